import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { listErased } from "~/domain/enquiries/people/erased-people.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { takeAdminFlash } from "~/http/flash.server";
import { readErasedList } from "~/outside/erased-list.server";
import { keptMailsFolder } from "~/outside/mail/kept-mails.server";
import { loader as exports } from "~/routes/admin/enquiries/export";
import { loader as person } from "~/routes/admin/enquiries/export-person";
import { loader as handsOver } from "~/routes/admin/enquiries/export-person-file";
import { loader as list } from "~/routes/admin/enquiries/list";
import { action as deeds, loader as message } from "~/routes/admin/enquiries/message";

import { signedInAs } from "../support/accounts";
import { anEnquiry, aNeighborhood, aPerson, theAgency } from "../support/builders";
import { questionNamed } from "../support/questions";
import { type Answer, deed, get, origin, post } from "../support/requests";

const { action: erases, loader: eraseQuestion } = questionNamed("enquiries/erase");
const { action: deletesNote, loader: noteQuestion } = questionNamed("enquiries/delete-note");

const answers = deed(deeds, "answer");
const notes = deed(deeds, "note");
const reopens = deed(deeds, "reopen");
const setsAside = deed(deeds, "spam");
const clears = deed(deeds, "not-spam");
const drafts = deed(deeds, "draft");

let headers: { Cookie: string };
let marta: { id: number; email: string };
beforeEach(async () => {
  await theAgency(db);
  await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
  for (const table of ["outbox", "properties", "contact_submissions"] as const) await db.deleteFrom(table).execute();
  marta = await aPerson(db, { admin: "active" });
  headers = await signedInAs(db, marta);
});

let sequence = 0;
function aMessage(given: Partial<NewEnquiry> = {}, at = new Date(Date.now() - 3_600_000)) {
  return receiveEnquiry(db, anEnquiry({ message: `Message ${(sequence += 1)}`, ...given }), at);
}

type Action = Parameters<typeof post>[0];
type Loader = Parameters<typeof get>[0];
const paramsOf = (id: number | string, more = {}) => ({ id: String(id), ...more });
const press = (action: Action, id: number | string, fields = {}, query = "") =>
  post(action, `/admin/enquiries/${id}${query}`, fields, paramsOf(id), headers);
const open = (loader: Loader, id: number | string, query = "") =>
  get(loader, `/admin/enquiries/${id}${query}`, paramsOf(id), headers);

/** Where an answer leads and what it says there. */
async function saying(answer: Answer) {
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const taken = await takeAdminFlash(new Request(origin, { headers: { Cookie: cookies.join("; ") } }));
  return [answer.status, answer.headers.get("Location"), taken?.flash.name];
}

describe("a note that was typed", () => {
  const noted = async (id: number) => (await findEnquiry(db, id))?.notes.map(({ body }) => body);

  test.each([
    ["reply", "", (id: number) => `/admin/enquiries/${id}/reply`],
    ["appointment", "", (id: number) => `/admin/diary/new?enquiry=${id}`],
    ["appointment", "?at=2026-12-05T10:00", (id: number) => `/admin/diary/new?enquiry=${id}&at=2026-12-05T10%3A00`],
  ])("is kept by the button %s%s beside it, which leads on", async (intent, query, path) => {
    const { id } = await aMessage();
    const answer = await press(deed(deeds, intent), id, { note: "Has a dog" }, query);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path(id)]);
    expect(await noted(id)).toEqual(["Has a dog"]);
    // Without a word nothing is written down.
    await press(deed(deeds, intent), id, { note: " " }, query);
    expect(await noted(id)).toEqual(["Has a dog"]);
  });

  test("is kept by the buttons that set a message aside or make a draft of it", async () => {
    const [spam, valuation] = [await aMessage(), await aMessage({ kind: "valuation" })];
    await press(setsAside, spam.id, { note: "The same as last week" });
    await press(drafts, valuation.id, { note: "Second floor" });
    expect([await noted(spam.id), await noted(valuation.id)]).toEqual([["The same as last week"], ["Second floor"]]);
  });

  test("that is too long holds the button back, and stays to be shortened", async () => {
    const { id } = await aMessage();
    const answer = await press(setsAside, id, { note: "x".repeat(4001) });
    expect(answer).toMatchObject({ status: 400, data: { result: { error: { note: expect.anything() } } } });
    expect((await findEnquiry(db, id))?.state).toBe("waiting");
  });
});

