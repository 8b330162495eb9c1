import { ChevronDown } from "lucide-react";

import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

/** @param code that was asked for and that no home has; blank where none was */
type Props = { code: string; path: string };

/** The way from a code on a printed sheet to its home; folded away until somebody has one, so that it takes no room above the homes. */
export function CodeSearch({ code, path }: Props) {
  const { t, to } = useText();
  // Neither sign can stand in what a sentence mentions.
  const errors = code === "" ? undefined : [`code.none|code=${code.replace(/[|=]/g, " ")}`];
  const field = { id: "code", name: "code", initialValue: code, required: true, maxLength: 60, errors };
  return (
    <details open={code !== ""} className="group/code w-full sm:w-auto sm:open:w-full print:hidden">
      <summary className="flex min-h-11 w-fit items-center gap-2 font-medium text-mar-700">
        {t("code.open")}
        <Icon as={ChevronDown} className="size-4 group-open/code:rotate-180" />
      </summary>
      <form method="get" action={to(path)} className="flex max-w-xl gap-3 pt-1 pb-3 max-sm:flex-col">
        <TextField field={field} label={t("code.label")} className="min-w-0 grow" />
        <button
          type="submit"
          className={buttonClass({ kind: "secondary", className: "min-h-12 shrink-0 self-start sm:mt-6.5" })}
        >
          {t("code.show")}
        </button>
      </form>
    </details>
  );
}
