import type { Selectable } from "kysely";

import { type Asked, askedSchemas } from "./asked/asked.schema";
import type { ContactSubmissionTable } from "./enquiry.table";
import type { EnquiryState } from "./inbox/received-enquiry";
import { type SpamSigns, spamSignsSchema } from "./receiving/spam-signs";

// How the columns of a stored message are read, for the queries of this folder.

type Row = Selectable<ContactSubmissionTable>;

export function fullName(row: Pick<Row, "first_name" | "last_name">): string {
  return `${row.first_name} ${row.last_name}`.trim();
}

export function toState(row: Pick<Row, "spam_reason" | "set_aside_at" | "answered_at">): EnquiryState {
  if (row.spam_reason !== null || row.set_aside_at !== null) return "spam";
  return row.answered_at === null ? "waiting" : "answered";
}

export function readSpamSigns(row: Pick<Row, "spam_signs">): SpamSigns | null {
  return row.spam_signs === null ? null : spamSignsSchema.parse(JSON.parse(row.spam_signs));
}

/**
 * What was asked and the sender's own words. Where the answers cannot be read, as in a row that another program wrote, the
 * whole text that stands there for other systems is all there is.
 */
export function readRequest(row: Pick<Row, "kind" | "asked" | "message" | "objectives">): {
  asked: Asked;
  message: string;
} {
  const read = row.asked === null ? undefined : askedSchemas[row.kind].safeParse(JSON.parse(row.asked));
  return read?.success ? { asked: read.data, message: row.message } : { asked: {}, message: row.objectives };
}
