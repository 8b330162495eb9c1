import { mortgageCustoms } from "~/domain/costs/mortgage-figures";
import { newHomeTax, resaleTax, taxBySlice } from "~/domain/costs/purchase-tax";
import { notaryFee, registryFee } from "~/domain/costs/tariffs";
import { energyClasses, pricePerSquareMetre } from "~/domain/properties/property";
import { formatYear } from "~/i18n/format";

import type { LanguageWords } from "../phrases/language-words";

import { present, type Values } from "./known-values";
import type { OurHome, OurPlace } from "./our-data.server";
import { locativePhrase } from "./place-values";

const months = 12;

/**
 * Property tax of a year, in EUR, for a cadastral value of 100,000 at Barcelona's 0.66 %. Texts that give a sum of it say so:
 * the cadastral value of a home is its owner's to tell, and the rate is not yet held against the ordinance.
 */
const assumedPropertyTax = 660;

/** What can be said of one home. */
export function homeValues(words: LanguageWords, home: OurHome, places: readonly OurPlace[]): Values {
  const place = places.find(({ slug }) => slug === home.place);
  const perMetre = pricePerSquareMetre(home);
  const { usefulArea, area, floor, totalFloors } = home;
  return {
    ...priceValues(words, home.price),
    ...present({
      id: String(home.id),
      title: homeTitle(words, home, place),
      summary: home.summary ?? undefined,
      where: place && locativePhrase(words, place),
      area: area > 0 ? words.area(area) : undefined,
      useful: usefulArea === null ? undefined : words.area(usefulArea),
      m2: perMetre === null ? undefined : words.price(perMetre),
      usefulM2: usefulArea ? words.price(Math.round(home.price / usefulArea)) : undefined,
      rooms: words.rooms(home),
      reserved: home.isReserved ? words.reserved : undefined,
      built: home.builtYear === null ? undefined : formatYear(home.builtYear),
      renovated: home.renovatedYear === null ? undefined : formatYear(home.renovatedYear),
      // A house has floors of its own, not a floor in a building.
      floor: floor === null || floor < 1 || home.type === "house" ? undefined : String(floor),
      floors: totalFloors === null ? undefined : String(totalFloors),
      lift: home.hasLift ? "" : undefined,
      storage: home.hasStorage ? "" : undefined,
      parking: home.hasParking ? "" : undefined,
      house: home.type === "house" ? "" : undefined,
      rating: home.energyRating === null ? undefined : words.rating(home.energyRating),
      letter: energyClasses.find((letter) => letter === home.energyRating),
      consumption: home.consumption === null ? undefined : words.figure(home.consumption),
      fees: home.fees ? words.price(home.fees) : undefined,
      feesYear: home.fees ? words.price(home.fees * months) : undefined,
      yearly: home.fees ? words.price(home.fees * months + assumedPropertyTax) : undefined,
      monthly: home.fees ? words.price(home.fees + Math.round(assumedPropertyTax / months)) : undefined,
    }),
  };
}

/** The same where the home is spoken of in a sentence: without quotation marks its title would run into the words around. */
export function homeInSentence(words: LanguageWords, home: OurHome, places: readonly OurPlace[]): Values {
  const values = homeValues(words, home, places);
  return { ...values, title: words.quoted(values["title"] ?? "") };
}

/** Its title in the article's language, else what it is and where. */
export function homeTitle(words: LanguageWords, home: OurHome, place: OurPlace | undefined): string {
  return home.title ?? [words.type[home.type], place?.name].filter(Boolean).join(", ");
}

/** Taxes, tariffs and loans that follow from a price. */
export function priceValues(words: LanguageWords, price: number): Values {
  const euro = (value: number) => words.price(Math.round(value));
  const tax = resaleTax(price);
  const slices = taxBySlice(price);
  const above = slices.slice(1).reduce((sum, slice) => sum + slice.tax, 0);
  const added = newHomeTax(price);
  const loan = (share: number) => Math.round((price * share) / 100);
  const { resident, nonResident } = mortgageCustoms;
  const most = loan(resident.share);
  const [least, middle] = [loan(nonResident.share.from), loan(nonResident.share.to)];
  return present({
    price: euro(price),
    /** For what texts have worked out from it: `{itp price}`. */
    euro: String(price),
    tax: euro(tax),
    effective: words.percent(Math.round((tax / price) * 10_000) / 100),
    firstSlice: above > 0 ? euro(slices[0]?.tax ?? 0) : undefined,
    otherSlices: above > 0 ? euro(above) : undefined,
    sum: euro(price + tax),
    tenth: euro(price / 10),
    notary: euro(notaryFee(price)),
    registry: euro(registryFee(price)),
    vat: euro(added.vat),
    stamp: euro(added.stampDuty),
    newTax: euro(added.total),
    newSum: euro(price + added.total),
    loan: euro(most),
    own: euro(price - most),
    cash: euro(price - most + tax),
    loanAbroad: euro(middle),
    loanAbroadLow: euro(least),
    cashAbroad: euro(price - middle + tax),
    cashAbroadLow: euro(price - least + tax),
  });
}
