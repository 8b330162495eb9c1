import { newHomeTax } from "~/domain/costs/purchase-tax";
import { completionOf } from "~/domain/developments/completion";

import type { LanguageWords } from "../phrases/language-words";

import { present, type Values, withPrefix } from "./known-values";
import type { OurData, OurDevelopment, OurUnit } from "./our-data.server";
import { locativePhrase } from "./place-values";

/** What can be said of one new building; its lowest price only with both areas of the home that has it (Llei 18/2007, art. 59). */
export function developmentValues(
  words: LanguageWords,
  development: OurDevelopment,
  { places }: OurData,
  now: Date,
): Values {
  const { state, energyRating, licence, licenceExpires, reservation } = development;
  const place = places.find(({ slug }) => slug === development.place);
  const completion = completionOf(state, development.quarter, now);
  const [cheapest] = development.units;
  return present({
    "d.name": development.name,
    "d.slug": development.slug,
    "d.where": place && locativePhrase(words, place),
    ...(cheapest && withPrefix("d", pricedArea(words, cheapest))),
    "d.parking": development.hasParking ? "" : undefined,
    "d.bedrooms": words.bedroomRange(development.bedrooms.from, development.bedrooms.to),
    "d.state": words.state[state],
    // A date that has passed although the works have not ended says nothing.
    "d.completion": completion.date && completion.state !== "overdue" ? words.quarter(completion.date) : undefined,
    "d.expected": completion.state === "expected" ? "" : undefined,
    "d.project": state === "finished" ? undefined : "",
    "d.rating": energyRating === null ? undefined : words.rating(energyRating),
    "d.reservation": reservation ? words.percent(reservation) : undefined,
    "d.down": development.downPayment > 0 ? words.percent(development.downPayment) : undefined,
    "d.licence": state === "finished" || licence === "" ? undefined : licence,
    "d.licenceUntil": licenceExpires === null ? undefined : words.day(licenceExpires),
  });
}

/** What a new home costs and how large it is: a price without its useful area is not named. */
export function pricedArea(words: LanguageWords, { price, area, usefulArea }: OurUnit): Values {
  const isPriced = usefulArea !== null;
  return present({
    area: words.area(area),
    useful: isPriced ? words.area(usefulArea) : undefined,
    price: isPriced ? words.price(price) : undefined,
    newSum: isPriced ? words.price(price + newHomeTax(price).total) : undefined,
  });
}

/** Where something can be bought before it is built, and in parts: who offers that, and for how much before the deed. */
export function paymentPlanValues(words: LanguageWords, { developments }: OurData): Values {
  // A finished building is paid for at once: nothing of it is left to be built.
  const withPlan = developments.filter(({ hasFlexiblePlan, state }) => hasFlexiblePlan && state !== "finished");
  if (withPlan.length === 0) return {};
  return {
    "dev.plan": words.inOneLine(withPlan.map(({ name }) => words.quotedName(name))),
    "dev.down": words.percent(Math.min(...withPlan.map(({ downPayment }) => downPayment))),
  };
}
