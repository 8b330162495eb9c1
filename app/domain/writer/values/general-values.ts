import { energyCertificate, goldenVisa } from "~/domain/costs/further-figures";
import { mortgageCustoms, mortgageWaiting } from "~/domain/costs/mortgage-figures";
import { invoicedCosts, priceOfEqualTax } from "~/domain/costs/purchase-tax";
import {
  largeHolderTax,
  newBuildStampDuty,
  newBuildVat,
  reducedTax,
  transferTax,
  withholding,
} from "~/domain/costs/tax-figures";
import { priceFigures } from "~/domain/places/neighborhood";
import { energyClasses, pricePerSquareMetre } from "~/domain/properties/property";
import { formatYear } from "~/i18n/format";

import type { LanguageWords } from "../keyword/language-words";

import { homeInSentence } from "./home-values";
import { present, rangeValues, type Values, withPrefix } from "./known-values";
import type { OurData, OurHome } from "./our-data.server";

/** Few enough for a text to say that they are few. */
const smallSample = 20;

/** Figures of all our homes on one day, and the dated facts. */
export function generalValues(words: LanguageWords, data: OurData, now: Date): Values {
  const price = (euro: number) => words.price(euro);
  const day = (iso: string) => words.day(iso);
  return {
    date: words.day(now.toISOString()),
    year: formatYear(now.getUTCFullYear()),
    checked: day(transferTax.checked),
    ...listValues(words, data),
    ...factValues(words, price, day),
  };
}

function listValues(words: LanguageWords, { homes, places }: OurData): Values {
  const figures = priceFigures(homes.map((home) => ({ ...home, status: home.isReserved ? "pending" : "available" })));
  if (!figures) return { "list.empty": "" };

  const total = homes.length;
  const price = (euro: number) => words.price(euro);
  const count = (fits: (home: OurHome) => boolean) => words.someOf(homes.filter(fits).length, total);
  const values: Record<string, string | undefined> = {
    "list.homes": words.homes(total),
    "list.few": total < smallSample ? "" : undefined,
    "list.from": price(figures.price.from),
    "list.to": price(figures.price.to),
    "list.labels": labelList(words, homes),
    "with.lift": count((home) => home.hasLift),
    "with.parking": count((home) => home.hasParking),
    "with.terrace": count((home) => home.features.includes("terrace-balcony")),
    "with.renovation": count((home) => home.renovatedYear !== null),
    ...rangeValues("useful", homes.map(usefulShare), (share) => words.percent(share)),
    ...rangeValues(
      "fees",
      homes.map((home) => home.fees || null),
      price,
    ),
    ...rangeValues(
      "built",
      homes.map((home) => home.builtYear),
      formatYear,
    ),
  };
  const { perSquareMetre } = figures;
  if (perSquareMetre) {
    values["m2.from"] = price(perSquareMetre.from);
    values["m2.to"] = price(perSquareMetre.to);
    values["m2.median"] = perSquareMetre.median === null ? undefined : price(perSquareMetre.median);
  }
  return { ...present(values), ...extremes(words, homes, places), ...homeWithFees(words, homes, places) };
}

/** The home with the lowest price, and the one with the lowest price per square metre where that is another. */
function extremes(words: LanguageWords, homes: readonly OurHome[], places: OurData["places"]): Values {
  const perMetre = (home: OurHome) => pricePerSquareMetre(home) ?? Number.POSITIVE_INFINITY;
  const [low] = homes.toSorted((one, other) => one.price - other.price);
  const [lowPerMetre] = homes.toSorted((one, other) => perMetre(one) - perMetre(other));
  if (!low || !lowPerMetre || low.id === lowPerMetre.id) return {};
  return {
    ...withPrefix("low", homeInSentence(words, low, places)),
    ...withPrefix("lowPerMetre", homeInSentence(words, lowPerMetre, places)),
  };
}

/** The home in the middle of those whose community fees we know: sums of a year need one that has them. */
function homeWithFees(words: LanguageWords, homes: readonly OurHome[], places: OurData["places"]): Values {
  const known = homes.filter(({ fees }) => fees).toSorted((one, other) => (one.fees ?? 0) - (other.fees ?? 0));
  const middle = known[Math.floor(known.length / 2)];
  return middle ? withPrefix("withFees", homeInSentence(words, middle, places)) : {};
}

/** "B (1), C (1), D (2)": how often each letter stands on the labels of our homes. */
function labelList(words: LanguageWords, homes: readonly OurHome[]): string | undefined {
  const parts = energyClasses.flatMap((letter) => {
    const count = homes.filter((home) => home.energyRating === letter).length;
    return count > 0 ? [`${letter} (${words.figure(count)})`] : [];
  });
  return parts.length > 1 ? parts.join(", ") : undefined;
}

function usefulShare({ usefulArea, area }: OurHome): number | null {
  return usefulArea !== null && area > 0 && usefulArea <= area ? Math.round((usefulArea / area) * 100) : null;
}

function factValues(words: LanguageWords, price: (euro: number) => string, day: (iso: string) => string): Values {
  const share = (value: number) => words.percent(value);
  const [first, second, third, fourth] = transferTax.bands;
  const { resident, nonResident } = mortgageCustoms;
  return {
    "itp.date": day(transferTax.effectiveFrom),
    "itp.formerEnd": day(transferTax.formerScaleEnded),
    "itp.formerLimit": price(transferTax.formerLimit),
    "itp.rate1": share(first.rate),
    "itp.rate2": share(second.rate),
    "itp.rate3": share(third.rate),
    "itp.rate4": share(fourth.rate),
    "itp.edge1": price(second.from),
    "itp.edge2": price(third.from),
    "itp.edge3": price(fourth.from),
    "itp.reduced": share(reducedTax.rate),
    "itp.age": String(reducedTax.age),
    "itp.formerAge": String(reducedTax.formerAge),
    "itp.income": price(reducedTax.income),
    "itp.perChild": price(reducedTax.incomePerChild),
    "itp.disability": share(reducedTax.disability),
    "itp.protected": share(reducedTax.protectedHousing),
    "itp.large": share(largeHolderTax.rate),
    "itp.largeHomes": String(largeHolderTax.homes),
    "itp.largeArea": words.area(largeHolderTax.area),
    "new.vat": share(newBuildVat.rate),
    "new.stamp": share(newBuildStampDuty.rate),
    "invoiced.from": price(invoicedCosts.from),
    "invoiced.to": price(invoicedCosts.to),
    "equal.price": price(priceOfEqualTax()),
    "withheld.rate": share(withholding.rate),
    "withheld.form": String(withholding.form),
    "loan.share": share(resident.share),
    "loan.abroad": words.percentRange(nonResident.share.from, nonResident.share.to),
    "loan.years": String(resident.term),
    "loan.yearsAbroad": `${nonResident.term.from}–${nonResident.term.to}`,
    "loan.age": String(mortgageCustoms.endAge),
    "loan.debts": words.percentRange(resident.debts.from, resident.debts.to),
    "loan.debtsAbroad": words.percentRange(nonResident.debts.from, nonResident.debts.to),
    "loan.costs": share(mortgageCustoms.costs),
    "loan.days": String(mortgageWaiting.days),
    "label.years": String(energyCertificate.years),
    "label.worstYears": String(energyCertificate.worstClassYears),
    "visa.price": price(goldenVisa.price),
    "visa.ended": day(goldenVisa.ended),
  };
}
