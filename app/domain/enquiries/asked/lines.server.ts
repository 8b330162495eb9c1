import { displayId, type PropertyType } from "~/domain/properties/property";
import { en, type TextKey } from "~/i18n/en";
import { enquiries } from "~/i18n/en/admin/enquiries";
import { formatArea, formatDay, formatHour, formatPrice, formatPriceRange } from "~/i18n/format";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";
import { type MailTextKey, mailTextsIn } from "~/i18n/mail.server";

import { budgets, leastRooms } from "../briefs/search-brief";
import type { EnquiryKind } from "../enquiry";

import type { Asked } from "./asked.schema";
import type { PartOfDay } from "./viewing";

/** Under which name each line stands in a receipt, in its order there and everywhere. */
const names = {
  home: { mail: "receipt.home" },
  homes: { site: "contact.homes" },
  development: { site: "information.development" },
  unit: { site: "information.unit" },
  budget: { site: "search.budget" },
  propertyType: { site: "search.type" },
  address: { site: "field.propertyAddress" },
  bedrooms: { site: "search.bedrooms" },
  bathrooms: { site: "search.bathrooms" },
  area: { site: "valuation.area" },
  neighborhoods: { site: "search.neighborhoods" },
  features: { site: "search.features" },
  timeline: { site: "search.timeline" },
  saleTime: { site: "premiumValuation.saleTime" },
  visitTime: { site: "premiumValuation.visitTime" },
  service: { site: "consultation.service" },
  package: { site: "quote.package" },
  talkTime: { site: "consultation.talkTime" },
  chosenTime: { mail: "receipt.chosenTime" },
  firstWish: { mail: "receipt.firstWish" },
  secondWish: { mail: "receipt.secondWish" },
} as const satisfies Record<string, { site: TextKey } | { mail: MailTextKey }>;

export type Topic = keyof typeof names;

/** One thing that was asked, in the words of who reads it. */
export type AskedLine = {
  topic: Topic;
  name: string;
  value: string;
  /** The homes that the line names, to be linked. */
  homes?: readonly { id: number; title: string }[];
};

/** The agent reads English under names of their own; a visitor the language of their page. */
export type Reader = "agent" | Language;

type Request = { kind: EnquiryKind; asked: Asked };

/** What a form asked, a line for each answer: for the inbox, mails, receipts and files. */
export function askedLines({ kind, asked }: Request, reader: Reader): AskedLine[] {
  const words = reader === "agent" ? agentWords : visitorWords(reader);
  const { t } = words;
  const { home, budget, propertyType, area, timeline, saleTime, visitTime, service, talkTime } = asked;
  const type = propertyType === "any" ? undefined : propertyType;
  const list = (keys: readonly TextKey[] = []) => keys.map((key) => t(key)).join(", ");
  const [firstWish, secondWish] = wishes(asked).map((wish) => words.wish(wish));
  const said: Record<Topic, string | undefined> = {
    home: home && homeName(home),
    homes: asked.homes?.map(homeName).join("; "),
    development: asked.development,
    unit: asked.unit,
    budget: budget && budgetRange(budget, words.language),
    propertyType: type && (kind === "search-brief" ? t(`property.type.${type}`) : words.ownType(type)),
    address: asked.propertyAddress,
    bedrooms: rooms(asked.bedrooms),
    bathrooms: rooms(asked.bathrooms),
    area: area === undefined ? undefined : words.area(area),
    neighborhoods: list(asked.neighborhoods?.map((slug) => `search.neighborhood.${slug}` as const)),
    features: list(asked.features?.map((key) => `feature.${key}` as const)),
    timeline: timeline && t(`search.timeline.${timeline}`),
    saleTime: saleTime && words.choice(`premiumValuation.saleTime.${saleTime}`),
    visitTime: visitTime && words.choice(`day.${visitTime}`),
    service: service && t(`home.service.${service}`),
    package: chosenPackage(kind, asked, words),
    talkTime: talkTime && words.choice(`day.${talkTime}`),
    chosenTime: asked.chosenTime && words.moment(asked.chosenTime),
    firstWish,
    secondWish,
  };
  return topics.flatMap((topic) => {
    const value = said[topic];
    if (!value) return [];
    const line = { topic, name: words.name(topic), value };
    return topic === "homes" ? [{ ...line, homes: asked.homes }] : [line];
  });
}

