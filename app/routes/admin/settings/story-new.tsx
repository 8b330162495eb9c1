import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { addStory } from "~/domain/agency/stories.server";
import { storySchema } from "~/domain/agency/story.schema";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { StoryForm } from "~/ui/admin/settings/story-form";

import { refused } from "./form-answers.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "settings" }, () => {
  return { title: adminText("admin.title", { page: adminText("settings.story.new") }) };
});

export const action = panelAction({ may: "settings" }, async ({ admin, now, post }) => {
  const submission = parseWithZod(post, { schema: storySchema });
  if (submission.status !== "success") return refused(post, submission);

  await addStory(db, submission.value.story, admin.userId, now);
  return redirectWithAdminFlash("/admin/settings", "storyAdded");
});

export default function NewStory() {
  const state = useActionData<typeof action>()?.state ?? untouched({});
  return <StoryForm id={null} state={state} />;
}
