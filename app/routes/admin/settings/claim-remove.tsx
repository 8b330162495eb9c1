import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findClaim, removeClaim } from "~/domain/agency/claims.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { ConfirmPage } from "~/ui/admin/confirm-page";

import { readId } from "./form-answers.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "settings" }, async ({ params }) => {
  const claim = await findClaim(db, readId(params.id) ?? 0);
  if (!claim) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("settings.claim.remove") }),
    name: `${claim.value[defaultLanguage]} ${claim.label[defaultLanguage]}`,
  };
});

export const action = panelAction({ may: "settings" }, async ({ admin, params, now }) => {
  const isRemoved = await removeClaim(db, readId(params.id) ?? 0, admin.userId, now);
  return isRemoved
    ? redirectWithAdminFlash("/admin/settings", "claimRemoved")
    : redirectWithAdminFlash("/admin/settings", "claimGone", { hasFailed: true });
});

export default function RemoveClaim() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("settings.claim.question")}
      confirm={t("settings.claim.remove")}
      confirming={t("settings.removing")}
      parent={{ label: t("settings.title"), href: "/admin/settings" }}
    >
      <p>{t("settings.claim.question.text", { name })}</p>
    </ConfirmPage>
  );
}
