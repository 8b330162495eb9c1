import type { DeliveryState } from "~/domain/mail/mail";
import type { Language } from "~/i18n/languages";

import type { Attachment } from "./attachment";

/** Characters of a reply, and of its subject. */
export const replyLimits = { subject: 200, body: 8000 } as const;

/** What is written to the sender of a message. */
export type Words = { subject: string; body: string; attachments: readonly Attachment[] };

/** A reply that was sent from the panel. Times are ISO 8601, UTC. */
export type Reply = Words & {
  id: number;
  /** An e-mail address; null where that account is gone. */
  author: string | null;
  at: string;
  /** How far its mail has come, and its number; null where that row is gone. */
  delivery: (DeliveryState & { mail: number }) | null;
};

/** Words that somebody has not sent yet. */
export type ReplyDraft = Words & { keptAt: string };

/** Why nobody can be written to at all. */
export type Unwritable = "spam" | "undeliverable";

/** The lines of the mail that lead somewhere, in the sender's language. */
export type ReplyLinks = { language: Language; siteUrl: string };
