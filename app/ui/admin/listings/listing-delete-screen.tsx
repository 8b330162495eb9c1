import type { Deletion } from "~/domain/listings/deletion";
import type { ListingKind } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { defaultLanguage } from "~/i18n/languages";
import { ConfirmPage } from "~/ui/admin/confirm-page";

import { listingWords } from "./listing-words";

const list = new Intl.ListFormat(defaultLanguage, { type: "conjunction" });

type Props = {
  kind: ListingKind;
  deletion: Deletion;
  /** Address of the list it was asked from. */
  back: string;
};

/** Asks before a listing is deleted, and says what goes with it. */
export function ListingDeleteScreen({ kind, deletion, back }: Props) {
  const { t } = useAdminText();
  const { enquiries } = deletion;
  return (
    <ConfirmPage
      question={t(`${kind}Delete.question`)}
      confirm={t(`${kind}Delete.confirm`)}
      confirming={t(`${kind}Delete.deleting`)}
      parent={{ label: t(listingWords[kind].list), href: back }}
    >
      <p className="wrap-break-word">
        {kind === "property" ? <HomeGoes {...deletion} /> : <DevelopmentGoes {...deletion} />}
      </p>
      {enquiries > 0 ? <p>{t(`${kind}Delete.enquiries`, { count: enquiries })}</p> : null}
    </ConfirmPage>
  );
}

function HomeGoes({ title, images, translations }: Deletion) {
  const { t } = useAdminText();
  const what = [
    ...(images > 0 ? [t("propertyDelete.images", { count: images })] : []),
    ...(translations > 0 ? [t("propertyDelete.translations", { count: translations })] : []),
  ];
  if (what.length === 0) return t("propertyDelete.goesAlone", { title });
  return t("propertyDelete.goesWith", { title, what: list.format(what) });
}

function DevelopmentGoes({ title, units, images }: Deletion) {
  const { t } = useAdminText();
  return t("developmentDelete.text", { name: title, count: units, images });
}
