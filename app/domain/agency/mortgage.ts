/**
 * What the mortgage calculation begins with. `ratePercent` is a year's interest, 3 for 3.00 %. `checkedOn` is the day on
 * which the agent looked it up, `2026-11-21`; null while nobody has.
 */
export type MortgageDefaults = { ratePercent: number; checkedOn: string | null };

/** Until the agent sets another: near the average of new mortgages in Spain in October 2025, 2.81 % (INE). */
export const firstMortgageDefaults: MortgageDefaults = { ratePercent: 3, checkedOn: null };

/** What stands in the fields of the form: `3.00` and the day. */
export function mortgageFields({ ratePercent, checkedOn }: MortgageDefaults): Record<string, string> {
  return { rate: ratePercent.toFixed(2), checkedOn: checkedOn ?? "" };
}
