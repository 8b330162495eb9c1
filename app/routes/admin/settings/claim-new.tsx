import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { claimSchema } from "~/domain/agency/claim.schema";
import { addClaim } from "~/domain/agency/claims.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ClaimForm } from "~/ui/admin/settings/claim-form";
import { untouched } from "~/ui/admin/settings/form-state";

import { refused } from "./form-answers.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "settings" }, () => {
  return { title: adminText("admin.title", { page: adminText("settings.claim.new") }) };
});

export const action = panelAction({ may: "settings" }, async ({ admin, now, post }) => {
  const submission = parseWithZod(post, { schema: claimSchema });
  if (submission.status !== "success") return refused(post, submission);

  await addClaim(db, submission.value.claim, admin.userId, now);
  return redirectWithAdminFlash("/admin/settings", "claimAdded");
});

export default function NewClaim() {
  const state = useActionData<typeof action>()?.state ?? untouched({});
  return <ClaimForm id={null} state={state} />;
}
