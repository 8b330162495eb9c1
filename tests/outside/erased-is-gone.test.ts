import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { extract } from "tar";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { Db } from "~/db/database";
import { openDatabase } from "~/db/open.server";
import { writeAnew } from "~/db/write-anew.server";
import { addNote } from "~/domain/enquiries/answering/notes.server";
import { draftFromValuation } from "~/domain/enquiries/drafting/draft.server";
import { erasePerson } from "~/domain/enquiries/people/erasing.server";
import { eraseExpired } from "~/domain/enquiries/people/retention.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { keepMissingPages, countMissingPage } from "~/domain/site/missing-pages.server";
import { makeBackup } from "~/jobs/make-backup.server";
import { restoreBackup } from "~/outside/backup/restore.server";
import { eraseKeptMails, fileDelivery } from "~/outside/mail/kept-mails.server";

import { anEnquiry, aNeighborhood, aPerson, theAgency } from "../support/builders";
import { anEmptySite, aSmallSite, type SmallSite } from "../support/small-site";

const now = new Date("2026-11-27T10:00:00.000Z");

/** Each piece stands for one way in which somebody leaves a trace. */
const person = {
  firstName: "Wilhelmina",
  lastName: "Quastenflosser",
  email: "w.quastenflosser@example.com",
  phone: "+34 655 443 322",
  message: "Zwetschgendatschi on the balcony, please.",
};
const note = "Called back, sounded like a foghorn.";
const pieces = [
  "Wilhelmina",
  "Quastenflosser",
  "quastenflosser",
  "655 443 322",
  "655443322",
  "Zwetschgendatschi",
  "zwetschgendatschi",
  "foghorn",
];

let site: SmallSite;
let db: Db;
beforeEach(async () => {
  site = await aSmallSite(1);
  db = openDatabase(join(site.dataDir, "xamfra.db"));
  await theAgency(db);
  await aNeighborhood(db);
});
afterEach(() => db.destroy());

/** Every file in these folders in which a piece of the person stands, in its name or its bytes. */
function traces(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((name) => {
      const path = join(folder, name);
      if (!statSync(path).isFile()) return [];
      const bytes = readFileSync(path);
      return pieces
        .filter((piece) => name.includes(piece) || bytes.includes(piece))
        .map((piece) => `${name}: ${piece}`);
    }),
  );
}

async function unpacked(archive: string): Promise<string> {
  const folder = join(site.dataDir, "..", `unpacked-${Math.random()}`);
  mkdirSync(folder);
  await extract({ file: archive, cwd: folder });
  return folder;
}

/** Writes, is noted, answered by mail, drafted a home for, looked up under her address; and others after her. */
async function leavesTraces(): Promise<number> {
  const admin = await aPerson(db);
  const { id } = await receiveEnquiry(db, anEnquiry({ ...person, kind: "valuation" }), now);
  await receiveEnquiry(db, anEnquiry(person), now);
  for (let other = 0; other < 30; other += 1) {
    await receiveEnquiry(db, anEnquiry({ email: `other-${other}@example.com`, message: `Other ${other}` }), now);
  }
  await addNote(db, { enquiryId: id, adminId: admin.id, body: note }, now);
  await draftFromValuation(db, { enquiryId: id, adminId: admin.id }, now);
  countMissingPage(`/mail/${person.email}`, now);
  await keepMissingPages(db);
  const keep = fileDelivery(join(site.dataDir, "outbox"));
  const mails = await db.selectFrom("outbox").select("id").where("recipient", "=", person.email).execute();
  for (const { id: mail } of mails) {
    await keep({
      ...{ id: mail, kind: "receipt", key: `mail-${mail}`, createdAt: now.toISOString(), from: "a@example.com" },
      ...{ to: person.email, subject: `For ${person.firstName}`, text: person.message, html: "" },
    } as unknown as Parameters<typeof keep>[0]);
  }
  return id;
}

describe("a person who was erased", () => {
  test("stands in no byte of database, log, later backup, restored copy, kept mail or upload", async () => {
    const id = await leavesTraces();
    expect(traces(site.dataDir).length).toBeGreaterThan(0);

    const erased = await erasePerson(db, id, now);
    if (!erased.ok) throw new Error("Nobody was erased.");
    await eraseKeptMails(erased.mails, join(site.dataDir, "outbox"));
    expect(traces(site.dataDir, site.uploadsDir)).toEqual([]);

    const backup = await makeBackup(site, now);
    expect(traces(await unpacked(backup.path), site.dataDir)).toEqual([]);
    const elsewhere = anEmptySite();
    await restoreBackup(backup.path, elsewhere, { migrations: "migrations", now });
    expect(traces(elsewhere.dataDir, elsewhere.uploadsDir)).toEqual([]);
    await db.destroy();
    expect(traces(site.dataDir)).toEqual([]);
  });

  test("is gone while somebody reads, as soon as they are done", async () => {
    const id = await leavesTraces();
    const reader = openDatabase(join(site.dataDir, "xamfra.db"));
    const reading = reader.transaction().execute(async (trx) => {
      await trx.selectFrom("contact_submissions").select("id").execute();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const erased = await erasePerson(db, id, now);
    await reading;
    await reader.destroy();
    if (!erased.ok) throw new Error("Nobody was erased.");
    await eraseKeptMails(erased.mails, join(site.dataDir, "outbox"));
    expect(traces(site.dataDir, site.uploadsDir)).toEqual([]);
  });

  test("is gone when their time is over, too", async () => {
    await leavesTraces();
    await db.updateTable("properties").set({ private_notes: "" }).execute();
    await eraseExpired(db, new Date("2029-06-01T10:00:00.000Z"));
    const inDatabase = traces(site.dataDir).filter((trace) => trace.startsWith("xamfra.db"));
    expect(inDatabase).toEqual([]);
  });

  test("is gone from a file in which it had been deleted without being written over", async () => {
    const id = await leavesTraces();
    const old = new SQLite(join(site.dataDir, "xamfra.db"));
    old.pragma("secure_delete = OFF");
    old.pragma("foreign_keys = OFF");
    for (const table of ["contact_submissions", "outbox", "enquiry_notes", "properties"])
      old.exec(`delete from ${table}`);
    old.exec("delete from enquiry_words; delete from missing_pages");
    old.pragma("wal_checkpoint(truncate)");
    old.close();
    const inFile = () => traces(site.dataDir).filter((trace) => trace.startsWith("xamfra.db"));
    expect([id, inFile().length > 0]).toEqual([id, true]);

    await writeAnew(db);
    expect(inFile()).toEqual([]);
  });
});
