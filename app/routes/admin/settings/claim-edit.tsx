import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { claimFields, claimSchema } from "~/domain/agency/claim.schema";
import { changeClaim, findClaim } from "~/domain/agency/claims.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ClaimForm } from "~/ui/admin/settings/claim-form";
import { untouched } from "~/ui/admin/settings/form-state";

import { overtaken, readId, refused } from "./form-answers.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "settings" }, async ({ params }) => {
  const id = readId(params.id);
  const claim = id === undefined ? undefined : await findClaim(db, id);
  if (!claim) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("settings.claim.edit") }),
    id: claim.id,
    state: untouched({ ...claimFields(claim), version: claim.version }),
  };
});

export const action = panelAction({ may: "settings" }, async ({ admin, params, now, post }) => {
  const id = readId(params.id);
  if (id === undefined) throw notFound();
  const submission = parseWithZod(post, { schema: claimSchema });
  if (submission.status !== "success") return refused(post, submission);

  const changed = await changeClaim(db, id, submission.value.claim, submission.value.version, admin.userId, now);
  if (changed.ok) return redirectWithAdminFlash("/admin/settings", "claimSaved");
  const stored = await findClaim(db, id);
  if (!stored) return redirectWithAdminFlash("/admin/settings", "claimGone", { hasFailed: true });
  return overtaken(post, claimFields(stored), stored.version);
});

export default function EditClaim() {
  const { id, state } = useLoaderData<typeof loader>();
  return <ClaimForm id={id} state={useActionData<typeof action>()?.state ?? state} />;
}
