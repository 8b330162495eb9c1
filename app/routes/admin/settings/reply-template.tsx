import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { replyTemplateSchema, templateFormFields } from "~/domain/enquiries/replying/reply-template.schema";
import { addTemplate, changeTemplate, findTemplate } from "~/domain/enquiries/replying/reply-templates.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { ReplyTemplateForm } from "~/ui/admin/settings/reply-template-form";

import { overtaken, refused } from "./form-answers.server";

const list = "/admin/settings/replies";

export const meta = adminMeta;

/** A template to be changed; "new" in place of its number for one that is added. */
export const loader = panelLoader({ may: "settings" }, async ({ params }) => {
  if (params.id === "new") return { title: adminText("settings.reply.new"), id: null, state: untouched({}) };
  const template = await findTemplate(db, idIn(params, "id"));
  if (!template) throw notFound();
  const state = untouched({ ...templateFormFields(template), version: template.version });
  return { title: adminText("settings.reply.edit"), id: template.id, state };
});

export const action = panelAction(
  { may: "settings" },
  {
    add: async ({ admin, post, now }) => {
      const submission = parseWithZod(post, { schema: replyTemplateSchema });
      if (submission.status !== "success") return refused(post, submission);
      await addTemplate(db, submission.value.template, admin.userId, now);
      return redirectWithAdminFlash(list, "replyTemplateAdded");
    },

    save: async ({ admin, params, post, now }) => {
      const id = idIn(params, "id");
      const submission = parseWithZod(post, { schema: replyTemplateSchema });
      if (submission.status !== "success") return refused(post, submission);
      const { template, version } = submission.value;
      const saved = await changeTemplate(db, id, template, { version, by: admin.userId }, now);
      if (saved.ok) return redirectWithAdminFlash(list, "replyTemplateSaved");
      const stored = await findTemplate(db, id);
      return stored
        ? overtaken(post, templateFormFields(stored), stored.version)
        : redirectWithAdminFlash(list, "replyTemplateGone", { hasFailed: true });
    },
  },
);

export default function Template() {
  const { id, state } = useLoaderData<typeof loader>();
  return <ReplyTemplateForm id={id} state={useActionData<typeof action>()?.state ?? state} />;
}
