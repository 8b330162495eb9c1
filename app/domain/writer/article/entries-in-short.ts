import type { Entry } from "../entries/entry";
import { ourTheme, type Subject } from "../keyword/subject";
import { relatedToPlace } from "../quarters/own-texts";

import type { EntryDesk } from "./entry-article";
import { relatedHtml } from "./related-entries";

export const mostInShort = 3;
/** Beside homes only what belongs to what is wished for: more of it is about something else. */
const shownBesideHomes = 2;

/** What whoever looks for such a home, or wants to live there, needs to know besides; another choice for each keyword. */
export function entriesInShort(desk: EntryDesk, besides: Entry | undefined, most: number): string | undefined {
  const { subject, material, store, choice } = desk;
  const isAboutLiving = material.values["asks.live"] !== undefined;
  const isOfHomes = ourTheme(subject) === "homes";
  const ofPlace = material.values["here.street"] === undefined || isOfHomes ? [] : relatedToPlace(subject);
  const usual = isAboutLiving ? ofLiving : isOfHomes ? ofWish(subject) : ofBuying;
  const keys = ofPlace.length > 0 ? ofPlace : usual;
  const entries = [...new Set(keys)].flatMap((key) => store[key] ?? []).filter((entry) => entry !== besides);
  if (isOfHomes) {
    return entries.length > 0 ? relatedHtml(entries.slice(0, shownBesideHomes), desk) : undefined;
  }
  return relatedHtml(choice.some("for buyers", entries, most), desk);
}

/** The most needed first; in the order in which they are told. */
function ofWish({ type, features, lacking }: Subject): string[] {
  const keys = [...features, ...lacking].flatMap((feature) => ofFeature[feature] ?? []);
  if (type) keys.push(...(ofType[type] ?? []));
  return keys;
}

const ofLiving = [
  "school-and-market-nearby",
  "walking-times",
  "noise",
  "courtyard-or-street",
  "choosing-a-neighbourhood",
  "living-costs-of-a-home",
];

const ofBuying = [
  "viewing-checklist",
  "price-per-square-metre",
  "usable-and-built-area",
  "second-viewing",
  "purchase-offer",
  "community-fees",
  "costs-of-buying",
];

const ofFeature: Partial<Record<NonNullable<Subject["feature"]>, string[]>> = {
  pool: ["living-costs-of-a-home"],
  garden: ["living-costs-of-a-home"],
  concierge: ["community-fees"],
  "recently-renovated": ["renovation-works", "hidden-defects"],
};

const ofType: Partial<Record<NonNullable<Subject["type"]>, string[]>> = {
  house: ["living-costs-of-a-home", "charges-on-a-home"],
  loft: ["habitability-certificate"],
  studio: ["habitability-certificate"],
  duplex: ["usable-and-built-area"],
};
