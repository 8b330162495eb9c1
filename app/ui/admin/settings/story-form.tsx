import { storyLimits as max } from "~/domain/agency/story.schema";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";

import type { FormState } from "./form-state";
import { SettingsForm, useLinesInEachLanguage } from "./settings-form";

const settings = "/admin/settings";

/** @param id of a story that is changed; null for one that is added */
export function StoryForm({ id, state }: { id: number | null; state: FormState }) {
  const { t } = useAdminText();
  const inEach = useLinesInEachLanguage();
  const parts = [
    {
      title: t("settings.story.quote"),
      text: t("settings.story.quote.text"),
      lines: inEach("quote", t("settings.story.quote"), max.quote, 2),
    },
    {
      title: t("settings.story.byline"),
      text: t("settings.story.byline.text"),
      lines: inEach("byline", t("settings.story.byline"), max.byline),
    },
    {
      title: t("settings.story.howVerified"),
      text: t("settings.story.howVerified.text"),
      lines: inEach("howVerified", t("settings.story.howVerified"), max.howVerified, 2),
    },
    {
      title: t("settings.story.publication"),
      lines: [{ name: "isPublished", label: t("settings.story.isPublished"), isBox: true }],
    },
  ];
  return (
    <AdminPage
      title={t(id === null ? "settings.story.new" : "settings.story.edit")}
      parent={{ label: t("settings.title"), href: settings }}
    >
      <SettingsForm
        action={id === null ? `${settings}/stories/new` : `${settings}/stories/${id}`}
        state={state}
        parts={parts}
        parent={settings}
      />
    </AdminPage>
  );
}
