/** The three ways to be served from preparation to deed. */
export const turnkeyPackages = ["essential", "premium", "luxury"] as const;
export type TurnkeyPackage = (typeof turnkeyPackages)[number];

/** Marked "Most Popular" (specification, section 2). */
export const mostPopularPackage: TurnkeyPackage = "premium";

/** The text that the specification gives for all three, without a currency (section 9). */
export const turnkeyPrice = "6000";

/** What a text names, if it is one of the packages. */
export function readPackage(text: string | null): TurnkeyPackage | undefined {
  return turnkeyPackages.find((name) => name === text);
}
