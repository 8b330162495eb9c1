import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { claimFields, claimSchema } from "~/domain/agency/claim.schema";
import { changeClaim, findClaim } from "~/domain/agency/claims.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { ClaimForm } from "~/ui/admin/settings/claim-form";
import { untouched } from "~/ui/admin/settings/form-state";

import { overtaken, readId, refused } from "./form-answers.server";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "settings" });
  const id = readId(params.id);
  const claim = id === undefined ? undefined : await findClaim(db, id);
  if (!claim) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("settings.claim.edit") }),
    id: claim.id,
    state: untouched({ ...claimFields(claim), version: claim.version }),
  };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "settings" });
  const form = await readPost(request);
  const id = readId(params.id);
  if (id === undefined) throw notFound();
  const submission = parseWithZod(form, { schema: claimSchema });
  if (submission.status !== "success") return refused(form, submission);

  const changed = await changeClaim(db, id, submission.value.claim, submission.value.version, userId, new Date());
  if (changed.ok) return redirectWithAdminFlash("/admin/settings", "claimSaved");
  const stored = await findClaim(db, id);
  if (!stored) return redirectWithAdminFlash("/admin/settings", "claimGone", { hasFailed: true });
  return overtaken(form, claimFields(stored), stored.version);
});

export default function EditClaim() {
  const { id, state } = useLoaderData<typeof loader>();
  return <ClaimForm id={id} state={useActionData<typeof action>()?.state ?? state} />;
}
