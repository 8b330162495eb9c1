import type { Localized } from "~/i18n/languages";

import type { EnquiryKind } from "../enquiry";

/** A text from which a reply begins, as the agent keeps it. */
export type ReplyTemplate = {
  /** For the staff, in English. */
  name: string;
  /** The kind of message whose reply begins with it by itself. */
  opensFor: EnquiryKind | null;
  /** With fields in braces, see template-fields.ts. */
  body: Localized;
};

export type KeptTemplate = ReplyTemplate & { id: number; version: string };

/** Characters of its name and of its text in a language. */
export const templateLimits = { name: 60, body: 4000 } as const;
