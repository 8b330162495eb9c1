import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findClaim, removeClaim } from "~/domain/agency/claims.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { ConfirmPage } from "~/ui/admin/confirm-page";

import { readId } from "./form-answers.server";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "settings" });
  const claim = await findClaim(db, readId(params.id) ?? 0);
  if (!claim) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("settings.claim.remove") }),
    name: `${claim.value[defaultLanguage]} ${claim.label[defaultLanguage]}`,
  };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "settings" });
  await readPost(request);
  const isRemoved = await removeClaim(db, readId(params.id) ?? 0, userId, new Date());
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
