import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { expect, test as base } from "vitest";

import { ContentVersion } from "~/server/content-version";

import { templateFile, testFolder } from "../support/folders";

const test = base.extend<{ file: string; database: SQLite.Database }>({
  file: async ({}, use) => {
    const file = join(testFolder, `${randomUUID()}.db`);
    copyFileSync(templateFile, file);
    await use(file);
  },
  database: async ({ file }, use) => {
    const database = new SQLite(file);
    await use(database);
    database.close();
  },
});

// What no public page shows. A new table belongs here, or into a migration that makes its triggers.
const notShown = [
  "account_requests",
  "activity_log",
  "admin_users",
  "appointments",
  "article_batches",
  "article_readings",
  "article_revisions",
  "article_sentences",
  "batch_keywords",
  "booking_links",
  "provisional_bookings",
  "provisional_booking_links",
  "calendar_addresses",
  "contact_submissions",
  "content_version",
  "development_uploads",
  "enquiry_notes",
  "enquiry_words",
  ...["config", "content", "data", "docsize", "idx"].map((part) => `enquiry_words_${part}`),
  "erased_people",
  "invitations",
  "job_runs",
  "machine_state",
  "missing_pages",
  "outbox",
  "property_uploads",
  "recovery_codes",
  "removed_samples",
  "sample_rows",
  "replies",
  "reply_drafts",
  "reply_template_texts",
  "reply_templates",
  "reply_words",
  ...["config", "content", "data", "docsize", "idx"].map((part) => `reply_words_${part}`),
  "second_factors",
  "sessions",
  "translation_drafts",
  "unkept_spam",
  "user_tokens",
  "users",
  "writer_calls",
];

test("of every table it is known whether pages show it", ({ database }) => {
  const tables = database
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .pluck()
    .all();
  const shown = database
    .prepare<[], string>(
      "select distinct tbl_name from sqlite_schema where type = 'trigger' and name like 'content_version_%'",
    )
    .pluck()
    .all();
  const unknown = tables.filter((table) => !shown.includes(table) && !notShown.includes(table));
  expect(unknown, "shown by a public page? Then it needs triggers; else it belongs to `notShown`").toEqual([]);
  expect(shown.filter((table) => notShown.includes(table))).toEqual([]);
});

test("it moves when something changes that pages show, and only then", ({ file, database }) => {
  const version = new ContentVersion(file);
  const first = version.read();
  database.exec("insert into missing_pages (path, first_seen_at, last_seen_at) values ('/x', '', '')");
  expect(version.read()).toBe(first);
  database.exec("insert into settings (key, value, updated_at) values ('agency', '{}', '')");
  const second = version.read();
  expect(second).toBeGreaterThan(first ?? Infinity);
  database.exec("update settings set value = '[]'");
  expect(version.read()).toBeGreaterThan(second ?? Infinity);
  version.close();
});

test("nobody can say it where the database is damaged, and it says so without an error", ({ file, database }) => {
  const version = new ContentVersion(file);
  expect(version.read()).not.toBeNull();
  database.exec("drop table content_version");
  expect(version.read()).toBeNull();
  version.close();
});
