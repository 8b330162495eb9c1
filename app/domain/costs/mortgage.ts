/** A loan repaid in equal monthly payments: EUR, percent a year, whole years. */
export type Loan = { amount: number; ratePercent: number; years: number };

/** What a year of a loan is made of, in EUR, and what is owed at its end. */
export type LoanYear = { year: number; interest: number; principal: number; remaining: number };

/** The payment of each month in EUR, not rounded: m = L·i / (1 − (1+i)^−n), and L / n without interest. */
export function monthlyPayment({ amount, ratePercent, years }: Loan): number {
  const months = years * 12;
  const rate = monthlyRate(ratePercent);
  // A rate too small for the formula to tell 1 + i from 1 is as good as none.
  const divisor = -Math.expm1(-months * Math.log1p(rate));
  return rate === 0 || divisor === 0 ? amount / months : (amount * rate) / divisor;
}

/** The loan year by year. The principal of all years adds up to the loan, and nothing is owed after the last one. */
export function yearlyTable(loan: Loan): LoanYear[] {
  const payment = monthlyPayment(loan);
  const rate = monthlyRate(loan.ratePercent);
  let owed = loan.amount;
  return Array.from({ length: loan.years }, (_, index) => {
    const before = owed;
    let interest = 0;
    for (let month = 0; month < 12; month += 1) {
      const ofMonth = owed * rate;
      interest += ofMonth;
      owed = Math.max(0, owed + ofMonth - payment);
    }
    // What months of rounding leave behind is a fraction of a cent; the last payment settles it.
    if (index === loan.years - 1) owed = 0;
    return { year: index + 1, interest, principal: before - owed, remaining: owed };
  });
}

/** All interest over the years, in EUR, not rounded. */
export function totalInterest(loan: Loan): number {
  return monthlyPayment(loan) * loan.years * 12 - loan.amount;
}

function monthlyRate(ratePercent: number): number {
  return ratePercent / 100 / 12;
}
