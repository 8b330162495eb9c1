/** The three ways to be served from preparation to deed. */
export const turnkeyPackages = ["essential", "premium", "luxury"] as const;
export type TurnkeyPackage = (typeof turnkeyPackages)[number];

/** Marked "Most Popular" (specification, section 2). */
export const mostPopularPackage: TurnkeyPackage = "premium";

/** What a package costs, in whole EUR without VAT; null where it is told on request. */
export type TurnkeyPrices = Record<TurnkeyPackage, number | null>;

/** The figure that the specification gives for all three (section 9), until the agent sets others. */
export const firstTurnkeyPrices: TurnkeyPrices = { essential: 6000, premium: 6000, luxury: 6000 };

/** What stands in the fields of the form: `6000`, or nothing. */
export function turnkeyPriceFields(prices: TurnkeyPrices): Record<string, string> {
  return Object.fromEntries(turnkeyPackages.map((name) => [name, String(prices[name] ?? "")]));
}

/** What a text names, if it is one of the packages. */
export function readPackage(text: string | null): TurnkeyPackage | undefined {
  return turnkeyPackages.find((name) => name === text);
}
