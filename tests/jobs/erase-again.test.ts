import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "kysely";

import type { Db } from "~/db/database";
import { openDatabase } from "~/db/open.server";
import { planAppointment } from "~/domain/diary/appointments.server";
import { personMarks } from "~/domain/enquiries/people/erased-people.server";
import { erasePerson, findPerson } from "~/domain/enquiries/people/erasing.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { eraseAgainAtStart } from "~/jobs/erase-again.server";
import { addToErasedList, readErasedList } from "~/outside/erased-list.server";
import { erasedMark } from "~/outside/erased-mark.server";

import { anEnquiry, aPerson, theAgency } from "../support/builders";
import { testFolder } from "../support/folders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);

/** Where a site keeps its list and its mails. */
async function aPlace() {
  const folder = join(testFolder, randomUUID());
  await mkdir(join(folder, "outbox"), { recursive: true });
  return { list: join(folder, "erased.log"), mails: join(folder, "outbox") };
}

/** As the panel does it: noted beside the database first. */
async function erases(db: Db, id: number, at: Date, list: string, withPhone = false) {
  const person = (await findPerson(db, id, withPhone))!;
  const marks = personMarks(person, erasedMark);
  await addToErasedList(
    marks.map((mark) => ({ mark, erasedAt: at.toISOString() })),
    list,
  );
  return erasePerson(db, id, at, { withPhone, marks });
}

/** The database as a backup keeps it, opened as the one that was restored. */
async function backedUp(db: Db): Promise<Db> {
  const file = join(testFolder, `${randomUUID()}.db`);
  await sql`vacuum into ${sql.lit(file)}`.execute(db);
  return openDatabase(file);
}

const senders = async (db: Db) =>
  (await db.selectFrom("contact_submissions").select("email").orderBy("id").execute()).map(({ email }) => email);

