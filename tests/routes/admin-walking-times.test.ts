import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { findWalkingTimes } from "~/domain/places/walking-times.server";
import { loader as list } from "~/routes/admin/settings/neighborhoods";
import { loader as overview } from "~/routes/admin/settings/overview";
import { action, loader } from "~/routes/admin/settings/walking-times";

import { signedInAs } from "../support/accounts";
import { aNeighborhood, aPerson, theAgency } from "../support/builders";
import { get, post } from "../support/requests";

const path = "/admin/settings/neighborhoods/gracia";
const params = { slug: "gracia" };
let headers: Record<string, string>;
let assistant: Record<string, string>;

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
  assistant = await signedInAs(db, await aPerson(db, { admin: "active", role: "assistant" }));
  await theAgency(db);
  await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
  await aNeighborhood(db, { slug: "born", name: "Born", position: 2, walk_to_school: 3 });
});
beforeEach(async () => {
  await db
    .updateTable("neighborhoods")
    .set({ walk_to_metro: 5, walk_to_school: null, walk_to_market: null })
    .where("slug", "=", "gracia")
    .execute();
  await db.updateTable("neighborhoods").set({ walk_to_school: 3 }).where("slug", "=", "born").execute();
});

const stored = async () => (await findWalkingTimes(db, "gracia"))?.times;
const version = async () => (await findWalkingTimes(db, "gracia"))?.version ?? "";
const save = (typed: Record<string, string>, as = headers) => post(action, path, typed, params, as);

describe("the neighbourhoods among the settings", () => {
  test("are counted where something is entered, and listed with it", async () => {
    expect((await get(overview, "/admin/settings", {}, headers)).data).toMatchObject({
      walkingTimes: { entered: 2, all: 2 },
    });
    await db.updateTable("neighborhoods").set({ walk_to_school: null }).where("slug", "=", "born").execute();
    expect((await get(overview, "/admin/settings", {}, headers)).data).toMatchObject({
      walkingTimes: { entered: 1, all: 2 },
    });
    expect((await get(list, "/admin/settings/neighborhoods", {}, headers)).data).toMatchObject({
      places: [
        { slug: "gracia", name: "Gràcia", walkingTimes: { metro: 5, school: null, market: null } },
        { slug: "born", name: "Born", walkingTimes: { metro: null, school: null, market: null } },
      ],
    });
  });

  test("have a form each with what is stored, saved from it, and lead back to the list", async () => {
    const drawn = await get(loader, path, params, headers);
    expect(drawn.data).toMatchObject({
      title: "Gràcia",
      state: { values: { metro: "5", school: "", market: "", version: await version() }, overtakenBy: null },
    });
    const answer = await save({ metro: "", school: "4", market: "7", version: await version() });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/settings/neighborhoods"]);
    expect(await stored()).toEqual({ metro: null, school: 4, market: 7 });
  });

  test("keep what was typed where one is no time on foot, each error at its field", async () => {
    const typed = { metro: "61", school: "4", market: "near", version: await version() };
    const answer = await save(typed);
    expect([answer.status, answer.data]).toMatchObject([
      400,
      {
        state: {
          values: typed,
          errors: { metro: ["settings.walkingTimes.invalid"], market: ["settings.walkingTimes.invalid"] },
          overtakenBy: null,
        },
      },
    ]);
    expect(await stored()).toEqual({ metro: 5, school: null, market: null });
  });

  test("tell the second of two people, keep their minutes, and take them when they insist", async () => {
    const drawn = { metro: "5", school: "", market: "", version: await version() };
    await save({ ...drawn, metro: "6" });
    const typed = { ...drawn, market: "7" };
    const answer = await save(typed);
    const since = await version();
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { state: { values: { ...typed, version: since }, errors: {}, overtakenBy: { metro: "6", market: "" } } },
    ]);
    expect(await stored()).toMatchObject({ metro: 6, market: null });
    expect((await save({ ...typed, version: since })).status).toBe(303);
    expect(await stored()).toMatchObject({ metro: 5, market: 7 });
  });

  test("are nowhere for a name that is none", async () => {
    const sants = { slug: "sants" };
    expect((await get(loader, "/admin/settings/neighborhoods/sants", sants, headers)).status).toBe(404);
    expect((await post(action, "/admin/settings/neighborhoods/sants", { metro: "5" }, sants, headers)).status).toBe(
      404,
    );
  });

  test("are neither shown to an assistant nor changed by one", async () => {
    expect((await get(list, "/admin/settings/neighborhoods", {}, assistant)).status).toBe(403);
    expect((await get(loader, path, params, assistant)).status).toBe(403);
    expect((await save({ metro: "9", version: await version() }, assistant)).status).toBe(403);
    expect(await stored()).toEqual({ metro: 5, school: null, market: null });
  });
});
