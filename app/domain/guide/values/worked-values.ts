import type { HomeKind, Range } from "~/domain/costs/costs-question";
import { monthlyPayment, totalInterest } from "~/domain/costs/mortgage";
import { mortgageCustoms } from "~/domain/costs/mortgage-figures";
import { newHomeTax, resaleTax, shareOf } from "~/domain/costs/purchase-tax";
import { invoiceCustoms, notaryTariff, registryTariff } from "~/domain/costs/tariff-figures";
import { notaryFee, registryFee } from "~/domain/costs/tariffs";
import {
  generalVat,
  newBuildStampDuty,
  newBuildVat,
  reducedTax,
  transferTax,
  withholding,
} from "~/domain/costs/tax-figures";
import { usualInvoice } from "~/domain/costs/usual-costs";
import { usualShare, usualTotal } from "~/domain/costs/usual-total";

import { type GuideValue, workedOut } from "./guide-value";
import type { Figure } from "./unit";

const { resident, nonResident } = mortgageCustoms;
const ofPrice = ["eur"] as const;
const ends = ({ from, to }: Range): Figure => [from, to];
const totalOf = (kind: HomeKind, lawyer: boolean) => (price: number) => {
  const total = usualTotal(price, { kind, lawyer });
  return total && ends(total);
};
const costsOf = (kind: HomeKind, lawyer: boolean) => (price: number) => {
  const total = usualTotal(price, { kind, lawyer });
  return total && ends({ from: total.from - price, to: total.to - price });
};
const cashOf = (lawyer: boolean) => (price: number, loan: number) => {
  const total = usualTotal(price, { lawyer });
  return total && ends({ from: total.from - loan, to: total.to - loan });
};
const loanAbroad = (price: number): Range => ({
  from: shareOf(price, nonResident.share.from),
  to: shareOf(price, nonResident.share.to),
});
const invoices = [notaryTariff, registryTariff, invoiceCustoms] as const;
const ofResale = [transferTax, ...invoices] as const;
const ofNew = [newBuildVat, newBuildStampDuty, ...invoices] as const;
const loanTerms = ["eur", "percent", "years"] as const;
const loan = (amount: number, ratePercent: number, years: number) => ({ amount, ratePercent, years });

