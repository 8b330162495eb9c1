import { type Budget, budgetNames, budgets } from "~/domain/enquiries/briefs/search-brief";
import { en, type TextKey } from "~/i18n/en";
import { formatArea, formatDay, formatPrice, formatPriceRange } from "~/i18n/format";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";
import { type MailTextKey, mailTextsIn } from "~/i18n/mail.server";

import { oneLine } from "./mail-text";

// What a form asked is stored in the words that the agent reads. A receipt says it in the visitor's: each of our own words
// is found in the English catalogue and looked up under the same key in the other one.

type Asked = { name: string; value: string };
type Said = (value: string, language: Language) => string | undefined;

const asWritten: Said = (value) => oneLine(value, 300);
const rooms: Said = (value) => (/^\d+\+?$/.test(value) ? value : undefined);
const area: Said = (value, language) => {
  const squareMetres = /^(\d+) m²$/.exec(value)?.[1];
  return squareMetres === undefined ? undefined : formatArea(language, Number(squareMetres));
};

type Spoken = { site: TextKey } | { mail: MailTextKey };

const spoken: Readonly<Record<string, { name: Spoken; said: Said }>> = {
  Home: { name: { mail: "receipt.home" }, said: asWritten },
  Development: { name: { site: "information.development" }, said: asWritten },
  Unit: { name: { site: "information.unit" }, said: asWritten },
  Address: { name: { site: "field.propertyAddress" }, said: asWritten },
  "Property type": { name: { site: "search.type" }, said: wordsOf("property.type.") },
  Bedrooms: { name: { site: "search.bedrooms" }, said: rooms },
  Bathrooms: { name: { site: "search.bathrooms" }, said: rooms },
  Area: { name: { site: "valuation.area" }, said: area },
  Budget: { name: { site: "search.budget" }, said: budget },
  Neighbourhoods: { name: { site: "search.neighborhoods" }, said: wordsOf("search.neighborhood.") },
  Features: { name: { site: "search.features" }, said: wordsOf("feature.") },
  Timeline: { name: { site: "search.timeline" }, said: wordsOf("search.timeline.") },
  "Would like to sell": { name: { site: "premiumValuation.saleTime" }, said: wordsOf("premiumValuation.saleTime.") },
  "Best time for a visit": { name: { site: "premiumValuation.visitTime" }, said: wordsOf("day.") },
  Service: { name: { site: "consultation.service" }, said: wordsOf("home.service.") },
  Package: { name: { site: "quote.package" }, said: wordsOf("quote.package.") },
  "Best time to talk": { name: { site: "consultation.talkTime" }, said: wordsOf("day.") },
  "Wished time": { name: { mail: "receipt.firstWish" }, said: wish },
  "Or else": { name: { mail: "receipt.secondWish" }, said: wish },
};

/** What a form asked, a line for each answer, in a visitor's language. What we have no words for is left out. */
export function requestLines(request: readonly Asked[], language: Language): string[] {
  return request.flatMap(({ name, value }) => {
    const known = Object.hasOwn(spoken, name) ? spoken[name] : undefined;
    const said = known?.said(value, language);
    if (!known || !said) return [];
    const asked = "site" in known.name ? textsIn(language)(known.name.site) : mailTextsIn(language)(known.name.mail);
    return [`${asked}${asked.endsWith("?") ? "" : ":"} ${said}`];
  });
}

/** One or several of our own words, which stand in the catalogue under keys that begin alike. */
function wordsOf(prefix: string): Said {
  const keys = Object.keys(en).filter((key): key is TextKey => key.startsWith(prefix));
  const keyOf = new Map(keys.map((key) => [en[key].toLowerCase(), key]));
  return (value, language) => {
    const words = value.split(", ").map((word) => {
      const key = keyOf.get(word.toLowerCase());
      return key && textsIn(language)(key);
    });
    return words.every((word) => word !== undefined) ? words.join(", ") : undefined;
  };
}

function budget(value: string, language: Language): string | undefined {
  const name = budgetNames.find((each) => budgetWords(each, "en") === value);
  return name && budgetWords(name, language);
}

function budgetWords(name: Budget, language: Language): string {
  const { from, to } = budgets[name];
  return to === null
    ? textsIn(language)("search.budget.andOver", { price: formatPrice(language, from) })
    : formatPriceRange(language, from, to);
}

function wish(value: string, language: Language): string | undefined {
  const [, day, part = ""] = /^(?:any day|[A-Z][a-z]+ (\d{4}-\d{2}-\d{2})), (.+)$/.exec(value) ?? [];
  const partOfDay = wordsOf("day.")(part, language);
  if (partOfDay === undefined) return undefined;
  const on = day === undefined ? mailTextsIn(language)("receipt.anyDay") : formatDay(language, day);
  return `${on}, ${partOfDay.charAt(0).toLocaleLowerCase(language)}${partOfDay.slice(1)}`;
}
