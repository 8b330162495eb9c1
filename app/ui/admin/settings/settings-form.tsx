import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { languages } from "~/i18n/languages";
import { SaveBar } from "~/ui/admin/save-bar";
import { ErrorSummary } from "~/ui/fields/error-summary";

import { FormPart, type Line, type Part } from "./form-part";
import { fieldOf, type FormState } from "./form-state";
import { Overtaken } from "./overtaken";

type Props = {
  action: string;
  /** The deed, at an address that has several. */ intent?: string;
  state: FormState;
  parts: readonly Part[];
  parent: string;
  /** What else it sends or says, above its first part. */
  children?: ReactNode;
  /** Whether a file may go along. */
  takesFile?: boolean;
};

/** A form of the settings: parts with their name in a column at the side, errors at the fields, a bar that stays in view. */
export function SettingsForm({ action, intent, state, parts, parent, children, takesFile = false }: Props) {
  const lines = parts.flatMap((part) => part.lines);
  return (
    <>
      <div className="*:mt-0 *:mb-6">
        <ErrorSummary fields={lines.map((line) => fieldOf(state, line.name))} />
      </div>
      {state.overtakenBy ? <Overtaken values={state.values} stored={state.overtakenBy} lines={lines} /> : null}
      <form
        method="post"
        action={action}
        encType={takesFile ? "multipart/form-data" : undefined}
        noValidate
        data-warn-unsaved={Object.keys(state.errors).length > 0 || state.overtakenBy ? "always" : ""}
      >
        {intent ? <input type="hidden" name="intent" value={intent} /> : null}
        <input type="hidden" name="version" value={state.values.version ?? ""} />
        {children}
        {parts.map((part) => (
          <FormPart key={part.title} {...part} state={state} />
        ))}
        <SaveBar cancel={parent} />
      </form>
    </>
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
