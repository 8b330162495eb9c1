import { splitExtension } from "~/domain/fields/phone";
import type { Localized } from "~/i18n/languages";

import type { Agent } from "./agent";
import type { CommercialRegister } from "./commercial-register";
import type { WeekHours } from "./opening-hours";
import type { Verification } from "./verification";

/** Who stands behind the site, as the legal notice and each footer print it (LSSI art. 10, Ley 18/2007 art. 59 e). */
export type AgencyIdentity = {
  name: string;
  /** On a page of the sample with the word that says so, in its language. */
  legalName: string;
  /** Nobody has put in their own details yet. */
  isSample: boolean;
  taxId: string;
  /** As written: `+34 600 000 000`. */
  phone: string;
  email: string;
  /** Number of the messaging app, digits only. */
  messagingNumber: string;
  /** Number in the register of agents (AICAT). */
  registerNumber: string;
  supervisingBody: string;
  address: string;
  hours: WeekHours;
  /** What else is to be said about the hours; may be blank. */
  hoursNote: string;
  /** The entry in the commercial register as one line; blank for an agent who is no company. */
  commercialRegister: string;
  /** A sentence for the footer; may be blank. */
  footerSentence: string;
  /** The homes that the agency concentrates on, whole EUR. */
  priceFrom: number;
  priceTo: number;
  /** The person who answers; null where nobody is named. */
  agent: Agent | null;
};

/** The same as the agent keeps it, in each language of the site. */
export type AgencySettings = Omit<
  AgencyIdentity,
  "isSample" | "agent" | "supervisingBody" | "hoursNote" | "commercialRegister" | "footerSentence"
> & {
  supervisingBody: Localized;
  hoursNote: Localized;
  footerSentence: Localized;
  commercialRegister: CommercialRegister;
};

/** Whether a tax number is the placeholder of the sample: noughts belong to nobody. */
export function isSampleTaxId(taxId: string): boolean {
  return /^0+$/.test(taxId.replace(/\D/g, ""));
}

/** Link that calls a number: as it was typed, or whole with its country where that is known, see `wholeNumber`. */
export function telLink(phone: string, wholeNumber: string | null = null): string {
  if (wholeNumber?.startsWith("+")) return `tel:${wholeNumber}`;
  const { dialled, extension } = splitExtension(phone);
  // "+44 (0)20": the nought is dialled at home only.
  const number = (/^\s*(?:\+|00)/.test(dialled) ? dialled.replace("(0)", "") : dialled).replace(/[^\d+]/g, "");
  return `tel:${number}${extension === "" ? "" : `;ext=${extension}`}`;
}

/** Link that opens the messaging app on a number, with a text ready where one is given. Nothing is requested before somebody follows it. */
export function messageLink(messagingNumber: string, text = ""): string {
  return `https://wa.me/${messagingNumber}${text === "" ? "" : `?text=${encodeURIComponent(text)}`}`;
}

/** What is promised, and for how long it has been; specification, section 9. */
export const business = { experienceYears: 15, replyHours: 24 } as const;

/** The homes that a site concentrates on before somebody says otherwise, whole EUR; specification, section 2. */
export const usualRange = { priceFrom: 500_000, priceTo: 1_000_000 } as const;

/** A figure of the home page: `150+` `buyers`. */
export type Claim = { id: number; value: string; label: string; source: string; since: number | null };
/**
 * What a buyer says, and how it is known that a client wrote it (TRLGDCU art. 20.4). `link`: where it stands in public, blank elsewhere; `saidIn`: its
 * month, `2026-03`.
 */
export type Story = {
  id: number;
  quote: string;
  byline: string;
  howVerified: string;
  isSample: boolean;
  link: string;
  saidIn: string | null;
};

/**
 * A claim as the agent keeps it. `source` and `since`, the year, are shown under it and may be blank; `basis`: how it can be proved (Ley 18/2007, art.
 * 58.3).
 */
export type ClaimSettings = {
  value: Localized;
  label: Localized;
  source: Localized;
  since: number | null;
  basis: string;
};

/** A story as the agent keeps it. */
export type StorySettings = {
  quote: Localized;
  byline: Localized;
  verification: Verification;
  /** In the agent's own words, where the choice is to describe it. */
  howVerified: Localized;
  link: string;
  saidIn: string | null;
  isPublished: boolean;
};

/** Something that several people may edit; who saves it says with `version` what they had before them. */
export type Edited<Settings> = Settings & { id: number; version: string };

/** Where a line of a list goes: a place towards the beginning or towards the end. */
export type Direction = "earlier" | "later";

/** The ids in their new order; as they were where the id is unknown or stands at that end already. */
export function reordered(ids: readonly number[], id: number, direction: Direction): number[] {
  const order = [...ids];
  const from = order.indexOf(id);
  const to = direction === "earlier" ? from - 1 : from + 1;
  const neighbour = order[to];
  if (from === -1 || neighbour === undefined) return order;
  order[from] = neighbour;
  order[to] = id;
  return order;
}
