import { CodeXml, WandSparkles } from "lucide-react";

import type { CheckResult } from "~/domain/cleaning/check-content";
import type { Change } from "~/domain/cleaning/clean-content";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { described, FieldError, type FieldState } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { IssueBadge, IssueList } from "./issue-list";
import { WritingTools } from "./writing-tools";

type Props = {
  field: FieldState;
  checks: readonly CheckResult[];
  /** What "Clean Content" has just taken off; null where it was not pressed. */
  cleaned: readonly Change[] | null;
  /** Its number; null for one that is not stored yet. */
  article: number | null;
};

/** The content, its issues, and the button that takes its wrapping off. Where script runs the textarea feeds an editor. */
export function ContentSection({ field, checks, cleaned, article }: Props) {
  const { t } = useAdminText();
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <label htmlFor="content" className="text-sm font-semibold">
          {t("articleForm.content")}
        </label>
        <div className="flex flex-wrap items-center justify-end gap-2">
          <IssueBadge checks={checks} />
          <button
            type="submit"
            name="deed"
            value="clean"
            data-clean
            className={buttonClass({ kind: "secondary", size: "sm" })}
          >
            <Icon as={WandSparkles} />
            {t("articleForm.clean")}
          </button>
          <button
            type="button"
            hidden
            data-source
            aria-pressed="true"
            className={buttonClass({
              kind: "secondary",
              size: "sm",
              className: "aria-pressed:bg-mar-700 aria-pressed:text-plaster-0",
            })}
          >
            <Icon as={CodeXml} />
            {t("writing.source")}
          </button>
        </div>
      </div>
      <p role="status" data-clean-status className="mt-1 text-end text-xs text-stone-700 empty:hidden">
        {cleaned === null ? "" : cleaningWords(cleaned, t)}
      </p>
      <p role="status" data-writing-status className="mt-1 text-xs text-stone-700 empty:hidden" />
      <div data-code-editor className="relative mt-2">
        <textarea
          {...described(field)}
          rows={20}
          spellCheck={false}
          defaultValue={String(field.initialValue ?? "")}
          className="min-h-[27rem] w-full resize-y rounded-xs border border-stone-500 bg-plaster-0 px-3 py-3 font-mono text-xs leading-6 text-ink hover:border-stone-700 max-md:text-base aria-[invalid=true]:border-2 aria-[invalid=true]:border-bad-700"
        />
        <WritingTools article={article} />
      </div>
      <FieldError field={field} />
      <IssueList checks={checks} />
    </div>
  );
}

/** What the cleaning took off, in a sentence. */
export function cleaningWords(cleaned: readonly Change[], t: ReturnType<typeof useAdminText>["t"]): string {
  if (cleaned.length === 0) return t("articleForm.cleaned.none");
  return t("articleForm.cleaned", { what: changeNames(cleaned, t) });
}

/** The names of what was taken off, in a row. */
export function changeNames(cleaned: readonly Change[], t: ReturnType<typeof useAdminText>["t"]): string {
  return cleaned.map((change) => t(`articleForm.change.${change}`)).join(", ");
}
