import { wordsIn } from "../books";
import type { PlaceQuestion } from "../keyword/place-question";
import type { Values } from "../values/known-values";
import type { OurData } from "../values/our-data.server";
import { locativePhrase } from "../values/place-values";
import { type ToldPlace, toldPlace } from "../values/told-place";

import type { Told } from "./answer-first";
import type { EntryDesk } from "./entry-article";
import { choice } from "./places-chosen";
import { comparison } from "./places-compared";

/** An article about several places, and what its description may say of them. */
export type ToldPlaces = { told: Told; values: Values };

/** Two or three places held against each other, or those that come into question; undefined where we have no words for them. */
export function amongPlaces(question: PlaceQuestion, desk: EntryDesk, data: OurData): ToldPlaces | undefined {
  const words = wordsIn[desk.language];
  const places = question.named.flatMap((named) => toldPlace(words, named, data) ?? []);
  if (places.length < 2) return undefined;
  const within = question.kind === "choice" ? data.places.find(({ slug }) => slug === question.within) : undefined;
  const { what } = desk.book.amongPlaces;
  const values = {
    "among.names": words.inOneLine(places.slice(0, namesInLead).map(({ inside }) => inside)),
    "among.where": within ? locativePhrase(words, within) : words.inTheCity,
    ...(question.kind === "choice" && { "among.what": what[question.aim] }),
    ...(within && { "among.within": "" }),
    ...priceValues(places, desk),
  };
  const told =
    question.kind === "compared" ? comparison(places, desk, data) : choice(question.aim, places, values, desk, data);
  return { told, values };
}

const namesInLead = 4;
/** From which price we have something in these places. */
function priceValues(places: readonly ToldPlace[], { language }: EntryDesk): Values {
  const words = wordsIn[language];
  const there = places.filter(({ isAround, count }) => !isAround && count > 0);
  const homes = [...new Set(there.flatMap(({ ours }) => ours))];
  const developments = [...new Set(places.flatMap(({ newHomes }) => newHomes))];
  return {
    ...(developments.length > 0 && {
      "among.new": words.inOneLine(
        developments.map(({ name, state }) => `${words.quotedName(name)} (${words.state[state]})`),
      ),
      "among.newFrom": words.price(Math.min(...developments.map(({ priceFrom }) => priceFrom))),
    }),
    ...(homes.length === 0
      ? { "among.none": "" }
      : {
          "among.homes": words.homes(homes.length),
          "among.homesWhere": words.inOneLine(there.map(({ priceWhere }) => priceWhere)),
          "among.from": words.price(Math.min(...homes.map(({ price }) => price))),
        }),
  };
}
