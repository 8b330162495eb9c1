import { newHomeTax } from "~/domain/costs/purchase-tax";
import { completionOf } from "~/domain/developments/completion";
import type { SearchFeatureKey } from "~/domain/listings/features";

import { has } from "../keyword/keyword";
import { instalmentWords } from "../keyword/keyword-words";
import type { LanguageWords } from "../keyword/language-words";
import type { Subject } from "../keyword/subject";

import { present, type Values } from "./known-values";
import type { OurData, OurDevelopment } from "./our-data.server";
import { locativePhrase } from "./place-values";

/** What can be said of one new building, and which of the things asked for it has. */
export function developmentValues(
  words: LanguageWords,
  development: OurDevelopment,
  { features, lacking }: Subject,
  { places }: OurData,
  now: Date,
): Values {
  const { state, energyRating, licence, licenceExpires, reservation } = development;
  const place = places.find(({ slug }) => slug === development.place);
  const completion = completionOf(state, development.quarter, now);
  const asked = [...features, ...lacking].map((each) =>
    words.having(each, offers(development, each) ? "with" : "without"),
  );
  return present({
    "d.name": development.name,
    "d.slug": development.slug,
    "d.where": place && locativePhrase(words, place),
    "d.price": words.price(development.priceFrom),
    "d.to": development.priceTo > development.priceFrom ? words.price(development.priceTo) : undefined,
    "d.newSum": words.price(development.priceFrom + newHomeTax(development.priceFrom).total),
    "d.free": development.units.length > 0 ? words.homes(development.units.length) : undefined,
    "d.parking": development.hasParking ? "" : undefined,
    "d.bedrooms": words.bedroomRange(development.bedrooms.from, development.bedrooms.to),
    "d.asked": asked.length > 0 ? asked.join(", ") : undefined,
    "d.state": words.state[state],
    // A date that has passed although the works have not ended says nothing.
    "d.completion": completion.date && completion.state !== "overdue" ? words.quarter(completion.date) : undefined,
    "d.expected": completion.state === "expected" ? "" : undefined,
    "d.project": state === "finished" ? undefined : "",
    "d.rating": energyRating === null ? undefined : words.rating(energyRating),
    "d.reservation": reservation ? words.percent(reservation) : undefined,
    "d.down": development.downPayment > 0 ? words.percent(development.downPayment) : undefined,
    "d.plan": development.hasFlexiblePlan ? "" : undefined,
    "d.licence": state === "finished" || licence === "" ? undefined : licence,
    "d.licenceUntil": licenceExpires === null ? undefined : words.day(licenceExpires),
  });
}

/** Which new buildings have what is asked for; where none has, all of them. */
export function newHomesValues(words: LanguageWords, subject: Subject, data: OurData): Values {
  const { developments, places } = data;
  if (developments.length === 0) return {};
  const fit = developments.filter((development) => fits(development, subject, data));
  const told = fit.length > 0 ? fit : developments;
  // A finished building is paid for at once: nothing of it is left to be built.
  const withPlan = told.filter(({ hasFlexiblePlan, state }) => hasFlexiblePlan && state !== "finished");
  const named = ({ name, place }: OurDevelopment) => {
    const found = places.find(({ slug }) => slug === place);
    // Of a place that was asked about nobody needs to be told where it is.
    return found && place !== subject.place
      ? `${words.quotedName(name)} ${locativePhrase(words, found)}`
      : words.quotedName(name);
  };
  return present({
    "dev.asked": askedPhrase(words, subject, data),
    "dev.fit": fit.length > 0 ? words.newHomes(fit.length) : undefined,
    "dev.names": words.inOneLine(told.map(named)),
    "dev.from": words.price(Math.min(...told.map(({ priceFrom }) => priceFrom))),
    "asks.instalments": has(subject.words, instalmentWords) ? "" : undefined,
    "dev.plan": withPlan.length > 0 ? words.inOneLine(withPlan.map(({ name }) => words.quotedName(name))) : undefined,
    "dev.down": withPlan.length > 0 ? words.percent(Math.min(...withPlan.map((each) => each.downPayment))) : undefined,
    "dev.downSum": withPlan.length > 0 ? words.price(Math.min(...withPlan.map(lowestDownPayment))) : undefined,
  });
}

/** The least that is paid before the deed of its home with the lowest price, in EUR, without VAT. */
function lowestDownPayment({ priceFrom, downPayment }: OurDevelopment): number {
  return Math.round((priceFrom * downPayment) / 100);
}

/** "in Gràcia with parking for €700,000 or less" */
function askedPhrase(words: LanguageWords, subject: Subject, { places }: OurData): string {
  const { features, lacking, bedrooms, budget } = subject;
  const place = places.find(({ slug }) => slug === subject.place);
  const [from, to] = [budget?.from ?? null, budget?.to ?? null];
  return [
    place ? locativePhrase(words, place) : words.inTheCity,
    ...features.map((each) => words.having(each, "with")),
    ...lacking.map((each) => words.having(each, "without")),
    bedrooms === null ? undefined : words.ofBedrooms(bedrooms),
    from !== null && to !== null ? words.ofPrice("between", words.priceRange(from, to)) : undefined,
    from !== null && to === null ? words.ofPrice("from", words.price(from)) : undefined,
    from === null && to !== null ? words.ofPrice("to", words.price(to)) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}

function fits(development: OurDevelopment, subject: Subject, { places }: OurData): boolean {
  const { place, bedrooms, budget, features, lacking } = subject;
  const around = places.find(({ slug }) => slug === development.place)?.inside;
  return (
    (place === null || development.place === place || around === place) &&
    (bedrooms === null || development.bedrooms.to >= bedrooms) &&
    (!budget?.to || development.priceFrom <= budget.to) &&
    features.every((each) => offers(development, each)) &&
    lacking.every((each) => !offers(development, each))
  );
}

function offers({ hasParking, features }: OurDevelopment, feature: SearchFeatureKey): boolean {
  return features.includes(feature) || (feature === "parking" && hasParking);
}
