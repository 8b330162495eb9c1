const cents = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR", minimumFractionDigits: 2 });
const fractions = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR", maximumSignificantDigits: 1 });

/** Small amounts as a bill shows them, `€12.40`; what is less than a cent in its first figure, `€0.003`. @param amount EUR cents */
export function formatCents(amount: number): string {
  const euro = amount / 100;
  return euro > 0 && euro < 0.005 ? fractions.format(euro) : cents.format(euro);
}
