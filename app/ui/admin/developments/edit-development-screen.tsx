import { Images } from "lucide-react";

import type { Completion } from "~/domain/developments/completion";
import type { DevelopmentFormTexts } from "~/domain/developments/development-form";
import type { DevelopmentValues } from "~/domain/developments/development-form.schema";
import type { UnitForm } from "~/domain/developments/unit-form";
import { lacksWorksLicence } from "~/domain/developments/works-licence";
import type { Answer } from "~/domain/listings/entry";
import type { TranslationRow as Row } from "~/domain/listings/translation";
import type { TranslationStanding } from "~/domain/translations/translation-work";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { SeeListing } from "~/ui/admin/listings/see-listing";
import { TranslationRow } from "~/ui/admin/listings/translation-row";
import { NotAdvertisable } from "~/ui/admin/not-advertisable";
import { Badge } from "~/ui/badge";
import type { Choice } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { CompletionNote } from "./completion-note";
import { DevelopmentFormScreen } from "./development-form-screen";
import { UnitTable } from "./unit-table";

/** A stored development as its screen needs it. */
type EditedDevelopment = {
  id: number;
  slug: string;
  version: number;
  name: string;
  isPublished: boolean;
  completion: Completion;
  texts: DevelopmentFormTexts;
  /** Marks of what stands in its fields. */
  opened: string;
  updatedAt: string;
  updatedBy: string | null;
};

type Props = {
  development: EditedDevelopment;
  translations: readonly Row[];
  standing: TranslationStanding;
  units: readonly (UnitForm & { hasPlan: boolean })[];
  answer: Answer<DevelopmentValues> | undefined;
  neighborhoods: readonly Choice[];
  now: Date;
};

export function EditDevelopmentScreen({
  development,
  translations,
  standing,
  units,
  answer,
  neighborhoods,
  now,
}: Props) {
  const { t } = useAdminText();
  const { id, slug, name, isPublished, texts } = development;
  const here = `/admin/developments/${id}`;
  return (
    <AdminPage
      title={name}
      parent={{ label: t("developmentList.title"), href: "/admin/developments" }}
      actions={
        <>
          <span className="max-sm:hidden">
            <Badge className={isPublished ? "bg-ok-50 text-ok-700" : "bg-plaster-200 text-stone-700"}>
              {t(isPublished ? "developmentList.published" : "developmentList.draft")}
            </Badge>
          </span>
          <SeeListing
            listing={{ kind: "development", id }}
            title={name}
            path={isPublished ? `/developments/${slug}` : null}
          />
        </>
      }
    >
      <div className="mb-6 space-y-3">
        <CompletionNote completion={development.completion} />
        {lacksWorksLicence(texts) ? <NotAdvertisable lacking="licence" /> : null}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <TranslationRow rows={translations} path={here} standing={standing} now={now} />
          <a
            href={`${here}/images`}
            className="inline-flex min-h-9 items-center gap-1.5 font-medium text-mar-700 hover:underline max-md:min-h-11"
          >
            <Icon as={Images} />
            {t("developmentImages")}
          </a>
        </div>
        <p className="text-xs break-all text-stone-600">
          {t("developmentForm.address.fixed", { path: `/developments/${slug}` })}
        </p>
      </div>
      <UnitTable developmentId={id} units={units} />
      <DevelopmentFormScreen
        action={`${here}/edit`}
        texts={texts}
        answer={answer}
        saved={{
          version: development.version,
          opened: development.opened,
          at: development.updatedAt,
          by: development.updatedBy,
        }}
        neighborhoods={neighborhoods}
        now={now}
      />
    </AdminPage>
  );
}
