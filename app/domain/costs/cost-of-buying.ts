import type { Buyer, CostsQuestion, Range } from "./costs-question";
import type { DatedFigure } from "./dated-figure";
import { type LoanYear, monthlyPayment, totalInterest, yearlyTable } from "./mortgage";
import { newHomeTax, resaleTax, shareOf, taxBySlice, type TaxSlice } from "./purchase-tax";
import { invoiceCustoms, notaryTariff, registryTariff } from "./tariff-figures";
import { notaryFee, registryFee } from "./tariffs";
import {
  generalVat,
  largeHolderTax,
  newBuildStampDuty,
  newBuildVat,
  reducedTax,
  stampDutyRelief,
  transferTax,
} from "./tax-figures";

/** One cost in whole EUR, from and to where it is an estimate, and the figures it was worked out with. */
export type CostLine = Range & { figures: readonly DatedFigure[] } & (
    | { name: "transferTax"; rate: number; slices: readonly TaxSlice[] }
    | { name: "reducedTax" | "largeHolderTax" | "vat" | "stampDuty"; rate: number }
    | { name: "stampDutyRelief" }
    /** `tariff`: the official one in EUR with cents, before VAT. */
    | { name: "notary" | "registry"; tariff: number }
    | { name: "paperwork" | "other" }
    | { name: "lawyer"; rate: number; vat: number }
  );

/** A loan worked out. Monthly payment, interest and total in EUR, not rounded. */
export type LoanAnswer = {
  amount: number;
  monthly: number;
  interest: number;
  repaid: number;
  years: LoanYear[];
};

/** What a home costs in the end, in EUR. */
export type CostOfBuying = {
  lines: CostLine[];
  /** All costs on top of the price. */
  costs: Range;
  /** Price and costs. */
  total: Range;
  /** What has to be there on the day of the deed: price and costs less the loan. */
  cash: Range;
  loan: LoanAnswer | null;
};

export function costOfBuying(question: CostsQuestion): CostOfBuying {
  const { price } = question;
  const lines = [...taxLines(question), ...serviceLines(question)];
  const costs = lines.reduce((sum, { from, to }) => plus(sum, { from, to }), { from: 0, to: 0 });
  const loan = loanOf(question);
  return {
    lines,
    costs,
    total: plus(costs, fixed(price)),
    cash: plus(costs, fixed(price - (loan?.amount ?? 0))),
    loan,
  };
}

function taxLines({ price, kind, buyer }: CostsQuestion): CostLine[] {
  if (kind === "resale") return [resaleLine(price, buyer)];
  const { vat, stampDuty } = newHomeTax(price);
  return [
    { name: "vat", ...fixed(vat), rate: newBuildVat.rate, figures: [newBuildVat] },
    buyer === "young"
      ? { name: "stampDutyRelief", ...fixed(0), figures: [stampDutyRelief] }
      : { name: "stampDuty", ...fixed(stampDuty), rate: newBuildStampDuty.rate, figures: [newBuildStampDuty] },
  ];
}

/** Whoever has a rate of their own pays it on the whole value; the scale is for everybody else. */
function resaleLine(price: number, buyer: Buyer): CostLine {
  if (buyer === "general") {
    return { name: "transferTax", ...fixed(resaleTax(price)), ...scaleOf(price), figures: [transferTax] };
  }
  if (buyer === "large-holder") {
    const { rate } = largeHolderTax;
    return { name: "largeHolderTax", ...fixed(shareOf(price, rate)), rate, figures: [largeHolderTax] };
  }
  const rate = buyer === "protected" ? reducedTax.protectedHousing : reducedTax.rate;
  return { name: "reducedTax", ...fixed(shareOf(price, rate)), rate, figures: [reducedTax] };
}

/** The slices of the scale, and the share of the price that they come to, in per cent with two decimals. */
function scaleOf(price: number): { slices: TaxSlice[]; rate: number } {
  return { slices: taxBySlice(price), rate: Math.round((resaleTax(price) / price) * 10_000) / 100 };
}

function serviceLines({ price, notary, registry, paperwork, lawyer, other }: CostsQuestion): CostLine[] {
  const lines: CostLine[] = [
    { name: "notary", ...notary, tariff: notaryFee(price), figures: [notaryTariff, invoiceCustoms] },
    { name: "registry", ...registry, tariff: registryFee(price), figures: [registryTariff, invoiceCustoms] },
    { name: "paperwork", ...paperwork, figures: [invoiceCustoms] },
  ];
  if (lawyer > 0) {
    const fee = Math.round((price * lawyer * (100 + generalVat.rate)) / 10_000);
    lines.push({ name: "lawyer", ...fixed(fee), rate: lawyer, vat: generalVat.rate, figures: [generalVat] });
  }
  if (other > 0) lines.push({ name: "other", ...fixed(other), figures: [] });
  return lines;
}

function loanOf({ price, share, years, rate }: CostsQuestion): LoanAnswer | null {
  const loan = { amount: shareOf(price, share), ratePercent: rate, years };
  if (loan.amount === 0) return null;
  const interest = totalInterest(loan);
  return {
    amount: loan.amount,
    monthly: monthlyPayment(loan),
    interest,
    repaid: loan.amount + interest,
    years: yearlyTable(loan),
  };
}

function fixed(amount: number): Range {
  return { from: amount, to: amount };
}

function plus(one: Range, other: Range): Range {
  return { from: one.from + other.from, to: one.to + other.to };
}