describe("the inbox", () => {
  test("lists a view with the counts of all", async () => {
    const { id } = await aMessage();
    await aMessage({ spamReason: "honeypot" });
    const { data } = await get(list, "/admin/enquiries?view=nonsense&page=x", {}, headers);
    expect(data).toMatchObject({
      inbox: { search: { view: "waiting" }, counts: { waiting: 1, spam: 1 }, enquiries: [{ id }] },
    });
  });

  test("opens a message beside the list it was opened from", async () => {
    const { id } = await aMessage({ kind: "viewing", language: "es" });
    const earlier = await aMessage({ kind: "valuation" }, new Date(Date.now() - 90_000_000));
    expect(await open(message, id, "?view=late&q=ana")).toMatchObject({
      status: 200,
      data: {
        enquiry: { id, state: "waiting" },
        inbox: { search: { view: "late", words: "ana" }, enquiries: [{ id: earlier.id }] },
        others: [{ id: earlier.id, kind: "valuation" }],
        homes: [],
        subject: expect.stringMatching(/^Re: .*visita/),
      },
    });
  });

  test("has no message at an address that names none, whatever is to be done with it", async () => {
    for (const id of ["999999", "0", "abc", "1e3", "1 ", "9".repeat(30)]) {
      for (const loader of [message, eraseQuestion]) expect((await open(loader, id)).status).toBe(404);
      for (const action of [reopens, setsAside, clears, drafts, erases]) {
        expect((await press(action, id)).status).toBe(404);
      }
      expect((await press(answers, id, { how: "phone" })).status).toBe(404);
      expect((await press(notes, id, { note: "Lost" })).status).toBe(404);
      expect((await press(deed(deeds, "constructor"), id)).status).toBe(400);
    }
  });
});

describe("answering a message", () => {
  test("takes one press, keeps the note beside it and leads back to the list", async () => {
    const { id } = await aMessage();
    const answer = await press(answers, id, { how: "email", note: " Sent the plans " }, "?view=late&page=2");
    expect(await saying(answer)).toEqual([303, `/admin/enquiries/${id}?view=late&page=2`, "enquiryAnswered"]);
    expect(await findEnquiry(db, id)).toMatchObject({
      state: "answered",
      answer: { how: "email", by: marta.email },
      notes: [{ body: "Sent the plans", author: marta.email }],
    });
  });

  test("tells the slower of two admins who was quicker", async () => {
    const { id } = await aMessage();
    await press(answers, id, { how: "phone" });
    const other = await aPerson(db, { admin: "active" });
    headers = await signedInAs(db, other);
    expect(await saying(await press(answers, id, { how: "visit" }))).toMatchObject([
      303,
      `/admin/enquiries/${id}`,
      "enquiryAnsweredAlready",
    ]);
    expect(await saying(await press(setsAside, id))).toContain("enquiryAnsweredAlready");
    expect(await findEnquiry(db, id)).toMatchObject({ answer: { how: "phone", by: marta.email } });
  });

  test("in a way that there is none of is refused, and the note is given back", async () => {
    const { id } = await aMessage();
    for (const fields of [
      { how: "telepathy", note: "Mine" },
      { note: "Mine" },
      { how: ["phone", "visit"], note: "Mine" },
    ]) {
      expect(await press(answers, id, fields)).toMatchObject({
        status: 400,
        data: { result: { error: { how: ["enquiry.answer.unknown"] }, initialValue: { note: "Mine" } } },
      });
    }
    const long = await press(answers, id, { how: "phone", note: "a".repeat(4001) });
    expect(long).toMatchObject({ status: 400, data: { result: { error: { note: ["field.tooLong|max=4000"] } } } });
    expect(await findEnquiry(db, id)).toMatchObject({ state: "waiting", notes: [] });
  });

  test("can be taken back, twice to no harm", async () => {
    const { id } = await aMessage();
    await press(answers, id, { how: "phone" });
    for (let time = 0; time < 2; time += 1) {
      expect(await saying(await press(reopens, id))).toEqual([303, `/admin/enquiries/${id}`, "enquiryReopened"]);
    }
    expect(await findEnquiry(db, id)).toMatchObject({ state: "waiting", answer: null });
  });

  test("is not for spam until it is none", async () => {
    const { id } = await aMessage({ spamReason: "too-many" });
    expect(await saying(await press(answers, id, { how: "phone" }))).toContain("enquiryInSpam");
    expect(await saying(await press(clears, id, {}, "?view=spam"))).toEqual([
      303,
      `/admin/enquiries/${id}?view=spam`,
      "enquiryCleared",
    ]);
    expect(await saying(await press(answers, id, { how: "phone" }))).toContain("enquiryAnswered");
  });
});

