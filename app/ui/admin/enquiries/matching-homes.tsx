import type { MatchingHome } from "~/domain/enquiries/briefs/brief-match";
import { useAdminText } from "~/i18n/admin";
import { formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { StatusBadge } from "~/ui/badge";

import { useMatchWords } from "./match-words";

const link = "font-medium text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current";

/** The homes that fit a property search, each with the reasons. */
export function MatchingHomes({ homes }: { homes: readonly MatchingHome[] }) {
  const { t } = useAdminText();
  const matchWords = useMatchWords();
  return (
    <div className="mt-5 border-t border-plaster-200 pt-4">
      <h3 className="font-sans text-sm font-semibold">{t("match.homes")}</h3>
      {homes.length === 0 ? (
        <p className="mt-1 text-stone-600">{t("match.homes.none")}</p>
      ) : (
        <ul className="mt-1 divide-y divide-plaster-200">
          {homes.map(({ home, ...match }) => (
            <li key={home.id} className="py-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <a href={`/property/${home.id}`} className={`min-w-0 ${link}`}>
                  {home.title}
                </a>
                <span className="figures whitespace-nowrap">{formatPrice(defaultLanguage, home.price)}</span>
              </p>
              <p className="text-xs text-stone-600">{matchWords(match)}</p>
              {home.status === "available" ? null : (
                <p className="mt-1">
                  <StatusBadge status={home.status} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
