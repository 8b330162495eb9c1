import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { addStory } from "~/domain/agency/stories.server";
import { storySchema } from "~/domain/agency/story.schema";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { StoryForm } from "~/ui/admin/settings/story-form";

import { refused } from "./form-answers.server";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "settings" });
  return { title: adminText("admin.title", { page: adminText("settings.story.new") }) };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "settings" });
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: storySchema });
  if (submission.status !== "success") return refused(form, submission);

  await addStory(db, submission.value.story, userId, new Date());
  return redirectWithAdminFlash("/admin/settings", "storyAdded");
});

export default function NewStory() {
  const state = useActionData<typeof action>()?.state ?? untouched({});
  return <StoryForm id={null} state={state} />;
}
