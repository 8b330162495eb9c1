import { ChevronDown } from "lucide-react";

import type { Language } from "~/i18n/languages";
import { CheckField } from "~/ui/fields/choice-field";
import { type Choice, SelectField, TextArea, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { fieldOf, type FormState } from "./form-state";
import { LanguageLines } from "./language-lines";

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
export type Part = {
  title: string;
  text?: string;
  lines: readonly Line[];
  /** Short lines, two beside each other on a phone too. */
  isPaired?: boolean;
  /** Rarely needed: only its name is shown until somebody opens it. */
  isFolded?: boolean;
};

/** A part of a form of the settings, its name in a column at the side. */
export function FormPart(part: Part & { state: FormState }) {
  const { title, text, isFolded } = part;
  if (isFolded) {
    return (
      <details className="group border-t border-plaster-300 py-4">
        <summary className="grid min-h-11 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
          <h2 className="text-title-3">{title}</h2>
          <Icon as={ChevronDown} className="row-span-2 size-4.5 text-stone-600 group-open:rotate-180" />
          {text ? <span className="text-xs text-stone-600">{text}</span> : null}
        </summary>
        <div className="gap-x-10 pt-4 pb-2 xl:ps-62">
          <PartLines {...part} />
        </div>
      </details>
    );
  }
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-plaster-300 py-6 first-of-type:border-t-0 first-of-type:pt-0 xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-title-3">{title}</h2>
        {text ? <p className="mt-1 text-xs text-stone-600">{text}</p> : null}
      </div>
      <PartLines {...part} />
    </section>
  );
}

function PartLines({ lines, isPaired = false, state }: Part & { state: FormState }) {
  return (
    <div className={`grid min-w-0 items-start gap-4 ${isPaired ? "grid-cols-2" : "sm:grid-cols-2"}`}>
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
          <FormLine key={group.line.name} {...group.line} isPaired={isPaired} state={state} />
        ),
      )}
    </div>
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
  isPaired = false,
  state,
}: Line & { isPaired?: boolean; state: FormState }) {
  const field = { ...fieldOf(state, name, max), required: !isOptional };
  if (isBox) {
    return (
      <CheckField
        field={{ ...field, required: false }}
        className={isNarrow ? "" : isPaired ? "col-span-2" : "sm:col-span-2"}
      >
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