describe("notes", () => {
  test("are kept, and deleted after a question", async () => {
    const { id } = await aMessage();
    expect(await saying(await press(notes, id, { note: "Call again\r\non Monday" }))).toContain("noteSaved");
    const [note] = (await findEnquiry(db, id))?.notes ?? [];
    expect(note?.body).toBe("Call again\non Monday");

    const params = paramsOf(id, { part: String(note?.id) });
    const question = await get(noteQuestion, `/admin/enquiries/${id}`, params, headers);
    expect(question.data).toMatchObject({ asked: { lost: [{ quote: "Call again\non Monday" }, expect.any(String)] } });
    const remove = () => post(deletesNote, `/admin/enquiries/${id}`, {}, params, headers);
    expect(await saying(await remove())).toContain("noteDeleted");
    expect(await saying(await remove())).toContain("noteGone");
    expect((await get(noteQuestion, `/admin/enquiries/${id}`, params, headers)).status).toBe(404);
  });

  test("are not empty", async () => {
    const { id } = await aMessage();
    for (const fields of [{}, { note: "  " }]) {
      expect(await press(notes, id, fields)).toMatchObject({
        status: 400,
        data: { result: { error: { note: ["enquiry.note.required"] } } },
      });
    }
  });
});

describe("a valuation", () => {
  test("becomes one draft, and every press leads to it", async () => {
    const { id } = await aMessage({ kind: "valuation", asked: { propertyAddress: "Verdi 12, Gràcia" } });
    const first = await saying(await press(drafts, id));
    const { id: home } = await db.selectFrom("properties").select("id").executeTakeFirstOrThrow();
    expect(first).toEqual([303, `/admin/properties/${home}/edit`, "draftMade"]);
    expect(await saying(await press(drafts, id))).toEqual([303, `/admin/properties/${home}/edit`, "draftThere"]);
  });

  test("says where the neighbourhood is a guess", async () => {
    const { id } = await aMessage({ kind: "valuation", asked: { propertyAddress: "Somewhere" } });
    expect(await saying(await press(drafts, id))).toContain("draftMadeGuessing");
  });

  test("is the only message that becomes one", async () => {
    const { id } = await aMessage({ kind: "contact" });
    expect((await press(drafts, id)).status).toBe(404);
  });
});

describe("erasing a person's data", () => {
  test("says first what goes, then takes it, and the mails kept as files", async () => {
    const { id } = await aMessage();
    const kept = await aMessage({ email: "ben@example.com" });
    expect((await open(eraseQuestion, id)).data).toMatchObject({
      asked: {
        lost: [
          expect.stringContaining("ana@example.com"),
          { items: ["one message", "2 emails about them"] },
          { small: expect.any(String) },
          { small: expect.any(String) },
        ],
      },
    });
    expect(await findEnquiry(db, id)).toBeDefined();
    const mails = await db.selectFrom("outbox").select(["id", "enquiry_id"]).execute();
    mkdirSync(keptMailsFolder, { recursive: true });
    const fileOf = (mail: number) => `2026-11-21T10-00-00Z-${String(mail).padStart(6, "0")}-new-enquiry.eml`;
    for (const mail of mails) writeFileSync(join(keptMailsFolder, fileOf(mail.id)), "To: somebody");

    expect(await saying(await press(erases, id, {}, "?view=answered"))).toEqual([
      303,
      "/admin/enquiries?view=answered",
      "personErased",
    ]);
    expect(await findEnquiry(db, id)).toBeUndefined();
    expect(await findEnquiry(db, kept.id)).toBeDefined();
    const left = mails.filter((mail) => mail.enquiry_id === kept.id).map((mail) => fileOf(mail.id));
    expect(readdirSync(keptMailsFolder)).toEqual(left);
    expect((await press(erases, id)).status).toBe(404);
  });

  test("notes who was erased beside the database, for an older backup that may come back", async () => {
    const before = (await readErasedList()).length;
    await press(erases, (await aMessage()).id);
    const [listed, stored] = [await readErasedList(), await listErased(db)];
    expect(listed).toHaveLength(before + 1);
    expect(stored).toContainEqual(listed.at(-1));
  });

  test("takes messages with the same phone number under other addresses where that is ticked", async () => {
    const phone = "+34 611 223 344";
    const { id } = await aMessage({ phone });
    const other = await aMessage({ phone: "611223344", email: "office@example.com" });
    expect((await open(eraseQuestion, id)).data).toMatchObject({
      asked: { tick: { label: expect.stringContaining("office@example.com") } },
    });
    await press(erases, id);
    expect(await findEnquiry(db, other.id)).toBeDefined();

    const again = await aMessage({ phone });
    await press(erases, again.id, { samePhone: "on" });
    expect(await findEnquiry(db, other.id)).toBeUndefined();
  });
});

