import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { forgetMissingPages, listMissingPages } from "~/domain/site/missing-pages.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { ConfirmPage } from "~/ui/admin/confirm-page";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async () => {
  const { count } = await listMissingPages(db, 1);
  return { title: adminText("admin.title", { page: adminText("status.missing.clear") }), count };
});

export const action = panelAction({ may: "enter" }, async () => {
  await forgetMissingPages(db);
  return redirectWithAdminFlash("/admin/status", "missingPagesForgotten");
});

export default function ForgetMissingPages() {
  const { count } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("status.missing.question")}
      confirm={t("status.missing.clear")}
      confirming={t("status.missing.clearing")}
      parent={{ label: t("status.title"), href: "/admin/status" }}
    >
      <p>{t("status.missing.question.text", { count })}</p>
    </ConfirmPage>
  );
}
