import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findStory, removeStory } from "~/domain/agency/stories.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { ConfirmPage } from "~/ui/admin/confirm-page";

import { readId } from "./form-answers.server";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "settings" });
  const story = await findStory(db, readId(params.id) ?? 0);
  if (!story) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("settings.story.remove") }),
    name: story.byline[defaultLanguage],
  };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "settings" });
  await readPost(request);
  const isRemoved = await removeStory(db, readId(params.id) ?? 0, userId, new Date());
  return isRemoved
    ? redirectWithAdminFlash("/admin/settings", "storyRemoved")
    : redirectWithAdminFlash("/admin/settings", "storyGone", { hasFailed: true });
});

export default function RemoveStory() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("settings.story.question")}
      confirm={t("settings.story.remove")}
      confirming={t("settings.removing")}
      parent={{ label: t("settings.title"), href: "/admin/settings" }}
    >
      <p>{t("settings.story.question.text", { name })}</p>
    </ConfirmPage>
  );
}
