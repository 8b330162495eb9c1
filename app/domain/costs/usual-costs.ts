import type { CostMessages, CostsQuestion, Range, Residence } from "./costs-question";
import { mortgageCustoms } from "./mortgage-figures";
import { invoiceCustoms } from "./tariff-figures";
import { notaryFee, registryFee } from "./tariffs";

/** What banks usually lend at most: a share of the price in per cent, and years. */
export function usualLoan(residence: Residence): { share: number; years: number } {
  const { resident, nonResident } = mortgageCustoms;
  return residence === "resident"
    ? { share: resident.share, years: resident.term }
    : { share: nonResident.share.to, years: nonResident.term.to };
}

/** What the invoice usually comes to, and never less than the tariff it has to charge. @param price null where unknown */
export function usualInvoice(name: "notary" | "registry" | "paperwork", price: number | null): Range {
  const { from, to } = invoiceCustoms[name];
  const tariff = price === null ? 0 : tariffOf(name, price);
  return { from: Math.max(from, tariff), to: Math.max(to, tariff) };
}

/** What is unusual in a question and still taken as it stands. */
export function adviceOn({ price, residence, share, years, notary, registry }: CostsQuestion): CostMessages {
  const advice: CostMessages = {};
  const usual = usualLoan(residence);
  const { nonResident } = mortgageCustoms;
  if (share > usual.share) {
    advice.share =
      residence === "resident"
        ? `costs.advice.share|to=${usual.share}`
        : `costs.advice.shareAbroad|from=${nonResident.share.from}|to=${usual.share}`;
  }
  // Without a loan its years do not matter.
  if (share > 0 && years > usual.years) {
    advice.years = `costs.advice.yearsAbroad|from=${nonResident.term.from}|to=${usual.years}`;
  }
  if (notary.from < tariffOf("notary", price))
    advice.notaryFrom = `costs.advice.tariff|tariff=${tariffOf("notary", price)}`;
  if (registry.from < tariffOf("registry", price)) {
    advice.registryFrom = `costs.advice.tariff|tariff=${tariffOf("registry", price)}`;
  }
  return advice;
}

/** The official tariff, before VAT, rounded up to whole EUR; nobody lays down a tariff for the paperwork. */
function tariffOf(name: "notary" | "registry" | "paperwork", price: number): number {
  if (name === "paperwork") return 0;
  return Math.ceil(name === "notary" ? notaryFee(price) : registryFee(price));
}
