import { energyCertificate, goldenVisa } from "~/domain/costs/further-figures";
import { averageRate, mortgageCustoms, mortgageWaiting } from "~/domain/costs/mortgage-figures";
import { invoicedCosts, priceOfEqualTax } from "~/domain/costs/purchase-tax";
import { invoiceCustoms } from "~/domain/costs/tariff-figures";
import {
  generalVat,
  largeHolderTax,
  newBuildStampDuty,
  newBuildVat,
  reducedTax,
  transferTax,
  withholding,
} from "~/domain/costs/tax-figures";

import { type GuideValue, standing } from "./guide-value";

const [first, second, third, fourth] = transferTax.bands;
const { resident, nonResident } = mortgageCustoms;
const ends = ({ from, to }: { from: number; to: number }) => [from, to] as const;

/** The figures of law, tariff and custom with which the site reckons, as texts name them. */
export const standingValues = {
  "itp.date": standing("day", transferTax.effectiveFrom, transferTax),
  "itp.formerEnd": standing("day", transferTax.formerScaleEnded, transferTax),
  "itp.formerLimit": standing("euro", transferTax.formerLimit, transferTax),
  "itp.rate1": standing("percent", first.rate, transferTax),
  "itp.rate2": standing("percent", second.rate, transferTax),
  "itp.rate3": standing("percent", third.rate, transferTax),
  "itp.rate4": standing("percent", fourth.rate, transferTax),
  "itp.edge1": standing("euro", second.from, transferTax),
  "itp.edge2": standing("euro", third.from, transferTax),
  "itp.edge3": standing("euro", fourth.from, transferTax),
  "itp.reduced": standing("percent", reducedTax.rate, reducedTax),
  "itp.age": standing("number", reducedTax.age, reducedTax),
  "itp.formerAge": standing("number", reducedTax.formerAge, reducedTax),
  "itp.income": standing("euro", reducedTax.income, reducedTax),
  "itp.perChild": standing("euro", reducedTax.incomePerChild, reducedTax),
  "itp.disability": standing("percent", reducedTax.disability, reducedTax),
  "itp.protected": standing("percent", reducedTax.protectedHousing, reducedTax),
  "itp.large": standing("percent", largeHolderTax.rate, largeHolderTax),
  "itp.largeHomes": standing("number", largeHolderTax.homes, largeHolderTax),
  "itp.largeStressed": standing("number", largeHolderTax.inStressedArea, largeHolderTax),
  "itp.largeArea": standing("area", largeHolderTax.area, largeHolderTax),
  "new.vat": standing("percent", newBuildVat.rate, newBuildVat),
  "new.stamp": standing("percent", newBuildStampDuty.rate, newBuildStampDuty),
  "services.vat": standing("percent", generalVat.rate, generalVat),
  "notary.usual": standing("euro", ends(invoiceCustoms.notary), invoiceCustoms),
  "registry.usual": standing("euro", ends(invoiceCustoms.registry), invoiceCustoms),
  "paperwork.usual": standing("euro", ends(invoiceCustoms.paperwork), invoiceCustoms),
  "lawyer.rate": standing("percent", invoiceCustoms.lawyer, invoiceCustoms),
  "invoiced.from": standing("euro", invoicedCosts.from, invoiceCustoms),
  "invoiced.to": standing("euro", invoicedCosts.to, invoiceCustoms),
  "equal.price": standing("euro", priceOfEqualTax(), transferTax, newBuildVat, newBuildStampDuty),
  "withheld.rate": standing("percent", withholding.rate, withholding),
  "withheld.form": standing("number", withholding.form, withholding),
  "loan.share": standing("percent", resident.share, mortgageCustoms),
  "loan.abroad": standing("percent", ends(nonResident.share), mortgageCustoms),
  "loan.years": standing("years", resident.term, mortgageCustoms),
  "loan.yearsAbroad": standing("years", ends(nonResident.term), mortgageCustoms),
  "loan.age": standing("number", mortgageCustoms.endAge, mortgageCustoms),
  "loan.debts": standing("percent", ends(resident.debts), mortgageCustoms),
  "loan.debtsAbroad": standing("percent", ends(nonResident.debts), mortgageCustoms),
  "loan.days": standing("days", mortgageWaiting.days, mortgageWaiting),
  "loan.rate": standing("percent", averageRate.rate, averageRate),
  "label.years": standing("years", energyCertificate.years, energyCertificate),
  "label.worstYears": standing("years", energyCertificate.worstClassYears, energyCertificate),
  "visa.price": standing("euro", goldenVisa.price, goldenVisa),
  "visa.ended": standing("day", goldenVisa.ended, goldenVisa),
} as const satisfies Readonly<Record<string, GuideValue>>;
