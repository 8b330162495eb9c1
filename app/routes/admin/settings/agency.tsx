import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { agencyFields, agencySchema } from "~/domain/agency/agency.schema";
import { findAgency, saveAgency } from "~/domain/agency/agency.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { AgencyForm } from "~/ui/admin/settings/agency-form";
import { untouched } from "~/ui/admin/settings/form-state";

import { overtaken, refused } from "./form-answers.server";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "settings" });
  const { agency, version } = await findAgency(db);
  return {
    title: adminText("admin.title", { page: adminText("settings.agency") }),
    state: untouched({ ...agencyFields(agency), version }),
  };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "settings" });
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: agencySchema });
  if (submission.status !== "success") return refused(form, submission);

  const { agency, version } = submission.value;
  const saved = await saveAgency(db, agency, version, new Date(), userId);
  if (saved.ok) return redirectWithAdminFlash("/admin/settings", "agencySaved");
  const stored = await findAgency(db);
  return overtaken(form, agencyFields(stored.agency), stored.version);
});

export default function Agency() {
  const { state } = useLoaderData<typeof loader>();
  return <AgencyForm state={useActionData<typeof action>()?.state ?? state} />;
}
