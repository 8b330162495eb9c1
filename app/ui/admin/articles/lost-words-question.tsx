import type { AskedAt } from "~/domain/articles/article-entry";
import type { LostWords } from "~/domain/cleaning/lost-words";
import { useAdminText } from "~/i18n/admin";
import { Problem } from "~/ui/admin/problem";
import { buttonClass } from "~/ui/button";

const mostShown = 6;
const longestShown = 400;

/** Asks what becomes of the words that saving, cleaning or restoring would leave out. Both buttons send the form with all that was typed. */
export function LostWordsQuestion({ lost }: { lost: AskedAt }) {
  const { t } = useAdminText();
  const { at, count, key } = lost;
  const name = at === "clean" ? "cleanWords" : "lostWords";
  return (
    <div className="mb-4">
      <Problem title={t(`articleForm.lost.${at}`, { count })}>
        <p>{t(`articleForm.lost.${at}.text`)}</p>
        <LostExcerpts lost={lost} />
        <p className="mt-3 flex flex-wrap gap-2">
          <button type="submit" name={name} value={`keep:${key}`} className={buttonClass({ size: "sm" })}>
            {t(`articleForm.lost.${at}.keep`)}
          </button>
          <button
            type="submit"
            name={name}
            value={`drop:${key}`}
            className={buttonClass({ kind: "danger", size: "sm" })}
          >
            {t(`articleForm.lost.${at}.drop`)}
          </button>
        </p>
      </Problem>
    </div>
  );
}

/** The words that would go, as they stand beside each other. */
export function LostExcerpts({ lost: { excerpts } }: { lost: LostWords }) {
  const { t } = useAdminText();
  const more = excerpts.length - mostShown;
  return (
    <ul className="mt-2 list-disc space-y-1 ps-5 wrap-anywhere">
      {excerpts.slice(0, mostShown).map((words, place) => (
        <li key={place}>“{words.length > longestShown ? `${words.slice(0, longestShown)}…` : words}”</li>
      ))}
      {more > 0 ? <li>{t("articleForm.lost.more", { count: more })}</li> : null}
    </ul>
  );
}
