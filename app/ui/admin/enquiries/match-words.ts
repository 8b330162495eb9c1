import type { MatchReason, MatchReasons } from "~/domain/enquiries/briefs/brief-match";
import { budgets } from "~/domain/enquiries/briefs/search-brief";
import { useAdminText } from "~/i18n/admin";
import { formatPrice, formatPriceRange } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { useText } from "~/i18n/text";

/** Why a home and a brief suit each other, in one line: "in Gràcia, 3 bedrooms, lift, no sea view". */
export function useMatchWords(): (match: MatchReasons) => string {
  const { t } = useAdminText();
  const { t: site } = useText();

  function reasonWords(reason: MatchReason): string {
    switch (reason.about) {
      case "neighborhood":
        return t("match.neighborhood", { name: reason.name });
      case "budget": {
        const { from, to } = budgets[reason.budget];
        return to === null
          ? t("match.budget.andOver", { price: formatPrice(defaultLanguage, from) })
          : t("match.budget", { range: formatPriceRange(defaultLanguage, from, to) });
      }
      case "propertyType":
        return inSentence(site(`property.type.${reason.type}`));
      case "bedrooms":
        return t("match.bedrooms", { count: reason.count });
      case "bathrooms":
        return t("match.bathrooms", { count: reason.count });
      case "feature":
        return inSentence(site(`feature.${reason.feature}`));
    }
  }

  return ({ reasons, lacking }) =>
    [
      ...(reasons.length === 0 ? [t("match.anything")] : reasons.map(reasonWords)),
      ...lacking.map((feature) => t("match.lacking", { feature: inSentence(site(`feature.${feature}`)) })),
    ].join(", ");
}

function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
