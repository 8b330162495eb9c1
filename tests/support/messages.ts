import SQLite from "better-sqlite3";

import type { EnquiryKind } from "~/domain/enquiries/enquiry";

import { panelDatabase } from "./site";

type Given = {
  kind?: EnquiryKind;
  firstName: string;
  email: string;
  phone?: string;
  address?: string;
  words?: string;
  /** Of a home of the sample. */
  homeId?: number;
  hoursAgo?: number;
  spamReason?: "honeypot" | "too-fast" | "too-many" | null;
};

/** A message that lies in the agency's inbox beside the running site, as if a form had brought it. */
export function aReceivedMessage(given: Given): number {
  const {
    kind = "contact",
    phone = "",
    address = "",
    words = "",
    hoursAgo = 1,
    spamReason = null,
    homeId = null,
  } = given;
  const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const asked = address === "" ? {} : { propertyAddress: address };
  const database = new SQLite(panelDatabase);
  try {
    const { lastInsertRowid } = database
      .prepare(
        `insert into contact_submissions
           (kind, first_name, last_name, email, company, message, language, page, asked, privacy_shown_at, fingerprint,
            spam_reason, created_at, property_id)
         values (?, ?, 'Puig', ?, ?, ?, 'en', '/contact', ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        kind,
        given.firstName,
        given.email,
        phone,
        words,
        JSON.stringify(asked),
        at,
        given.email,
        spamReason,
        at,
        homeId,
      );
    return Number(lastInsertRowid);
  } finally {
    database.close();
  }
}
