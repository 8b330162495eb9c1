import { personFile } from "~/domain/enquiries/people/person-file.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { anEnquiry, theAgency } from "../support/builders";
import { expect, test } from "../support/test";

const now = new Date("2026-11-22T10:00:00.000Z");

test("the file of a person holds every answer that is kept, also one that no form asks any more", async ({ db }) => {
  await theAgency(db);
  const { id } = await receiveEnquiry(
    db,
    anEnquiry({ kind: "valuation", asked: { propertyAddress: "Balmes 1" } }),
    now,
  );
  const kept = { propertyAddress: "Balmes 1", propertyType: "castle", heating: "gas" };
  await db
    .updateTable("contact_submissions")
    .set({ asked: JSON.stringify(kept) })
    .execute();

  expect((await personFile(db, id, now))?.messages[0]?.answersOfTheForm).toEqual(kept);
});
