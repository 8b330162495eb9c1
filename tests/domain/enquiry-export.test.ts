import { sql } from "kysely";

import type { Db } from "~/db/database";
import { answerEnquiry } from "~/domain/enquiries/answering/answering.server";
import { enquiriesAsCsv } from "~/domain/enquiries/inbox/enquiry-export.server";
import type { EnquiryView } from "~/domain/enquiries/inbox/inbox";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { anEnquiry, aPerson, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");

async function exported(db: Db, view: EnquiryView = "all", words = "") {
  let text = "";
  for await (const piece of enquiriesAsCsv(db, { view, words }, now)) text += piece;
  return text;
}

describe("the table for a spreadsheet", () => {
  test("is one that Spanish Excel opens: byte order mark, semicolons, Barcelona time", async ({ db }) => {
    await theAgency(db);
    const message = anEnquiry({ firstName: "Núria", message: 'She said "yes; maybe"\nsoon', phone: "611 222 333" });
    const { id } = await receiveEnquiry(db, message, new Date("2026-11-20T22:30:00.000Z"));
    const admin = await aPerson(db, { email: "marta@example.com" });
    await answerEnquiry(db, { id, how: "phone", adminId: admin.id }, now);

    const text = await exported(db);

    expect(text.startsWith("\uFEFFNumber;Received (Barcelona time);Kind;State;")).toBe(true);
    expect(text).toContain("0001;2026-11-20 23:30;Message;Answered;Núria;Puig;ana@example.com;611 222 333;en;;");
    expect(text).toContain('"Address: Carrer de Mallorca 1\nShe said ""yes; maybe""\nsoon"');
    expect(text).toContain(";2026-11-21 11:00;By phone;marta@example.com;690;/contact;No\r\n");
  });

  test("runs no formula that a visitor wrote", async ({ db }) => {
    await theAgency(db);
    for (const firstName of ['=HYPERLINK("https://evil.example")', "+1", "-1", "@SUM(A1)", "\t=1"]) {
      await receiveEnquiry(db, anEnquiry({ firstName }), now);
    }
    const lines = (await exported(db)).split("\r\n").slice(1, -1);
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line.split(";")[4]).toMatch(/^"?'/);
  });

  test.for(["0655112233", "0034 655 11 22 33", "08001", "000006", "3-4", "3/4/2026", "1E5", "1234567890123456"])(
    "keeps %s as it was written, which Excel would make another number or a day",
    async (firstName, { db }) => {
      await theAgency(db);
      await receiveEnquiry(db, anEnquiry({ firstName }), now);
      expect((await exported(db)).split("\r\n")[1]?.split(";")[4]).toBe(`'${firstName}`);
    },
  );

  test.for(["Núria", "611 222 333", "3 rooms", "0"])("leaves %s without a mark", async (firstName, { db }) => {
    await theAgency(db);
    await receiveEnquiry(db, anEnquiry({ firstName }), now);
    expect((await exported(db)).split("\r\n")[1]?.split(";")[4]).toBe(firstName);
  });

  test("holds what the view and the words hold, however much that is", async ({ db }) => {
    await theAgency(db);
    await receiveEnquiry(db, anEnquiry({ firstName: "Spam", spamReason: "honeypot" }), now);
    for (let each = 0; each < 501; each += 1) {
      await receiveEnquiry(db, anEnquiry({ firstName: `Nr${each}` }), now);
    }
    const lines = async (view: EnquiryView, words = "") =>
      (await exported(db, view, words)).trim().split("\r\n").length - 1;
    expect(await lines("all")).toBe(501);
    expect(await lines("spam")).toBe(1);
    expect(await lines("waiting", "nr500")).toBe(1);
    expect(await lines("late")).toBe(0);
  });
});

describe("a long table", () => {
  const many = 1000;

  /** So many messages at once. */
  async function messages(db: Db) {
    await theAgency(db);
    await receiveEnquiry(db, anEnquiry({ firstName: "Nr0" }), now);
    await sql`
      with recursive number (n) as (select 1 union all select n + 1 from number where n < ${many - 1})
      insert into contact_submissions (kind, first_name, email, language, privacy_shown_at, fingerprint, created_at)
      select kind, 'Nr' || n, email, language, privacy_shown_at, fingerprint || n, contact_submissions.created_at
      from contact_submissions, number`.execute(db);
  }

  function numbersIn(text: string): number[] {
    return [...text.matchAll(/^(\d{4});/gm)].map(([, number]) => Number(number));
  }

  const newestFirst = Array.from({ length: many }, (_, index) => many - index);

  test("lets others have their turn after each piece", async ({ db }) => {
    await messages(db);
    let turns = 0;
    let isDone = false;
    const other = () => {
      turns += 1;
      if (!isDone) setImmediate(other);
    };
    setImmediate(other);

    let pieces = 0;
    for await (const piece of enquiriesAsCsv(db, { view: "all", words: "" }, now)) if (piece !== "") pieces += 1;
    isDone = true;

    expect(pieces).toBeGreaterThan(4);
    expect(turns).toBeGreaterThanOrEqual(pieces - 2);
  });

  test("neither doubles nor misses a message when others arrive, are answered or go meanwhile", async ({ db }) => {
    await messages(db);
    const admin = await aPerson(db, { email: "marta@example.com" });
    const gone = 5;
    let text = "";
    for await (const piece of enquiriesAsCsv(db, { view: "all", words: "" }, now)) {
      text += piece;
      // Until the first messages are read nothing has begun.
      if (numbersIn(text).length === 0) continue;
      await receiveEnquiry(db, anEnquiry({ firstName: `Late${text.length}` }), now);
      await answerEnquiry(db, { id: 1 + (text.length % many), how: "phone", adminId: admin.id }, now);
      await db.deleteFrom("contact_submissions").where("id", "=", gone).execute();
    }
    expect(numbersIn(text)).toEqual(newestFirst.filter((number) => number !== gone));
  });

  test("is read no further than somebody takes it", async ({ db }) => {
    await messages(db);
    const leaving = new AbortController();
    let text = "";
    for await (const piece of enquiriesAsCsv(db, { view: "all", words: "" }, now, leaving.signal)) {
      text += piece;
      leaving.abort();
    }
    const numbers = numbersIn(text);
    expect(numbers.length).toBeLessThan(many / 2);
    expect(numbers).toEqual(newestFirst.slice(0, numbers.length));
  });
});
