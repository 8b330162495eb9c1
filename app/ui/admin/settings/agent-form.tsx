import { agentLimits as max } from "~/domain/agency/agent.schema";
import type { Photo as PhotoNoun } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { defaultLanguage } from "~/i18n/languages";
import { spokenLanguageName, spokenLanguages } from "~/i18n/spoken-languages";
import { AdminPage } from "~/ui/admin/admin-page";

import type { Part } from "./form-part";
import type { FormState } from "./form-state";
import { PortraitField } from "./portrait-field";
import { SettingsForm, useLinesInEachLanguage } from "./settings-form";

const settings = "/admin/settings";

type Props = { state: FormState; portrait: PhotoNoun | null; error: string | undefined };

/** The person who answers: name, role, a sentence, languages; and the portrait. One form: whichever button is pressed, all of it is sent. */
export function AgentForm({ state, portrait, error }: Props) {
  const { t } = useAdminText();
  const inEach = useLinesInEachLanguage();
  const parts: Part[] = [
    {
      title: t("settings.agent.name"),
      text: t("settings.agent.name.text"),
      lines: [{ name: "name", label: t("settings.agent.name"), max: max.name, isOptional: true }],
    },
    {
      title: t("settings.agent.role"),
      text: t("settings.agent.role.text"),
      lines: inEach("role", t("settings.agent.role"), max.role, { isOptional: true }),
    },
    {
      title: t("settings.agent.sentence"),
      text: t("settings.agent.sentence.text"),
      lines: inEach("sentence", t("settings.agent.sentence"), max.sentence, { rows: 2, isOptional: true }),
    },
    {
      title: t("settings.agent.languages"),
      text: t("settings.agent.languages.text"),
      lines: spokenLanguages.map((language) => ({
        name: `speaks-${language}`,
        label: spokenLanguageName(language, defaultLanguage),
        isBox: true,
        isNarrow: true,
      })),
    },
  ];
  return (
    <AdminPage title={t("settings.agent")} parent={{ label: t("settings.title"), href: settings }}>
      <SettingsForm action={`${settings}/agent`} state={state} parts={parts} parent={settings} takesFile>
        {/* Enter presses the first button of a form, and the portrait's comes before the one that saves. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <PortraitField portrait={portrait} error={error} />
      </SettingsForm>
    </AdminPage>
  );
}
