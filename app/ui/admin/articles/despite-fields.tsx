import type { DespiteEntry } from "~/domain/articles/article-entry";
import type { Despite } from "~/domain/articles/article-form";
import { type ArticleErrors, longestReason } from "~/domain/articles/article.schema";
import { useAdminText } from "~/i18n/admin";
import { described, FieldError, type FieldState, TextArea } from "~/ui/fields/field";

type Props = {
  /** What was sent; undefined on a page that is opened. */
  entered: DespiteEntry | undefined;
  errors: ArticleErrors | undefined;
  /** What was said when it was published before. */
  kept: Despite | null;
  /** How many false statements the check found in the text. */
  claims: number;
  /** Nothing in it is false: a line is left for what only the agent can say. */
  lacksOwnWordsOnly: boolean;
};

/** The fields by which what is known to be false is published all the same. */
export function despiteFields({ entered, errors, kept }: Omit<Props, "claims" | "lacksOwnWordsOnly">): FieldState[] {
  return [
    { id: "despite", name: "despite", errors: errors?.despite },
    {
      id: "despiteReason",
      name: "despiteReason",
      initialValue: entered?.reason ?? kept?.reason ?? "",
      errors: errors?.despiteReason,
      maxLength: longestReason,
    },
  ];
}

/** Asks for a tick and a reason before a false statement is published, or a draft without words of the agent’s own; nothing where neither is so. */
export function DespiteFields(props: Props) {
  const { t } = useAdminText();
  const [tick, reason] = despiteFields(props);
  const { entered, kept, claims, lacksOwnWordsOnly } = props;
  const asked = lacksOwnWordsOnly ? "articleForm.withoutOwn" : "articleForm.despite";
  if (!tick || !reason || (claims === 0 && !kept)) return null;
  return (
    <div className="grid gap-3 border-s-4 border-warn-700 bg-warn-50 p-3">
      {kept ? (
        <p className="text-xs wrap-anywhere text-stone-700">{t("articleForm.despite.kept", { reason: kept.reason })}</p>
      ) : null}
      {claims === 0 ? null : (
        <>
          <div>
            <label className="flex min-h-11 items-start gap-3 text-sm leading-tight font-semibold">
              <input
                type="checkbox"
                {...described(tick, t(`${asked}.hint`))}
                value="on"
                defaultChecked={entered?.isTicked ?? false}
                className="size-5 shrink-0"
              />
              {t(asked)}
            </label>
            <p id="despite-hint" className="text-xs text-stone-700">
              {t(`${asked}.hint`)}
            </p>
            <FieldError field={tick} />
          </div>
          <TextArea
            field={reason}
            label={t("articleForm.despiteReason")}
            hint={t("articleForm.despiteReason.hint")}
            rows={2}
            isDense
          />
        </>
      )}
    </div>
  );
}
