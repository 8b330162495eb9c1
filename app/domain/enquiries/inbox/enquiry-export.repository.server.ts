import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import { requestText } from "../asked/lines.server";
import type { EnquiryKind } from "../enquiry";
import { readRequest, toState } from "../stored-enquiry.server";

import type { InboxSearch } from "./inbox";
import { inView } from "./inbox-views.server";
import type { Answer, EnquiryState } from "./received-enquiry";

/** A message as a line of a table. */
export type ExportedEnquiry = {
  id: number;
  kind: EnquiryKind;
  state: EnquiryState;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
  /** Title of the home of ours that it is about. */
  home: string | null;
  /** What the form asked and the sender's own words. */
  text: string;
  page: string;
  wantsNews: boolean;
  receivedAt: string;
  answer: Answer | null;
};

/** The next messages of a view with ids below `before`, newest first. */
export async function listForExport(
  db: Db,
  search: Pick<InboxSearch, "view" | "words">,
  { before, limit }: { before: number | undefined; limit: number },
  now: Date,
): Promise<ExportedEnquiry[]> {
  const fitting = inView(db, search, now);
  const rows = await (before === undefined ? fitting : fitting.where("contact_submissions.id", "<", before))
    .leftJoin("properties as home", "home.id", "contact_submissions.property_id")
    .leftJoin("users", "users.id", "contact_submissions.answered_by")
    .orderBy("contact_submissions.id", "desc")
    .limit(limit)
    .select(["contact_submissions.id", "kind", "first_name", "last_name", "contact_submissions.email", "company"])
    .select([
      "language",
      "asked",
      "message",
      "objectives",
      "page",
      "news_consent_at",
      "spam_reason",
      "set_aside_at",
      "answered_at",
    ])
    .select(["answered_how", "users.email as answered_by", "contact_submissions.created_at", "home.title as home"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: toState(row),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.company,
    language: row.language,
    home: row.home,
    text: requestText({ kind: row.kind, ...readRequest(row) }),
    page: row.page,
    wantsNews: row.news_consent_at !== null,
    receivedAt: row.created_at,
    answer:
      row.answered_at !== null && row.answered_how !== null
        ? { at: row.answered_at, how: row.answered_how, by: row.answered_by }
        : null,
  }));
}
