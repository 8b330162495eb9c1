import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { mailTestSchema } from "~/domain/agency/agency.schema";
import { agentEmail } from "~/domain/agency/agency.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { MailTestForm } from "~/ui/admin/settings/mail-test-form";
import { SmallFormPage } from "~/ui/admin/settings/small-form-page";

import { refused } from "./form-answers.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async () => {
  return {
    title: adminText("settings.mailTest"),
    state: untouched({ recipient: await agentEmail(db) }),
  };
});

export const action = panelAction({ may: "settings" }, async ({ now, post }) => {
  const submission = parseWithZod(post, { schema: mailTestSchema });
  if (submission.status !== "success") return refused(post, submission);

  const { recipient } = submission.value;
  await queueMail(db, { template: "mail-test", recipient }, now);
  return redirectWithAdminFlash("/admin/settings", environment.smtpUrl ? "mailTestSent" : "mailTestKept", {
    values: { email: recipient },
  });
});

export default function MailTest() {
  const { state } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <SmallFormPage title={t("settings.mailTest")}>
      <MailTestForm state={useActionData<typeof action>()?.state ?? state} />
    </SmallFormPage>
  );
}
