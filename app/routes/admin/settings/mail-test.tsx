import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { mailTestSchema } from "~/domain/agency/agency.schema";
import { agentEmail } from "~/domain/agency/agency.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { environment } from "~/environment.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { MailTestForm } from "~/ui/admin/settings/mail-test-form";
import { SmallFormPage } from "~/ui/admin/settings/small-form-page";

import { refused } from "./form-answers.server";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "settings" });
  return {
    title: adminText("admin.title", { page: adminText("settings.mailTest") }),
    state: untouched({ recipient: await agentEmail(db) }),
  };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  await requireAdmin(request, { may: "settings" });
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: mailTestSchema });
  if (submission.status !== "success") return refused(form, submission);

  const { recipient } = submission.value;
  await queueMail(db, { template: "mail-test", recipient }, new Date());
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