describe("everything about a person", () => {
  test("is on one page: messages, notes, mails, homes and the wish for news", async () => {
    const { id } = await aMessage({ kind: "valuation", wantsNews: true, page: "/valuation", phone: "+34 611 223 344" });
    const second = await aMessage({ email: "ANA@example.com" });
    const samePhone = await aMessage({ email: "office@example.com", phone: "611223344" });
    await aMessage({ email: "ben@example.com" });
    await press(notes, second.id, { note: "Called on Monday" });
    await press(drafts, id);

    const { data } = await open(person, id);
    const page = JSON.parse(JSON.stringify(data));
    const { messages, mails, homes } = page.person;
    // One phone may be shared: what stands under another address is asked about.
    expect(page.candidates.messages.map((each: { id: number }) => each.id)).toEqual([id, second.id, samePhone.id]);
    expect(messages.map((each: { id: number }) => each.id)).toEqual([id, second.id]);
    expect(messages[0].newsConsent).toMatchObject({ by: "valuation /valuation" });
    expect(messages[1].notes).toMatchObject([{ by: marta.email, text: "Called on Monday" }]);
    expect(mails).toHaveLength(4);
    expect(homes).toHaveLength(1);
  });

  test("is a file, after the password was given again, with the kept mails in it", async () => {
    const { id } = await aMessage({ message: "Is there a lift?", wantsNews: true });
    const [mail] = await db.selectFrom("outbox").select("id").where("enquiry_id", "=", id).execute();
    mkdirSync(keptMailsFolder, { recursive: true });
    const name = `2026-11-21T10-00-00Z-${String(mail?.id).padStart(6, "0")}-new-enquiry.eml`;
    writeFileSync(join(keptMailsFolder, name), "To: the agent");
    const ask = () =>
      handsOver({ request: new Request(`${origin}/x`, { headers }), params: paramsOf(id), context: {} });

    // Somebody may write the owner's address into a form, to be handed the owner's link with "everything about this person".
    const values = { link: "/admin/reset?token=secret" };
    await queueMail(db, { template: "reset-password", recipient: "ana@example.com", values }, new Date());
    const { id: link } = await db
      .selectFrom("outbox")
      .select("id")
      .where("template", "=", "reset-password")
      .executeTakeFirstOrThrow();
    const withheld = `2026-11-21T10-00-00Z-${String(link).padStart(6, "0")}-reset-password.eml`;
    writeFileSync(join(keptMailsFolder, withheld), "To: ana@example.com\n\n/admin/reset?token=secret");

    await db.updateTable("sessions").set({ password_at: null }).execute();
    expect(await ask().catch((thrown: Response) => thrown.headers.get("Location"))).toMatch(
      /^\/admin\/confirm-password/,
    );

    await db.updateTable("sessions").set({ password_at: new Date().toISOString() }).execute();
    const file = await ask();
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="person-\d+-[\d-]+\.json"$/);
    expect(file.headers.get("Cache-Control")).toBe("no-store");
    const text = await file.text();
    expect(text).not.toContain("token=secret");
    expect(JSON.parse(text)).toMatchObject({
      email: "ana@example.com",
      messages: [
        { number: id, text: expect.stringContaining("Is there a lift?"), newsConsent: { by: "contact /contact" } },
      ],
      keptMails: expect.arrayContaining([
        { name, text: "To: the agent" },
        { name: withheld, text: null },
      ]),
    });
  });

  test("is nowhere for a message that is not there", async () => {
    expect((await open(person, 999_999)).status).toBe(404);
  });
});

describe("the export", () => {
  test("is a file of the view that nobody else keeps", async () => {
    await aMessage({ firstName: "Núria" });
    await aMessage({ firstName: "Spam", spamReason: "honeypot" });
    const request = new Request(`${origin}/admin/enquiries.csv?view=waiting&q=nuria`, { headers });
    const answer = await exports({ request, params: {}, context: {} });
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="enquiries-waiting-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain("Núria");
    expect(text).not.toContain("Spam");
  });
});

describe("what cannot be stored", () => {
  test("is an error, and nothing half done", async () => {
    const { id } = await aMessage();
    await sql`create trigger full before insert on enquiry_notes begin select raise(abort, 'disk full'); end`.execute(
      db,
    );
    // Thrown as data, which the panel draws with the reason and what was typed.
    await expect(press(answers, id, { how: "phone", note: "Mine" })).rejects.toMatchObject({
      init: { status: 500 },
      data: { undone: { reason: expect.stringContaining("disk full") } },
    });
    await sql`drop trigger full`.execute(db);
    expect(await findEnquiry(db, id)).toMatchObject({ state: "waiting", notes: [] });
  });
});
