import { db } from "~/db/db.server";
import { findPortrait, removePortrait } from "~/domain/agency/agent.server";
import { findTemplate, removeTemplate } from "~/domain/enquiries/replying/reply-templates.server";
import { environment } from "~/environment.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { adminText } from "~/i18n/admin.server";
import { removePhoto } from "~/outside/photos/accept.server";

import type { Question } from "../question";

import { lists } from "./kept-lists.server";

/** `:id` is the line of the list. */
function removingLine({ noun, open, remove }: (typeof lists)[keyof typeof lists]): Question {
  return {
    needs: { may: "settings" },
    ask: async ({ params }) => {
      const line = await open(idIn(params, "id"));
      return (
        line && {
          title: adminText(`settings.${noun}.remove`),
          question: adminText(`settings.${noun}.question`),
          lost: [adminText(`settings.${noun}.question.text`, { name: line.name })],
          confirm: adminText(`settings.${noun}.remove`),
          confirming: adminText("settings.removing"),
          parent: { label: adminText("settings.title"), href: "/admin/settings" },
        }
      );
    },
    act: (sent) => remove(idIn(sent.params, "id"), sent),
  };
}

export const removingClaim = removingLine(lists.claims);
export const removingStory = removingLine(lists.stories);

const agentPage = "/admin/settings/agent";

/** The portrait of the agent, with all its files. */
export const removingPortrait: Question = {
  needs: { may: "settings" },
  ask: async () => {
    if (!(await findPortrait(db))) return undefined;
    return {
      title: adminText("settings.portrait.remove"),
      question: adminText("settings.portrait.question"),
      lost: [adminText("settings.portrait.question.text")],
      confirm: adminText("settings.portrait.remove"),
      confirming: adminText("settings.removing"),
      parent: { label: adminText("settings.agent"), href: agentPage },
    };
  },
  act: async ({ admin, now }) => {
    const removed = await removePortrait(db, admin.userId, now);
    if (removed === null) return redirectWithAdminFlash(agentPage, "portraitGone", { hasFailed: true });
    // What could not be removed now goes at night.
    await removePhoto(removed, environment.uploadsDir).catch(() => undefined);
    return redirectWithAdminFlash(agentPage, "portraitRemoved");
  },
};

const templates = "/admin/settings/replies";

/** `:id` is the template. */
export const removingReplyTemplate: Question = {
  needs: { may: "settings" },
  ask: async ({ params }) => {
    const template = await findTemplate(db, idIn(params, "id"));
    return (
      template && {
        title: adminText("settings.reply.remove"),
        question: adminText("settings.reply.question"),
        lost: [adminText("settings.reply.question.text", { name: template.name })],
        confirm: adminText("settings.reply.remove"),
        confirming: adminText("settings.removing"),
        parent: { label: adminText("settings.replies"), href: templates },
      }
    );
  },
  act: async ({ admin, params, now }) =>
    (await removeTemplate(db, idIn(params, "id"), admin.userId, now))
      ? redirectWithAdminFlash(templates, "replyTemplateRemoved")
      : redirectWithAdminFlash(templates, "replyTemplateGone", { hasFailed: true }),
};
