import { openings, templateLimits } from "~/domain/enquiries/replying/reply-template";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";

import type { Part } from "./form-part";
import type { FormState } from "./form-state";
import { openingName } from "./opening-name";
import { SettingsForm, useLinesInEachLanguage } from "./settings-form";

const list = "/admin/settings/replies";

/** @param id of a template that is changed; null for one that is added */
export function ReplyTemplateForm({ id, state }: { id: number | null; state: FormState }) {
  const { t } = useAdminText();
  const inEach = useLinesInEachLanguage();
  const parts: Part[] = [
    {
      title: t("settings.reply.name"),
      text: t("settings.reply.name.text"),
      lines: [
        { name: "name", label: t("settings.reply.name"), max: templateLimits.name },
        {
          name: "opensFor",
          label: t("settings.reply.opensFor"),
          hint: t("settings.reply.opensFor.hint"),
          isOptional: true,
          choices: [
            { value: "", label: t("settings.reply.opensFor.none") },
            ...openings.map((each) => ({ value: each, label: openingName(t, each) })),
          ],
        },
      ],
    },
    {
      title: t("settings.reply.body"),
      text: t("settings.reply.body.text"),
      lines: inEach("body", t("settings.reply.body"), templateLimits.body, { rows: 15 }),
    },
  ];
  return (
    <AdminPage
      title={t(id === null ? "settings.reply.new" : "settings.reply.edit")}
      parent={{ label: t("settings.replies"), href: list }}
    >
      <SettingsForm
        action={`${list}/${id ?? "new"}`}
        intent={id === null ? "add" : "save"}
        state={state}
        parts={parts}
        parent={list}
      />
    </AdminPage>
  );
}
