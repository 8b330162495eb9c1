import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { claimSchema } from "~/domain/agency/claim.schema";
import { addClaim } from "~/domain/agency/claims.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { ClaimForm } from "~/ui/admin/settings/claim-form";
import { untouched } from "~/ui/admin/settings/form-state";

import { refused } from "./form-answers.server";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "settings" });
  return { title: adminText("admin.title", { page: adminText("settings.claim.new") }) };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "settings" });
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: claimSchema });
  if (submission.status !== "success") return refused(form, submission);

  await addClaim(db, submission.value.claim, userId, new Date());
  return redirectWithAdminFlash("/admin/settings", "claimAdded");
});

export default function NewClaim() {
  const state = useActionData<typeof action>()?.state ?? untouched({});
  return <ClaimForm id={null} state={state} />;
}