/** What follows from a sum, in whole EUR unless its unit says otherwise, as the calculator of the site works it out. */
export const workedValues = {
  itp: workedOut(ofPrice, "euro", resaleTax, transferTax),
  "itp.share": workedOut(ofPrice, "percent", (price) => toCents((resaleTax(price) / price) * 100), transferTax),
  "itp.reducedTax": workedOut(ofPrice, "euro", (price) => shareOf(price, reducedTax.rate), reducedTax),
  vat: workedOut(ofPrice, "euro", (price) => newHomeTax(price).vat, newBuildVat),
  stamp: workedOut(ofPrice, "euro", (price) => newHomeTax(price).stampDuty, newBuildStampDuty),
  "new.taxes": workedOut(ofPrice, "euro", (price) => newHomeTax(price).total, newBuildVat, newBuildStampDuty),
  "notary.tariff": workedOut(ofPrice, "euro", (price) => Math.round(notaryFee(price)), notaryTariff),
  "notary.bill": workedOut(
    ofPrice,
    "euro",
    (price) => ends(usualInvoice("notary", price)),
    notaryTariff,
    invoiceCustoms,
  ),
  "registry.tariff": workedOut(ofPrice, "euro", (price) => Math.round(registryFee(price)), registryTariff),
  "registry.bill": workedOut(
    ofPrice,
    "euro",
    (price) => ends(usualInvoice("registry", price)),
    registryTariff,
    invoiceCustoms,
  ),
  "lawyer.bill": workedOut(
    ofPrice,
    "euro",
    (price) => shareOf(shareOf(price, invoiceCustoms.lawyer), 100 + generalVat.rate),
    invoiceCustoms,
    generalVat,
  ),
  "costs.resale": workedOut(ofPrice, "euro", costsOf("resale", false), ...ofResale),
  "costs.resale.lawyer": workedOut(ofPrice, "euro", costsOf("resale", true), ...ofResale, generalVat),
  "costs.new": workedOut(ofPrice, "euro", costsOf("new", false), ...ofNew),
  "costs.new.lawyer": workedOut(ofPrice, "euro", costsOf("new", true), ...ofNew, generalVat),
  "costs.share.resale": workedOut([], "percent", () => ends(usualShare({})), ...ofResale),
  "costs.share.resale.lawyer": workedOut(
    [],
    "percent",
    () => ends(usualShare({ lawyer: true })),
    ...ofResale,
    generalVat,
  ),
  "costs.share.new": workedOut([], "percent", () => ends(usualShare({ kind: "new" })), ...ofNew),
  "total.resale": workedOut(ofPrice, "euro", totalOf("resale", false), ...ofResale),
  "total.resale.lawyer": workedOut(ofPrice, "euro", totalOf("resale", true), ...ofResale, generalVat),
  "total.new": workedOut(ofPrice, "euro", totalOf("new", false), ...ofNew),
  "total.new.lawyer": workedOut(ofPrice, "euro", totalOf("new", true), ...ofNew, generalVat),
  withheld: workedOut(ofPrice, "euro", (price) => shareOf(price, withholding.rate), withholding),
  "loan.of": workedOut(ofPrice, "euro", (price) => shareOf(price, resident.share), mortgageCustoms),
  "loan.ofAbroad": workedOut(ofPrice, "euro", (price) => ends(loanAbroad(price)), mortgageCustoms),
  "cash.resale": workedOut(["eur", "eur"], "euro", cashOf(false), ...ofResale),
  "cash.resale.lawyer": workedOut(["eur", "eur"], "euro", cashOf(true), ...ofResale, generalVat),
  "cash.ofAbroad": workedOut(
    ofPrice,
    "euro",
    (price) => {
      const [total, loan] = [usualTotal(price, { lawyer: true }), loanAbroad(price)];
      return total && ends({ from: total.from - loan.to, to: total.to - loan.from });
    },
    ...ofResale,
    generalVat,
    mortgageCustoms,
  ),
  "loan.payment": workedOut(loanTerms, "euro", (...terms: Terms) => Math.round(monthlyPayment(loan(...terms)))),
  "loan.interest": workedOut(loanTerms, "euro", (...terms: Terms) => Math.round(totalInterest(loan(...terms)))),
  share: workedOut(["eur", "percent"], "euro", shareOf),
  sum: {
    ...workedOut(["eur"], "euro", (...amounts) => toCents(amounts.reduce((all, one) => all + one, 0))),
    more: true,
  },
  less: workedOut(["eur", "eur"], "euro", (from: number, amount: number) => toCents(from - amount)),
  times: workedOut(["eur", "number"], "euro", (amount: number, number: number) => toCents(amount * number)),
  divided: workedOut(["eur", "number"], "euro", (amount: number, by: number) =>
    by === 0 ? null : toCents(amount / by),
  ),
  rounded: workedOut(["eur"], "euro", Math.round),
  "rounded.hundreds": workedOut(["eur"], "euro", (amount: number) => Math.round(amount / 100) * 100),
  "times.share": workedOut(["eur", "number", "percent"], "euro", (amount: number, number: number, percent: number) =>
    shareOf(amount * number, percent),
  ),
  "percent.share": workedOut(["percent", "percent"], "percent", (of: number, percent: number) =>
    thousandths((of * percent) / 100),
  ),
  "percent.times": workedOut(["percent", "number"], "percent", (of: number, number: number) =>
    thousandths(of * number),
  ),
  "percent.sum": workedOut(["percent", "percent"], "percent", (one: number, other: number) => thousandths(one + other)),
  "percent.less": workedOut(["percent", "percent"], "percent", (from: number, percent: number) =>
    thousandths(from - percent),
  ),
  // What a bill says to the cent.
  "exact.share": workedOut(["eur", "percent"], "euro", (amount: number, percent: number) =>
    toCents((amount * percent) / 100),
  ),
  "exact.notary": workedOut(ofPrice, "euro", notaryFee, notaryTariff),
  "exact.registry": workedOut(ofPrice, "euro", registryFee, registryTariff),
} as const satisfies Readonly<Record<string, GuideValue>>;

type Terms = [amount: number, ratePercent: number, years: number];

/** To the hundredth: cents, or hundredths of a per cent. */
function toCents(value: number): number {
  return Math.round(value * 100) / 100;
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
