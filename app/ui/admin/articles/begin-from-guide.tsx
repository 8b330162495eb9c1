import { useAdminText } from "~/i18n/admin";
import { type Language, languages } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";
import { SubmitButton } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields/field";

type Props = { keyword: string; language: Language; isMissing?: boolean };

/** Asks the guide what it answers to a keyword, before anything is written. */
export function BeginFromGuide({ keyword, language, isMissing = false }: Props) {
  const { t } = useAdminText();
  const errors = isMissing ? ["fromGuide.keyword.required"] : [];
  return (
    <Panel title={t("fromGuide.title")}>
      <form
        method="get"
        action="/admin/articles/from-guide"
        className="grid gap-x-4 gap-y-3 p-4 md:grid-cols-[1fr_12rem_auto] md:items-end"
      >
        <p className="text-stone-600 md:col-span-3">{t("fromGuide.text")}</p>
        <TextField
          field={{
            id: "guide-keyword",
            name: "keyword",
            initialValue: keyword,
            errors,
            required: true,
            maxLength: 200,
          }}
          label={t("fromGuide.keyword")}
          isDense
        />
        <SelectField
          field={{ id: "guide-language", name: "language", initialValue: language, required: true }}
          label={t("fromGuide.language")}
          choices={languages.map((each) => ({ value: each, label: t(`settings.language.${each}`) }))}
          isDense
        />
        <SubmitButton kind="secondary" busyLabel={t("fromGuide.looking")}>
          {t("fromGuide.look")}
        </SubmitButton>
      </form>
    </Panel>
  );
}
