import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import { useAdmin } from "~/ui/admin/admin-context";

type Props = {
  /** What the text is called: its lines are the same in each language. */
  label: string;
  lines: readonly { language: Language; line: ReactNode; isWide: boolean }[];
};

const tabClass =
  "inline-flex min-h-9 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm text-stone-700 hover:text-mar-700 max-md:min-h-11 aria-pressed:border-mar-700 aria-pressed:font-semibold aria-pressed:text-mar-700";

/**
 * One text in each language of the site, one below the other. Where script runs a row of languages above shows one of them alone:
 * see enhance/admin/language-tabs.
 */
export function LanguageLines({ label, lines }: Props) {
  const { t } = useAdminText();
  const { admin } = useAdmin();
  const tabs = [...lines.map(({ language }) => language), "all"] as const;
  return (
    <div data-languages={admin.userId} className="min-w-0 sm:col-span-2">
      <div
        role="group"
        aria-label={t("settings.tabs", { text: label })}
        className="mb-3 hidden flex-wrap border-b border-plaster-300 scripted:flex"
      >
        {tabs.map((language) => (
          <button
            key={language}
            type="button"
            data-show-language={language}
            aria-pressed={language === "all"}
            className={tabClass}
          >
            {language === "all" ? t("settings.tabs.all") : t(`settings.language.${language}`)}
            {language === "all" ? null : (
              <span data-blank-mark hidden className="text-xs font-normal text-stone-600">
                {t("settings.tabs.blank")}
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {lines.map(({ language, line, isWide }) => (
          <div key={language} data-language-line={language} className={isWide ? "sm:col-span-2" : undefined}>
            {line}
          </div>
        ))}
      </div>
    </div>
  );
}
