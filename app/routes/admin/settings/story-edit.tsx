import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { changeStory, findStory } from "~/domain/agency/stories.server";
import { storyFields, storySchema } from "~/domain/agency/story.schema";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { StoryForm } from "~/ui/admin/settings/story-form";

import { overtaken, readId, refused } from "./form-answers.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "settings" }, async ({ params }) => {
  const id = readId(params.id);
  const story = id === undefined ? undefined : await findStory(db, id);
  if (!story) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("settings.story.edit") }),
    id: story.id,
    state: untouched({ ...storyFields(story), version: story.version }),
  };
});

export const action = panelAction({ may: "settings" }, async ({ admin, params, now, post }) => {
  const id = readId(params.id);
  if (id === undefined) throw notFound();
  const submission = parseWithZod(post, { schema: storySchema });
  if (submission.status !== "success") return refused(post, submission);

  const changed = await changeStory(db, id, submission.value.story, submission.value.version, admin.userId, now);
  if (changed.ok) return redirectWithAdminFlash("/admin/settings", "storySaved");
  const stored = await findStory(db, id);
  if (!stored) return redirectWithAdminFlash("/admin/settings", "storyGone", { hasFailed: true });
  return overtaken(post, storyFields(stored), stored.version);
});

export default function EditStory() {
  const { id, state } = useLoaderData<typeof loader>();
  return <StoryForm id={id} state={useActionData<typeof action>()?.state ?? state} />;
}
