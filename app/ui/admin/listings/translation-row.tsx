import type { TranslationRow as Row } from "~/domain/listings/translation";
import type { TranslationStanding } from "~/domain/translations/translation-work";
import { useAdminText } from "~/i18n/admin";
import { languageNames } from "~/i18n/languages";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { isToBeAsked, textState, translationLooks } from "./translation-looks";
import { DraftsToConfirm, followPause, TranslationWorkDeeds, TranslationWorkWords } from "./translation-progress";

type Props = {
  rows: readonly Row[];
  /** Address of the record: `/admin/properties/3`. */
  path: string;
  standing: TranslationStanding;
  now: Date;
};

/** How the texts of a record stand in the four languages; each but its own leads to its translation. */
export function TranslationRow({ rows, path, standing: { drafts, work, hasService }, now }: Props) {
  const { t } = useAdminText();
  const shown = rows.map((row) => ({ language: row.language, state: textState(row, drafts[row.language]) }));
  const missing = shown.filter(({ state }) => isToBeAsked(state)).length;
  const all = `${path}/translations`;
  return (
    <div id="translations" data-followed data-follow-pause={work ? followPause : undefined} className="min-w-0">
      <nav aria-labelledby="texts-in" className="flex flex-wrap items-center gap-x-5">
        <h2 id="texts-in" className="font-sans text-sm font-semibold">
          {t("translations.title")}
        </h2>
        <ul className="flex flex-wrap items-center gap-x-5">
          {shown.map(({ language, state }) => (
            <li key={language} className="flex min-h-9 items-center gap-1.5 max-md:min-h-11">
              <Icon as={translationLooks[state].icon} className={`size-4 ${translationLooks[state].tint}`} />
              <span>
                {state === "source" ? (
                  <span lang={language}>{languageNames[language]}</span>
                ) : (
                  <a
                    href={`${all}/${language}`}
                    lang={language}
                    className="font-medium text-mar-700 underline decoration-mar-300 hover:decoration-current"
                  >
                    {languageNames[language]}
                  </a>
                )}{" "}
                <span className={translationLooks[state].tint}>{t(`translations.state.${state}`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </nav>
      <p id="follow-news" role="status" className="sr-only" />
      {work ? (
        <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
          <TranslationWorkWords work={work} now={now} />
          <TranslationWorkDeeds work={work} here={`${path}/edit`} action={all} swap="translations" />
        </div>
      ) : null}
      {work ? null : <DraftsToConfirm count={shown.filter(({ state }) => state === "ready").length} />}
      {hasService && missing > 0 ? (
        <form method="post" action={all} data-swap="translations" className="mt-1">
          <input type="hidden" name="intent" value="translate" />
          <SubmitButton id="translate-all" kind="secondary" size="sm" busyLabel={t("draft.asking")}>
            {t("translations.all", { count: missing })}
          </SubmitButton>
        </form>
      ) : null}
    </div>
  );
}
