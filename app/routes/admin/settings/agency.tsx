import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { agencyFields, agencySchema } from "~/domain/agency/agency.schema";
import { findAgency, saveAgency } from "~/domain/agency/agency.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { AgencyForm } from "~/ui/admin/settings/agency-form";
import { untouched } from "~/ui/admin/settings/form-state";

import { overtaken, refused } from "./form-answers.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async () => {
  const { agency, version } = await findAgency(db);
  return {
    title: adminText("settings.agency"),
    state: untouched({ ...agencyFields(agency), version }),
  };
});

export const action = panelAction({ may: "settings" }, async ({ admin, now, post }) => {
  const submission = parseWithZod(post, { schema: agencySchema });
  if (submission.status !== "success") return refused(post, submission);

  const { agency, version } = submission.value;
  const saved = await saveAgency(db, agency, version, now, admin.userId);
  if (saved.ok) return redirectWithAdminFlash("/admin/settings", "agencySaved");
  const stored = await findAgency(db);
  return overtaken(post, agencyFields(stored.agency), stored.version);
});

export default function Agency() {
  const { state } = useLoaderData<typeof loader>();
  return <AgencyForm state={useActionData<typeof action>()?.state ?? state} />;
}
