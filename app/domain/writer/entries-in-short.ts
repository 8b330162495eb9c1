import type { Entry } from "./entries/entry";
import type { EntryDesk } from "./entry-article";
import { relatedToPlace } from "./quarters/own-texts";
import { relatedHtml } from "./related-entries";
import type { Subject } from "./subject";

export const mostInShort = 3;

/** What whoever looks for such a home, or wants to live there, needs to know besides; another choice for each keyword. */
export function entriesInShort(desk: EntryDesk, besides: Entry | undefined, most: number): string | undefined {
  const { subject, material, store, choice, book } = desk;
  const ofPlace = material.values["here.street"] === undefined ? [] : relatedToPlace(subject);
  const keys = ofPlace.length > 0 ? ofPlace : fitting(subject, material.values["asks.live"] !== undefined);
  const entries = [...new Set(keys)].flatMap((key) => store[key] ?? []).filter((entry) => entry !== besides);
  return relatedHtml(choice.some("for buyers", entries, most), book.aroundEntries.related, desk);
}

/** The most needed first; in the order in which they are told. */
function fitting({ type, bedrooms, budget, feature }: Subject, isAboutLiving: boolean): string[] {
  if (isAboutLiving) return ofLiving;
  const ofWish = [...(feature ? (ofFeature[feature] ?? []) : []), ...(type ? (ofType[type] ?? []) : [])];
  if (budget) ofWish.push("costs-of-buying", "down-payment", "negotiating-the-price");
  if (bedrooms) ofWish.push("courtyard-or-street", "second-viewing");
  const keys = ofWish.length >= mostInShort ? ofWish : [...ofWish, ...ofBuying];
  return type === "house" ? keys.filter((key) => !ofSharedBuildings.includes(key)) : keys;
}

/** Of no use to whoever buys a house with nobody above or beside. */
const ofSharedBuildings = [
  "lift",
  "community-fees",
  "community-statutes",
  "building-inspection",
  "courtyard-or-street",
];

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
  "terrace-balcony": ["terrace", "community-statutes", "usable-and-built-area", "courtyard-or-street"],
  parking: ["parking-space", "community-fees"],
  elevator: ["lift", "community-fees", "building-inspection", "period-building"],
  pool: ["living-costs-of-a-home", "renovation-works", "hidden-defects"],
  garden: ["living-costs-of-a-home", "renovation-works", "charges-on-a-home"],
  concierge: ["community-fees", "living-costs-of-a-home"],
  "recently-renovated": ["renovation-works", "hidden-defects", "habitability-certificate"],
};

const ofType: Partial<Record<NonNullable<Subject["type"]>, string[]>> = {
  house: ["living-costs-of-a-home", "charges-on-a-home", "energy-certificate", "cadastral-reference", "hidden-defects"],
  penthouse: ["terrace", "lift", "community-statutes", "energy-certificate"],
  loft: ["habitability-certificate", "usable-and-built-area", "noise", "renovation-works"],
  studio: ["habitability-certificate", "usable-and-built-area", "tourist-licence", "community-fees"],
  duplex: ["usable-and-built-area", "lift", "energy-certificate", "renovation-works"],
};
