import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { type Language, languages } from "~/i18n/languages";
import { SaveButton } from "~/ui/admin/save-button";
import { buttonClass } from "~/ui/button";
import { CheckField } from "~/ui/fields/choice-field";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { type Choice, SelectField, TextArea, TextField } from "~/ui/fields/field";

import { fieldOf, type FormState } from "./form-state";
import { LanguageLines } from "./language-lines";
import { Overtaken } from "./overtaken";

/** A line that the form asks for. */
export type Line = {
  name: string;
  label: string;
  hint?: string;
  max?: number;
  type?: "text" | "email" | "tel" | "url" | "date" | "time";
  /** A number, and its unit after it. */
  unit?: string;
  /** One of these answers. */
  choices?: readonly Choice[];
  /** More than one: a text of its own, over the whole width. */
  rows?: number;
  /** A statement to tick. */
  isBox?: boolean;
  /** A statement beside others. */
  isNarrow?: boolean;
  /** It may be left blank. */
  isOptional?: boolean;
  /** One of the lines of a text that each language needs, and what the text is called. */
  inLanguage?: { language: Language; text: string };
};

/** Lines that belong together, under a heading of their own. */
export type Part = { title: string; text?: string; lines: readonly Line[] };

type Props = {
  action: string;
  /** The deed, at an address that has several. */ intent?: string;
  state: FormState;
  parts: readonly Part[];
  parent: string;
  /** What else it sends or says, above its first part. */
  children?: ReactNode;
};

/** A form of the settings: parts with their name in a column at the side, errors at the fields, a bar that stays in view. */
export function SettingsForm({ action, intent, state, parts, parent, children }: Props) {
  const { t } = useAdminText();
  const lines = parts.flatMap((part) => part.lines);
  return (
    <>
      <div className="*:mt-0 *:mb-6">
        <ErrorSummary fields={lines.map((line) => fieldOf(state, line.name))} />
      </div>
      {state.overtakenBy ? <Overtaken values={state.values} stored={state.overtakenBy} lines={lines} /> : null}
      <form method="post" action={action} noValidate>
        {intent ? <input type="hidden" name="intent" value={intent} /> : null}
        <input type="hidden" name="version" value={state.values.version ?? ""} />
        {children}
        {parts.map((part) => (
          <FormPart key={part.title} {...part} state={state} />
        ))}
        <div
          data-save-bar=""
          className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-2 border-t border-plaster-300 bg-plaster-100 px-4 py-3 md:-mx-6 md:px-6"
        >
          <a href={parent} className={buttonClass({ kind: "quiet", size: "sm" })}>
            {t("settings.cancel")}
          </a>
          <SaveButton size="sm" busyLabel={t("settings.saving")}>
            {t("settings.save")}
          </SaveButton>
        </div>
      </form>
    </>
  );
}

function FormPart({ title, text, lines, state }: Part & { state: FormState }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-plaster-300 py-6 first-of-type:border-t-0 first-of-type:pt-0 xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-title-3">{title}</h2>
        {text ? <p className="mt-1 text-xs text-stone-600">{text}</p> : null}
      </div>
      <div className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
        {groupsOf(lines).map((group) =>
          "text" in group ? (
            <LanguageLines
              key={group.text}
              label={group.text}
              lines={group.lines.map(({ language, line }) => ({
                language,
                line: <FormLine {...line} state={state} />,
                isWide: line.rows !== undefined,
              }))}
            />
          ) : (
            <FormLine key={group.line.name} {...group.line} state={state} />
          ),
        )}
      </div>
    </section>
  );
}

type Group = { line: Line } | { text: string; lines: { language: Language; line: Line }[] };

/** The lines with those of one text together. */
function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const { inLanguage } = line;
    if (!inLanguage) groups.push({ line });
    else if (last && "text" in last && last.text === inLanguage.text)
      last.lines.push({ language: inLanguage.language, line });
    else groups.push({ text: inLanguage.text, lines: [{ language: inLanguage.language, line }] });
  }
  return groups;
}

function FormLine({
  name,
  label,
  hint,
  max,
  type,
  unit,
  rows,
  isBox,
  isNarrow,
  isOptional,
  choices,
  state,
}: Line & { state: FormState }) {
  const field = { ...fieldOf(state, name, max), required: !isOptional };
  if (isBox) {
    return (
      <CheckField field={{ ...field, required: false }} className={isNarrow ? "" : "sm:col-span-2"}>
        {label}
      </CheckField>
    );
  }
  if (choices) return <SelectField field={field} label={label} hint={hint} choices={choices} isDense />;
  return rows ? (
    <TextArea field={field} label={label} hint={hint} rows={rows} isDense className="sm:col-span-2" />
  ) : (
    <TextField
      field={field}
      label={label}
      hint={hint}
      type={type}
      suffix={unit}
      inputMode={unit ? "numeric" : undefined}
      isDense
    />
  );
}

/** The four lines that a text needs, one for each language of the site. */
export function useLinesInEachLanguage() {
  const { t } = useAdminText();
  return (
    name: string,
    label: string,
    max: number,
    { rows, isOptional }: Pick<Line, "rows" | "isOptional"> = {},
  ): Line[] =>
    languages.map((language) => ({
      name: `${name}-${language}`,
      label: t("settings.inLanguage", { text: label, language: t(`settings.language.${language}`) }),
      max,
      rows,
      isOptional,
      inLanguage: { language, text: label },
    }));
}
