import type { Db } from "~/db/database";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { personFile } from "~/domain/enquiries/people/person-file.server";
import { personsCandidates } from "~/domain/enquiries/people/persons-candidates.server";
import { readPhoneNumbers } from "~/domain/enquiries/people/phone-numbers.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { anEnquiry, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-27T10:00:00.000Z");

async function received(db: Db, given: Partial<NewEnquiry>) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry(given), now);
}

const numbers = async (db: Db, id: number, chosen?: { messages: number[]; appointments: number[] }) =>
  (await personFile(db, id, now, chosen))?.messages.map(({ number }) => number);

describe("the file of a person asks which messages are theirs", () => {
  test("before anybody chose, it holds nobody else's: of a shared mailbox only what stands under the same name", async ({
    db,
  }) => {
    const { id } = await received(db, { message: "One" });
    const again = await received(db, { firstName: "ANA", email: "ANA@example.com", message: "Two" });
    const husband = await received(db, { firstName: "Ben", message: "My own words" });
    const office = await received(db, { email: "office@example.com", phone: "600 11 22 33", message: "Three" });
    const { id: asked } = await received(db, { phone: "+34 600112233", message: "Four" });

    expect(await numbers(db, asked)).toEqual([id, again.id, asked]);
    const file = JSON.stringify(await personFile(db, asked, now));
    expect(file).not.toMatch(/Ben|My own words|office@/);
    expect((await personsCandidates(db, asked))?.messages.map((each) => each.id)).toEqual(
      [id, again.id, husband.id, office.id, asked].toSorted((a, b) => a - b),
    );
  });

  test("holds what was ticked, and nothing that is not of the address or the phone", async ({ db }) => {
    const { id } = await received(db, { phone: "600112233", message: "One" });
    const office = await received(db, { email: "office@example.com", phone: "600 11 22 33", message: "Two" });
    const stranger = await received(db, { email: "ben@example.com", message: "Three" });
    const appointments: number[] = [];
    expect(await numbers(db, id, { messages: [office.id, stranger.id], appointments })).toEqual([id, office.id]);
    expect(await numbers(db, id, { messages: [], appointments })).toEqual([id]);
  });

  test("knows numbers again that another program wrote, or that were stored before whole numbers were", async ({
    db,
  }) => {
    const { id } = await received(db, { phone: "600112233" });
    const other = await received(db, { email: "b@example.com", phone: "699 999 999" });
    await db
      .updateTable("contact_submissions")
      .set({ company: "+34 600 11 22 33" })
      .where("id", "=", other.id)
      .execute();
    await readPhoneNumbers(db);
    const rows = await db.selectFrom("contact_submissions").select("phone_number").execute();
    expect(rows).toEqual([{ phone_number: "+34600112233" }, { phone_number: "+34600112233" }]);
    await db.updateTable("contact_submissions").set({ company: "" }).where("id", "=", id).execute();
    expect(await db.selectFrom("contact_submissions").select("phone_number").where("id", "=", id).execute()).toEqual([
      { phone_number: "" },
    ]);
  });
});
