import { Check, Circle, Pencil, TriangleAlert } from "lucide-react";

import type { TranslationRow as Row } from "~/domain/listings/translation";
import { useAdminText } from "~/i18n/admin";
import { languageNames } from "~/i18n/languages";
import { Icon } from "~/ui/icon";

/** The look of each state, beside its word. */
export const translationLooks = {
  source: { icon: Pencil, tint: "text-stone-600" },
  missing: { icon: Circle, tint: "text-stone-600" },
  stale: { icon: TriangleAlert, tint: "text-warn-700" },
  current: { icon: Check, tint: "text-ok-700" },
} as const;

/**
 * How the texts of a record stand in the four languages; each but its own leads to its translation.
 * @param path address of the record: `/admin/properties/3`
 */
export function TranslationRow({ rows, path }: { rows: readonly Row[]; path: string }) {
  const { t } = useAdminText();
  return (
    <nav aria-labelledby="texts-in" className="flex flex-wrap items-center gap-x-5">
      <h2 id="texts-in" className="font-sans text-sm font-semibold">
        {t("translations.title")}
      </h2>
      <ul className="flex flex-wrap items-center gap-x-5">
        {rows.map(({ language, state }) => (
          <li key={language} className="flex min-h-9 items-center gap-1.5 max-md:min-h-11">
            <Icon as={translationLooks[state].icon} className={`size-4 ${translationLooks[state].tint}`} />
            <span>
              {state === "source" ? (
                <span lang={language}>{languageNames[language]}</span>
              ) : (
                <a
                  href={`${path}/translations/${language}`}
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
  );
}