describe("who was erased", () => {
  test("is erased again when an older backup comes back, with mails and kept mails, and nobody else", async ({
    db,
  }) => {
    const place = await aPlace();
    await theAgency(db);
    const ana = await receiveEnquiry(db, anEnquiry({ message: "First" }), now);
    await receiveEnquiry(db, anEnquiry({ email: "ANA@example.com", message: "Second" }), later(1));
    const ben = await receiveEnquiry(db, anEnquiry({ email: "ben@example.com" }), now);
    const restored = await backedUp(db);
    const mails = await restored.selectFrom("outbox").select(["id", "enquiry_id"]).execute();
    const fileOf = (id: number) => `2026-11-21T10-00-00Z-${String(id).padStart(6, "0")}-receipt.eml`;
    for (const { id } of mails) await writeFile(join(place.mails, fileOf(id)), "a mail");
    await erases(db, ana.id, later(2), place.list);

    expect(await senders(restored)).toContain("ana@example.com");
    expect(await eraseAgainAtStart(restored, later(3), place)).toEqual({ enquiries: 2, unknown: 0 });

    expect(await senders(restored)).toEqual(["ben@example.com"]);
    const left = await restored.selectFrom("outbox").select("enquiry_id").execute();
    expect(new Set(left.map(({ enquiry_id: id }) => id))).toEqual(new Set([ben.id]));
    const ofBen = mails.filter((mail) => mail.enquiry_id === ben.id).map(({ id }) => fileOf(id));
    expect((await readdir(place.mails)).sort()).toEqual(ofBen.sort());
    expect(await eraseAgainAtStart(restored, later(4), place)).toEqual({ enquiries: 0, unknown: 0 });
    await restored.destroy();
  });

  test("and wrote again afterwards keeps what came then", async ({ db }) => {
    const place = await aPlace();
    const first = await receiveEnquiry(db, anEnquiry({ message: "Before" }), now);
    const older = await backedUp(db);
    await erases(db, first.id, later(1), place.list);
    await receiveEnquiry(db, anEnquiry({ message: "After" }), later(2));
    await receiveEnquiry(older, anEnquiry({ message: "After" }), later(2));

    for (const each of [db, older]) {
      await eraseAgainAtStart(each, later(3), place);
      const texts = await each.selectFrom("contact_submissions").select("objectives").execute();
      expect(texts.map(({ objectives }) => objectives.includes("After"))).toEqual([true]);
    }
    await older.destroy();
  });

  test("with the phone number too is known by it under every address, and by e-mail alone is not", async ({ db }) => {
    const [withPhone, byEmail] = [await aPlace(), await aPlace()];
    const ana = await receiveEnquiry(db, anEnquiry({ phone: "+34 611 22 33 44" }), now);
    await receiveEnquiry(db, anEnquiry({ email: "other@example.com", phone: "611 223 344" }), now);
    const backups = [await backedUp(db), await backedUp(db)] as const;
    await erases(await backedUp(db), ana.id, later(1), byEmail.list);
    await erases(db, ana.id, later(1), withPhone.list, true);
    expect(await senders(db)).toEqual([]);

    await eraseAgainAtStart(backups[0], later(2), withPhone);
    await eraseAgainAtStart(backups[1], later(2), byEmail);
    expect(await senders(backups[0])).toEqual([]);
    expect(await senders(backups[1])).toEqual(["other@example.com"]);
    for (const each of backups) await each.destroy();
  });

  test("leaves the diary again too: under an address that the staff put right, and under the number alone", async ({
    db,
  }) => {
    const place = await aPlace();
    await theAgency(db);
    const ana = await receiveEnquiry(db, anEnquiry({ phone: "+34 611 22 33 44" }), now);
    const { id: by } = await aPerson(db);
    const entry = { kind: "call", place: "", about: null, goes: null, notes: "Sounds like Ana", tells: false } as const;
    const owner = { name: "", email: "", language: "es" } as const;
    const plans = async (hours: number, enquiryId: number | null, name: string, email: string) => {
      const person = { name, email, phone: "611 223 344", language: "en" } as const;
      const times = { startsAt: later(hours), endsAt: later(hours + 0.5) };
      await planAppointment(db, { entry: { ...entry, ...times, owner, enquiryId, person }, by, seen: "" }, now);
    };
    await plans(24, ana.id, "Ana", "ana.right@example.com");
    await plans(48, null, "Ana", "");
    await plans(72, null, "Ben, who shares her phone", "ben@example.com");
    const restored = await backedUp(db);
    await erases(db, ana.id, later(1), place.list);

    await eraseAgainAtStart(restored, later(2), place);
    for (const each of [db, restored]) {
      const kept = await each
        .selectFrom("appointments")
        .select(["person_name", "notes"])
        .orderBy("starts_at")
        .execute();
      expect(kept.map((row) => row.person_name)).toEqual(["", "", "Ben, who shares her phone"]);
      expect(kept.map((row) => row.notes)).toEqual(["", "", "Sounds like Ana"]);
    }
    await restored.destroy();
  });

  test("whose erasing was broken off after it was noted is erased by the next start", async ({ db }) => {
    const place = await aPlace();
    const { id } = await receiveEnquiry(db, anEnquiry(), now);
    const marks = personMarks((await findPerson(db, id, false))!, erasedMark);
    await addToErasedList([{ mark: marks[0]!, erasedAt: later(1).toISOString() }], place.list);
    expect(await eraseAgainAtStart(db, later(2), place)).toMatchObject({ enquiries: 1 });
  });

  test("is in a list that names nobody, that only its owner reads, and that a cut-off line does not spoil", async ({
    db,
  }) => {
    const place = await aPlace();
    const { id } = await receiveEnquiry(db, anEnquiry({ phone: "611 223 344" }), now);
    await appendFile(place.list, '{"mark":"cut of');
    await erases(db, id, later(1), place.list, true);

    expect(await readErasedList(place.list)).toHaveLength(2);
    const fresh = await aPlace();
    await addToErasedList([{ mark: "x", erasedAt: "y" }], fresh.list);
    expect((await stat(fresh.list)).mode & 0o777).toBe(0o600);
    expect(await readFile(place.list, "utf8")).not.toMatch(/ana@|example|611\s?223\s?344/i);
    const stored = JSON.stringify(await db.selectFrom("erased_people").selectAll().execute());
    expect(stored).not.toMatch(/ana@|example|611223344/i);
  });

  test("is known on another machine by a backup made after the erasure, which brings the list with it", async ({
    db,
  }) => {
    const [here, there] = [await aPlace(), await aPlace()];
    const { id } = await receiveEnquiry(db, anEnquiry(), now);
    await erases(db, id, later(1), here.list);
    const elsewhere = await backedUp(db);
    await eraseAgainAtStart(elsewhere, later(2), there);
    expect(await readErasedList(there.list)).toEqual(await readErasedList(here.list));
    await elsewhere.destroy();
  });

  test("by another secret is told of: nobody can be known again by it", async ({ db }) => {
    const place = await aPlace();
    const mark = `otherkey.${"A".repeat(43)}`;
    await addToErasedList([{ mark, erasedAt: now.toISOString() }], place.list);
    await receiveEnquiry(db, anEnquiry(), now);
    expect(await eraseAgainAtStart(db, later(1), place)).toEqual({ enquiries: 0, unknown: 1 });
  });

  test("loses an account without rights with it, and a colleague keeps theirs", async ({ db }) => {
    const place = await aPlace();
    const stranger = await aPerson(db, { email: "ana@example.com" });
    const colleague = await aPerson(db, { email: "pau@example.com", admin: "active" });
    for (const email of [stranger.email, colleague.email]) {
      const { id } = await receiveEnquiry(db, anEnquiry({ email }), now);
      await erases(db, id, later(1), place.list);
    }
    expect(await db.selectFrom("users").select("email").execute()).toEqual([{ email: colleague.email }]);
  });
});
