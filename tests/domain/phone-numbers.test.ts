import type { Db } from "~/db/database";
import { telLink } from "~/domain/agency/agency";
import { contactSchema } from "~/domain/enquiries/asked/contact.schema";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { readInboxSearch } from "~/domain/enquiries/inbox/inbox";
import { findEnquiry, readInbox } from "~/domain/enquiries/inbox/received-enquiries.server";
import { eraseAgain } from "~/domain/enquiries/people/erased-people.server";
import { findPerson } from "~/domain/enquiries/people/erasing.server";
import { personFile } from "~/domain/enquiries/people/person-file.server";
import { listOtherEnquiries } from "~/domain/enquiries/people/person.server";
import { readPhoneNumbers } from "~/domain/enquiries/people/phone-numbers.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { anEnquiry, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-27T10:00:00.000Z");

async function received(db: Db, given: Partial<NewEnquiry>) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry(given), now);
}

const complaints = (phone: string) => {
  const form = { firstName: "Ana", lastName: "Puig", email: "ana@example.com", message: "Hello", phone };
  const { success, error } = contactSchema.safeParse(form);
  return success ? [] : error.issues.filter(({ path }) => path[0] === "phone").map(({ message }) => message);
};

/** Whether two who wrote with these phones are shown as one person. */
async function areOne(db: Db, one: string, other: string): Promise<boolean> {
  const { id } = await received(db, { email: "one@example.com", phone: one });
  await received(db, { email: "other@example.com", phone: other });
  return (await listOtherEnquiries(db, { id, email: "one@example.com", phone: one })).length > 0;
}

describe("one phone is one phone", () => {
  test.for([
    ["600 11 22 33", "+34 600-112-233"],
    ["600 11 22 33", "0034600112233"],
    ["+44 (0)20 7946 0958", "0044 20 7946 0958"],
    ["+7 916 123-45-67", "00 7 916 123 45 67"],
    ["+7 916 123-45-67", "8 (916) 123-45-67"],
    ["(+34) 600 11 22 33", "600112233"],
    ["( + 44 ) 7600 112233", "(0044) 7600 112233"],
    ["1-415-555-0132", "+1 (415) 555 0132"],
    ["1-415-555-0132 x204", "+1 415 555 0132 ext. 204"],
    ["+7 495 123 45 67 доб. 12", "+7 495 123-45-67, int 12"],
    ["12345678901234", "1234 5678 901234"],
  ])("however it is written: %s and %s", async ([one, other], { db }) => {
    expect(await areOne(db, one!, other!)).toBe(true);
  });

  test.for([
    ["600 11 22 33", "+44 7600 112233"],
    ["600 11 22 33", "+48 600 112 233"],
    ["1-415-555-0132 x204", "1-415-555-0132 x205"],
    ["12345678901234", "99345678901234"],
  ])("and no other: %s and %s", async ([one, other], { db }) => {
    expect(await areOne(db, one!, other!)).toBe(false);
  });

  test("also in the file that is given to the person", async ({ db }) => {
    const { id } = await received(db, { email: "ana@example.com", phone: "600 11 22 33" });
    await received(db, { firstName: "Kate", email: "kate@example.com", phone: "+44 7600 112233", message: "Mine" });
    expect(JSON.stringify(await personFile(db, id, now))).not.toMatch(/kate|mine/i);
  });

  test("stays erased where it was erased under its last nine digits, as it was until whole numbers were kept", async ({
    db,
  }) => {
    const { id } = await received(db, { phone: "+34 600 11 22 33" });
    const { id: kept } = await received(db, { email: "kate@example.com", phone: "+34 600 11 22 34" });
    const makeMark = (kind: string, value: string) => `${kind} ${value}`;
    await eraseAgain(db, [{ mark: "phone 600112233", erasedAt: now.toISOString() }], makeMark, now);
    expect(await findPerson(db, id, false)).toBeUndefined();
    expect(await findPerson(db, kept, false)).toBeDefined();
  });

  test("is read again where it was stored as none of any country", async ({ db }) => {
    const { id } = await received(db, { phone: "8 916 123-45-67" });
    await db.updateTable("contact_submissions").set({ phone_number: "typed:89161234567" }).execute();
    const { up } = (await import("../../migrations/2026-11-28-30-phones-read-again.js")) as {
      up(on: Db): Promise<void>;
    };
    await up(db);
    await readPhoneNumbers(db);
    expect((await findEnquiry(db, id))?.phoneNumber).toBe("+79161234567");
  });

  test("is found by a search in any way of writing it", async ({ db }) => {
    await received(db, { firstName: "Ana", phone: "600112233" });
    await received(db, { firstName: "Kate", phone: "+44 (0)20 7946 0958 ext 7" });
    await received(db, { firstName: "Olga", phone: "00 7 916 123-45-67" });
    const found = async (q: string) =>
      (await readInbox(db, readInboxSearch(new URLSearchParams({ q })), now)).enquiries.map(
        ({ name, foundIn }) => `${name} ${foundIn[0]?.place}`,
      );
    for (const q of ["+34 600 11 22 33", "0034600112233", "600.112.233", "112233"]) {
      expect([q, await found(q)]).toEqual([q, ["Ana Puig phone"]]);
    }
    for (const q of ["+442079460958", "020 7946 0958", "0044 20 7946 0958 x7"]) {
      expect([q, await found(q)]).toEqual([q, ["Kate Puig phone"]]);
    }
    expect(await found("8 916 123 45 67")).toEqual(["Olga Puig phone"]);
    expect(await found("+48 600 112 233")).toEqual([]);
  });
});

describe("what is typed as a phone", () => {
  test.for([
    "1-415-555-0132 x204",
    "93 123 45 67 ext. 12",
    "+7 495 123 45 67 доб. 12",
    "+33 1 23 45 67 89 int 3",
    "+376 312 345",
  ])("may be %s", (phone) => expect(complaints(phone)).toEqual([]));

  test.for(["600 11 22 3", "+34 600 11 22 3", "0034 93 123 45 6", "123456"])("lacks a digit in %s", (phone) => {
    expect(complaints(phone)).toEqual(["field.phone.short"]);
  });

  test("is dialled without what is dialled at home only, and its extension after it", () => {
    expect(telLink("1-415-555-0132 x204")).toBe("tel:14155550132;ext=204");
    expect(telLink("+44 (0)20 7946 0958")).toBe("tel:+442079460958");
  });

  test.for([
    ["1-415-555-0132 x204", "tel:+14155550132;ext=204"],
    ["8 916 123 45 67", "tel:+79161234567"],
    ["12345678901234", "tel:12345678901234"],
  ])("is dialled from here with its country, where that is known: %s", async ([phone, link], { db }) => {
    const { id } = await received(db, { phone });
    const enquiry = await findEnquiry(db, id);
    expect(telLink(enquiry!.phone, enquiry!.phoneNumber)).toBe(link);
  });
});
