import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { writerFields } from "~/domain/agency/writer-settings";
import { writerSchema } from "~/domain/agency/writer-settings.schema";
import { findWriterSettings, saveWriterSettings } from "~/domain/agency/writer-settings.server";
import { spentThisMonth } from "~/domain/writer/writer-budget.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { SmallFormPage } from "~/ui/admin/settings/small-form-page";
import { WriterForm } from "~/ui/admin/settings/writer-form";

import { overtaken, refused } from "./form-answers.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async ({ now }) => {
  const { settings, version } = await findWriterSettings(db);
  const endpoint = environment.articleEndpoint;
  return {
    title: adminText("settings.writer"),
    // Never the key.
    endpoint: endpoint ? { host: new URL(endpoint.url).host, model: endpoint.model } : null,
    spent: await spentThisMonth(db, now),
    state: untouched({ ...writerFields(settings), version }),
  };
});

export const action = panelAction({ may: "settings" }, async ({ admin, now, post }) => {
  const submission = parseWithZod(post, { schema: writerSchema(environment.articleEndpoint !== undefined) });
  if (submission.status !== "success") return refused(post, submission);

  const { settings, version } = submission.value;
  const saved = await saveWriterSettings(db, settings, version, now, admin.userId);
  if (saved.ok) return redirectWithAdminFlash("/admin/settings", "writerSaved");
  const stored = await findWriterSettings(db);
  return overtaken(post, writerFields(stored.settings), stored.version);
});

export default function Writer() {
  const { state, endpoint, spent } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <SmallFormPage title={t("settings.writer")}>
      <WriterForm state={useActionData<typeof action>()?.state ?? state} endpoint={endpoint} spent={spent} />
    </SmallFormPage>
  );
}
