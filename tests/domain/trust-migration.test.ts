import { sql } from "kysely";

import type { Db } from "~/db/database";
import { agencyIdentity, findAgency, listStories } from "~/domain/agency/agency.server";

import { up as readHours } from "../../migrations/2026-11-22-14-opening-hours.js";
import { up as addProof } from "../../migrations/2026-11-22-15-proof.js";
import { databaseBefore } from "../support/old-schema";
import { describe, expect, test } from "../support/test";

const at = "2026-11-20T09:00:00.000Z";
const inEach = (text: string) => ({ en: text, es: text, ca: text, ru: text });

/** The agency as releases before kept it. */
const before = {
  ...{ name: "Xamfrà", legalName: "Xamfrà, S.L. (sample)", taxId: "B00000000", phone: "+34 600 000 000" },
  ...{ email: "hola@xamfra.example", messagingNumber: "34600000000", registerNumber: "0000" },
  ...{ supervisingBody: inEach("Generalitat de Catalunya"), address: "Carrer de València, s/n, 08009 Barcelona" },
  openingHours: { en: "Monday to Friday, 9:30–18:30", es: "L–V", ca: "dl.–dv.", ru: "Пн–пт" },
};

async function withAgency(agency: object): Promise<Db> {
  const db = await databaseBefore("2026-11-22-14");
  await db
    .insertInto("settings")
    .values({ key: "agency", value: JSON.stringify(agency), updated_at: at })
    .execute();
  await readHours(db);
  return db;
}

describe("the opening hours of a site that kept them as words", () => {
  test("become a week where they are the sample's, and the name loses the English word", async () => {
    const db = await withAgency(before);
    const { agency, version, faults } = await findAgency(db);
    expect([version, faults]).toEqual([at, []]);
    expect(agency.legalName).toBe("Xamfrà, S.L.");
    expect(agency.hours).toMatchObject({ friday: [{ opens: "09:30", closes: "18:30" }], saturday: [] });
    expect(agency.hoursNote).toEqual(inEach(""));
    await db.destroy();
  });

  test("stay as a note where the agent wrote them", async () => {
    const openingHours = { en: "By appointment", es: "Con cita", ca: "Amb cita", ru: "По записи" };
    const db = await withAgency({ ...before, legalName: "Marta Puig", openingHours });
    const { agency, faults } = await findAgency(db);
    expect(faults).toEqual([]);
    expect([agency.legalName, agency.hoursNote, agency.hours.monday]).toEqual(["Marta Puig", openingHours, []]);
    expect((await agencyIdentity(db, "es")).hoursNote).toBe("Con cita");
    await db.destroy();
  });

  test("stop nobody whose settings were broken by hand", async () => {
    const db = await withAgency(["x"]);
    expect((await findAgency(db)).agency.name).toBe("");
    await db.destroy();
  });
});

test("the stories of the sample are marked as such by choice, and an agent's own words stay", async () => {
  const db = await databaseBefore("2026-11-22-15");
  const [sample, own] = ["Sample text; no buyer has said it.", "We keep the deed"];
  for (const [index, how] of [sample, own].entries()) {
    await sql`insert into stories (id, position, is_published, version) values (${index + 1}, ${index + 1}, 1, 1)`.execute(
      db,
    );
    await sql`insert into story_texts (story_id, language, quote, byline, how_verified)
      values (${index + 1}, 'en', 'Said', 'A buyer', ${how})`.execute(db);
  }
  await addProof(db);
  const shown = await listStories(db, "en");
  expect(shown.map(({ howVerified, isSample }) => [howVerified, isSample])).toEqual([
    [sample, true],
    [own, false],
  ]);
  await db.destroy();
});
