import SQLite from "better-sqlite3";

import { siteDatabase } from "./site";

// The agency's database as it stands beside the running site: what really arrived, and homes that the samples lack.

export type StoredMessage = {
  id: number;
  kind: string;
  first_name: string;
  last_name: string;
  email: string;
  objectives: string;
  language: string;
  page: string;
  property_id: number | null;
  spam_reason: string | null;
};

/** What the agent's database holds of the messages of one e-mail address. */
export function storedMessages(email: string, file = siteDatabase): StoredMessage[] {
  return reading(file, (database) =>
    database
      .prepare<[string], StoredMessage>(
        `select id, kind, first_name, last_name, email, objectives, language, page, property_id, spam_reason
         from contact_submissions where email = ? order by id`,
      )
      .all(email),
  );
}

/** The mails that tell of a message; they leave within seconds. */
export function mailsAbout(messageId: number): { template: string; recipient: string; language: string }[] {
  return reading(siteDatabase, (database) =>
    database
      .prepare<[number], { template: string; recipient: string; language: string }>(
        "select template, recipient, language from outbox where enquiry_id = ? order by id",
      )
      .all(messageId),
  );
}

/**
 * A home like the first sample, with no photographs, that no list shows: several tests may ask for the same one at once,
 * and none of them changes what the others read.
 */
export function anUnlistedHome(id: number, status: "draft" | "sold", title: string): void {
  const database = new SQLite(siteDatabase);
  try {
    database
      .prepare(
        `insert into properties
           (id, title, summary, description, price, bedrooms, bathrooms, area, neighborhood, status, created_at, updated_at)
         select ?, ?, summary, description, price, bedrooms, bathrooms, area, neighborhood, ?, created_at, updated_at
         from properties where id = 1 on conflict do nothing`,
      )
      .run(id, title, status);
  } finally {
    database.close();
  }
}

function reading<Found>(file: string, read: (database: SQLite.Database) => Found): Found {
  const database = new SQLite(file, { readonly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}
