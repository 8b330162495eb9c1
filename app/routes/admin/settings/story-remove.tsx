import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findStory, removeStory } from "~/domain/agency/stories.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { ConfirmPage } from "~/ui/admin/confirm-page";

import { readId } from "./form-answers.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "settings" }, async ({ params }) => {
  const story = await findStory(db, readId(params.id) ?? 0);
  if (!story) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("settings.story.remove") }),
    name: story.byline[defaultLanguage],
  };
});

export const action = panelAction({ may: "settings" }, async ({ admin, params, now }) => {
  const isRemoved = await removeStory(db, readId(params.id) ?? 0, admin.userId, now);
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
