import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type Loan, monthlyPayment, totalInterest, yearlyTable } from "~/domain/costs/mortgage";

const repeatable = { seed: 20261121 };
const loans: fc.Arbitrary<Loan> = fc.record({
  amount: fc.integer({ min: 1, max: 6_000_000 }),
  ratePercent: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 20, noNaN: true })),
  years: fc.integer({ min: 1, max: 30 }),
});

describe("the monthly payment of a loan", () => {
  // Loan, rate in per cent a year, years, payment.
  test.each([
    [560_000, 3, 30, 2360.98],
    [420_000, 3, 25, 1991.69],
    [595_000, 3.5, 30, 2671.82],
    [490_000, 3, 20, 2717.53],
    [400_000, 0, 20, 1666.67],
  ])("of %d at %d %% over %d years is %d", (amount, ratePercent, years, payment) => {
    expect(Math.round(monthlyPayment({ amount, ratePercent, years }) * 100) / 100).toBe(payment);
  });

  test("rises with the loan and the rate, and falls with the years", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const payment = monthlyPayment(loan);
        expect(payment).toBeGreaterThan(0);
        expect(monthlyPayment({ ...loan, amount: loan.amount + 1000 })).toBeGreaterThan(payment);
        expect(monthlyPayment({ ...loan, ratePercent: loan.ratePercent + 0.1 })).toBeGreaterThan(payment);
        expect(monthlyPayment({ ...loan, years: loan.years + 1 })).toBeLessThan(payment);
      }),
      repeatable,
    );
  });
});

describe("the years of a loan", () => {
  test("repay exactly the loan, and owe less each year, down to nothing", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const years = yearlyTable(loan);
        expect(years).toHaveLength(loan.years);
        expect(years.at(-1)?.remaining).toBe(0);
        expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(loan.amount, 2);
        let owed = loan.amount;
        for (const { interest, principal, remaining } of years) {
          expect([interest, principal, remaining].every(Number.isFinite)).toBe(true);
          expect(interest).toBeGreaterThanOrEqual(0);
          expect(remaining).toBeLessThan(owed);
          owed = remaining;
        }
      }),
      repeatable,
    );
  });

  test("pay together what twelve payments a year come to", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const interest = yearlyTable(loan).reduce((sum, year) => sum + year.interest, 0);
        expect(interest).toBeCloseTo(totalInterest(loan), 1);
      }),
      repeatable,
    );
  });

  test("without interest repay the same each year", () => {
    const years = yearlyTable({ amount: 400_000, ratePercent: 0, years: 20 });
    expect(new Set(years.map(({ principal }) => Math.round(principal)))).toEqual(new Set([20_000]));
    expect(years.every(({ interest }) => interest === 0)).toBe(true);
  });
});
