import { type SearchFeatureKey, searchFeatureKeys } from "~/domain/listings/features";
import { withoutAccents } from "~/i18n/fold";

import { has } from "./keyword";
import { featureWords, withoutWords } from "./keyword-words";

/** What a home has to have, and what it has not to have: "without a lift" asks for the opposite of "with a lift". */
export function featuresIn(words: string): { features: SearchFeatureKey[]; lacking: SearchFeatureKey[] } {
  const isToRenovate = has(words, toRenovate);
  const refused = [...words.matchAll(refusal)].map(([stretch]) => stretch).join(" ");
  const wanted = words.replace(refusal, " ");
  const lacking = searchFeatureKeys.filter((key) => has(refused, featureWords[key]));
  if (isToRenovate && !lacking.includes(renovated)) lacking.push(renovated);
  return {
    features: searchFeatureKeys.filter((key) => !lacking.includes(key) && has(wanted, featureWords[key])),
    lacking,
  };
}

const renovated = "recently-renovated" satisfies SearchFeatureKey;

/** Whoever looks for a home to renovate wants none that was. */
const toRenovate =
  "(?:to|needing|needs|in need of|for) (?:renovat|refurbish|reform|moderni)|fixer|(?:para|a|per) reformar|(?:para|per) (?:rehabilitar|renovar)|под ремонт|требу(?:ет|ющ)\\p{L}* ремонт|без ремонта";

/** Whether a terrace is asked for by its own name: a balcony is none. */
export function asksForTerrace(words: string): boolean {
  return has(words, "terra[czs]|azotea|terrat|террас") && !has(words, "balc|балкон");
}

const thing = `(?:(?:a|an|any|the|un|una|cap) )?(?:${Object.values(featureWords).map(withoutAccents).join("|")})[\\p{L}-]*`;
const goesOn = "(?:,| or| nor| and| ni| o| u| y| i| и| или| ни)+ ";

/** The word that refuses with all that it refuses: "sin ascensor ni parking". */
const refusal = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${withoutAccents(withoutWords)}) ${thing}(?:${goesOn}(?:(?:${withoutAccents(withoutWords)}) )?${thing})*`,
  "gu",
);
