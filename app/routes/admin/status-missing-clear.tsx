import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { forgetMissingPages, listMissingPages } from "~/domain/site/missing-pages.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { ConfirmPage } from "~/ui/admin/confirm-page";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { count } = await listMissingPages(db, 1);
  return { title: adminText("admin.title", { page: adminText("status.missing.clear") }), count };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
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
