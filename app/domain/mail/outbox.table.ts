import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

export type OutboxStatus = "waiting" | "sending" | "sent" | "failed";

export interface OutboxTable {
  id: Generated<number>;
  enquiry_id: number | null;
  appointment_id: Generated<number | null>;
  template: string;
  recipient: string;
  mailbox: Generated<string>; // the mailbox that this address leads to, whatever its tag or dots
  language: Language;
  payload: Generated<string>; // JSON object
  status: Generated<OutboxStatus>;
  tries: Generated<number>;
  next_try_at: string; // ISO 8601, UTC
  last_error: string | null;
  sent_at: string | null;
  created_at: string;
}