/** A whole message as the agent reads it in a table: what was asked line by line, then the sender's own words. */
export function requestText({ message, ...request }: Request & { message?: string }): string {
  const lines = askedLines(request, "agent").map(({ name, value }) => `${name}: ${value}`);
  return [...lines, ...(message ? [message] : [])].join("\n");
}

const topics = Object.keys(names) as Topic[];

type Wish = { day: string | undefined; part: PartOfDay | "any" };

type Words = {
  language: Language;
  t: (key: TextKey) => string;
  name: (topic: Topic) => string;
  /** A choice among sentences of the form. */
  choice: (key: TextKey) => string;
  /** The type of the sender's own home. */
  ownType: (type: PropertyType) => string;
  /** @param area m² */
  area: (area: number) => string;
  wish: (wish: Wish) => string;
  /** @param time as a field holds it: `2026-11-28T10:00` */
  moment: (time: string) => string;
};

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "long" });

const agentWords: Words = {
  language: "en",
  // A table of all messages asks for thousands: the plain text costs nothing.
  t: (key) => en[key],
  name: (topic) => enquiries[`asked.${topic}`],
  choice: (key) => uncapitalised(en[key], "en"),
  ownType: (type) => type,
  area: (area) => `${area} m²`,
  wish: ({ day, part }) =>
    `${day ? `${weekday.format(new Date(day))} ${day}` : "any day"}, ${uncapitalised(en[`day.${part}`], "en")}`,
  moment: (said) => {
    const [day = "", time = ""] = said.split("T");
    return `${weekday.format(new Date(day))} ${day}, ${time}`;
  },
};

function visitorWords(language: Language): Words {
  const t = textsIn(language);
  const mail = mailTextsIn(language);
  return {
    language,
    t: (key) => t(key),
    name: (topic) => {
      const name: { site: TextKey } | { mail: MailTextKey } = names[topic];
      return "site" in name ? t(name.site) : mail(name.mail);
    },
    choice: (key) => t(key),
    ownType: (type) => t(`property.type.${type}`),
    area: (area) => formatArea(language, area),
    wish: ({ day, part }) =>
      `${day ? formatDay(language, day) : mail("receipt.anyDay")}, ${uncapitalised(t(`day.${part}`), language)}`,
    moment: (said) => {
      const [day = "", time = ""] = said.split("T");
      return `${formatDay(language, day)}, ${formatHour(language, time)}`;
    },
  };
}

/** The first wish is the second where that alone was filled in. */
function wishes({ firstDay, firstPart, secondDay, secondPart }: Asked): Wish[] {
  return [[firstDay, firstPart] as const, [secondDay, secondPart] as const].flatMap(([day, part]) =>
    day === undefined && part === undefined ? [] : [{ day, part: part ?? "any" }],
  );
}

function budgetRange(budget: keyof typeof budgets, language: Language): string {
  const { from, to } = budgets[budget];
  return to === null
    ? textsIn(language)("search.budget.andOver", { price: formatPrice(language, from) })
    : formatPriceRange(language, from, to);
}

/** A quote is for a package even where none is decided. */
function chosenPackage(kind: EnquiryKind, asked: Asked, words: Words): string | undefined {
  if (kind !== "quote" || asked.service === undefined) return undefined;
  return asked.package ? words.t(`quote.package.${asked.package}`) : words.choice("quote.package.undecided");
}

function homeName({ id, title }: { id: number; title: string }): string {
  return `${displayId(id)} ${title}`;
}

/** A number, or at least so many: `3+`. */
function rooms(said: Asked["bedrooms"]): string | undefined {
  if (typeof said === "number") return String(said);
  return leastRooms(said) === 0 ? undefined : said;
}

function uncapitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
}
