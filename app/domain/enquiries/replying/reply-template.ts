import type { Localized } from "~/i18n/languages";

import { enquiryKinds } from "../enquiry";

/**
 * The messages whose reply may begin with a template by itself: of a kind, or a request for a viewing that names no time, and
 * the same while its sender can book one.
 */
export const openings = [...enquiryKinds, "viewing-without-times", "viewing-to-book"] as const;
export type Opening = (typeof openings)[number];

/** A text from which a reply begins, as the agent keeps it. */
export type ReplyTemplate = {
  /** For the staff, in English. */
  name: string;
  /** The messages whose reply begins with it by itself. */
  opensFor: Opening | null;
  /** With fields in braces, see template-fields.ts. */
  body: Localized;
};

export type KeptTemplate = ReplyTemplate & { id: number; version: string };

/** Characters of its name and of its text in a language. */
export const templateLimits = { name: 60, body: 4000 } as const;
