import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { loader as brochure } from "~/routes/site/development/brochure";
import { loader as floorPlan } from "~/routes/site/development/floor-plan";
import { action as ask, loader as information } from "~/routes/site/development/information";
import { loader as list } from "~/routes/site/development/list";
import { loader as page } from "~/routes/site/development/page";
import { loader as unitPage } from "~/routes/site/development/unit";
import { action as toggle, loader as favourites } from "~/routes/site/favourites";

import { aDevelopment, theAgency } from "../support/builders";
import { get, post } from "../support/requests";

let building: { id: number; slug: string; unitIds: number[] };
let draft: { id: number; slug: string; unitIds: number[] };

beforeAll(async () => {
  await theAgency(db);
  building = await aDevelopment(db, { name: "Illa Test", units: [{ name: "1-A" }, { name: "1-B", status: "sold" }] });
  draft = await aDevelopment(db, { is_published: 0, units: [{}] });
});
beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("contact_submissions").execute();
});

const firstUnit = () => String(building.unitIds[0]);
const ofBuilding = (more: Record<string, string> = {}) => ({ slug: building.slug, ...more });

describe("the pages of developments", () => {
  test("list the published ones", async () => {
    const answer = await get(list, "/developments");
    expect(JSON.stringify(answer.data)).toContain("Illa Test");
    expect(JSON.stringify(answer.data)).not.toContain(draft.slug);
  });

  test("lead from one page of the list to the next", async () => {
    for (let number = 1; number <= 13; number += 1) await aDevelopment(db, { slug: `paged-${number}`, price_from: 1 });
    const { data } = await get(list, "/developments?page=2");
    expect(data).toMatchObject({ found: { page: 2, pages: 2, total: 14, developments: [{}, {}] } });
    await db.deleteFrom("developments").where("slug", "like", "paged-%").execute();
  });

  test.each([
    ["", "units"],
    ["?tab=features", "features"],
    ["?tab=x", "units"],
    ["?tab=units&tab=location", "units"],
  ])("with %j show the tab %s", async (query, tab) => {
    const answer = await get(page, `/developments/${building.slug}${query}`, ofBuilding());
    expect(answer.data).toMatchObject({ tab, meta: { title: expect.stringContaining("Illa Test") } });
  });

  test("advertise no rate: an ad with one would owe its lender and the whole cost (Ley 5/2019, art. 6)", async () => {
    const answer = await get(page, `/developments/${building.slug}`, ofBuilding());
    expect(JSON.stringify(answer.data)).not.toMatch(/ratePercent|payment"/);
  });

  test.each(["nowhere", "../etc", "ILLA", "", "1"])("of the slug %j are 404", async (slug) => {
    for (const loader of [page, information, brochure]) {
      expect((await get(loader, "/developments/x", { slug })).status).toBe(404);
    }
  });

  test("of a draft are 404, its units too", async () => {
    const unit = String(draft.unitIds[0]);
    for (const loader of [page, information, brochure, unitPage]) {
      expect((await get(loader, "/developments/x", { slug: draft.slug, unit })).status).toBe(404);
    }
  });

  test("of a unit show it; of another building's, of none and without a drawing they are 404", async () => {
    const shown = await get(unitPage, "/developments/x", ofBuilding({ unit: firstUnit() }));
    expect(shown.data).toMatchObject({ unit: { name: "1-A", usefulArea: 72, rooms: [] } });
    for (const unit of [String(draft.unitIds[0]), "0", "01", "abc", "99999"]) {
      expect((await get(unitPage, "/developments/x", ofBuilding({ unit }))).status).toBe(404);
    }
    expect((await get(floorPlan, "/developments/x", ofBuilding({ unit: firstUnit() }))).status).toBe(404);
  });

  test("do not name a language in which the texts are not written", async () => {
    const answer = await get(page, `/es/developments/${building.slug}`, ofBuilding());
    expect(answer.data).toMatchObject({
      development: { textLanguage: "en" },
      meta: { canonical: expect.not.stringContaining("/es/"), alternates: [] },
    });
  });
});

describe("asking about a development", () => {
  const said = { firstName: "Ana", lastName: "Puig", email: "ana@example.com" };
  const stored = () => db.selectFrom("contact_submissions").selectAll().execute();
  const path = () => `/ca/developments/${building.slug}/information`;

  test("stores the question with building and unit, and tells both sides by mail", async () => {
    const answer = await post(ask, path(), { ...said, unit: firstUnit(), message: "Hi ha traster?" }, ofBuilding());
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/ca/sent");
    const [row] = await stored();
    expect(row).toMatchObject({
      kind: "development",
      development_id: building.id,
      page: `/developments/${building.slug}`,
      objectives: "Development: Illa Test\nUnit: 1-A\nHi ha traster?",
    });
    const mails = await db.selectFrom("outbox").select("template").execute();
    expect(mails.map(({ template }) => template).toSorted()).toEqual(["new-enquiry", "receipt"]);
  });

  test("without a unit is about the whole building", async () => {
    await post(ask, path(), { ...said, unit: "" }, ofBuilding());
    expect(await stored()).toMatchObject([{ objectives: "Development: Illa Test" }]);
  });

  test.each([
    ["a unit of another building", () => ({ unit: String(draft.unitIds[0]) }), "unit"],
    ["no name", () => ({ firstName: "" }), "firstName"],
    ["a unit sent twice", () => ({ unit: [firstUnit(), firstUnit()] }), "unit"],
  ])("with %s is refused at the field", async (_what, wrong, field) => {
    const answer = await post(ask, path(), { ...said, ...wrong() }, ofBuilding());
    expect(answer.status).toBe(400);
    expect(Object.keys(JSON.parse(JSON.stringify(answer.data)).result.error)).toEqual([field]);
    expect(await stored()).toHaveLength(0);
  });

  test("comes with the unit chosen from which it was asked, unless that is sold", async () => {
    const asked = async (unit: number | undefined) =>
      (await get(information, `/developments/x/information?unit=${unit}`, ofBuilding())).data;
    expect(await asked(building.unitIds[0])).toMatchObject({ unit: building.unitIds[0] });
    expect(await asked(building.unitIds[1])).toMatchObject({ unit: null });
    expect(await asked(99_999)).toMatchObject({ unit: null });
  });
});

describe("saving a unit", () => {
  const press = (unit: string, cookie = "") =>
    post(toggle, "/favourites", { favourite: `unit-${unit}` }, {}, { Cookie: cookie });
  const cookieOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .filter((each) => each.startsWith("favourites="))
      .map((each) => each.split(";")[0] ?? "")
      .join("");

  test("keeps it beside the homes, and a second press removes it", async () => {
    const saved = await press(firstUnit());
    expect(saved.status).toBe(303);
    const kept = cookieOf(saved.headers);
    expect((await get(favourites, "/favourites", {}, { Cookie: kept })).data).toMatchObject({
      homes: [],
      units: [{ unit: { name: "1-A" }, development: { name: "Illa Test" } }],
    });
    const removed = await press(firstUnit(), kept);
    expect(removed.headers.getSetCookie().find((each) => each.startsWith("favourites="))).toContain("Max-Age=0");
  });

  test("that has no page is 404", async () => {
    expect((await press("99999")).status).toBe(404);
    expect((await press(String(draft.unitIds[0]))).status).toBe(404);
    expect((await press("x")).status).toBe(404);
  });
});
