import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { closedWeek, weekdays } from "~/domain/agency/opening-hours";
import { loader } from "~/routes/site/viewing";

import { aProperty, theAgency } from "../support/builders";
import { get } from "../support/requests";

let id: string;
beforeAll(async () => {
  await theAgency(db);
  id = String((await aProperty(db, {})).id);
});

async function openOn(days: readonly string[]) {
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "agency")
    .executeTakeFirstOrThrow();
  const span = [{ opens: "09:30", closes: "18:30" }];
  const hours = { ...closedWeek, ...Object.fromEntries(days.map((day) => [day, span])) };
  const agency = JSON.stringify({ ...JSON.parse(value), hours });
  await db.updateTable("settings").set({ value: agency }).where("key", "=", "agency").execute();
}

const said = async (prefix = "") =>
  ((await get(loader, `${prefix}/property/${id}/viewing`, { id })).data as { openDays: string }).openDays;

describe("the form that asks for a viewing", () => {
  test("says on which days of the settings we work, in four languages", async () => {
    await openOn(weekdays.slice(0, 5));
    expect(Object.keys((await agencyIdentity(db, "en")).hours)).toHaveLength(7);
    expect(await said()).toBe("Monday to Friday");
    expect(await said("/es")).toBe("de lunes a viernes");
    expect(await said("/ca")).toBe("de dilluns a divendres");
    expect(await said("/ru")).toBe("пн–пт");
    await openOn(["tuesday", "saturday"]);
    expect(await said()).toBe("Tuesday and Saturday");
  });

  test("says nothing where the settings name no days, or all of them", async () => {
    await openOn([]);
    expect(await said()).toBe("");
    await openOn(weekdays);
    expect(await said()).toBe("");
  });
});
