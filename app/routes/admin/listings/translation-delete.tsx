import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { removeTranslation } from "~/domain/listings/translations.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { listingPath } from "~/http/listing-request.server";
import { translationIn } from "~/http/listing-translation.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { languageNames } from "~/i18n/languages";
import { ConfirmPage } from "~/ui/admin/confirm-page";
import { listingWords } from "~/ui/admin/listings/listing-words";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const { listing, language, sourceLanguage, state } = await translationIn(visit);
  if (state === "missing") throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("translation.removeQuestion") }),
    kind: listing.kind,
    name: languageNames[language],
    sourceName: languageNames[sourceLanguage],
    back: `${listingPath(listing)}/translations/${language}`,
  };
});

export const action = panelAction({ may: "enter" }, async (sent) => {
  const { listing, language } = await translationIn(sent);
  if (!(await removeTranslation(db, listing, language, sent.now))) throw notFound();
  return redirectWithAdminFlash(`${listingPath(listing)}/edit`, "translationRemoved");
});

export default function RemoveTranslation() {
  const { kind, name, sourceName, back } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("translation.removeQuestion")}
      confirm={t("translation.removeConfirm")}
      confirming={t("translation.removing")}
      parent={{ label: name, href: back }}
    >
      <p>{t(listingWords[kind].removeTranslation, { language: sourceName })}</p>
    </ConfirmPage>
  );
}
