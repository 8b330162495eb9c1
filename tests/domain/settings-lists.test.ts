import { type ClaimSettings, reordered, type StorySettings } from "~/domain/agency/agency";
import { listClaims, listStories } from "~/domain/agency/agency.server";
import { claimFields, claimSchema } from "~/domain/agency/claim.schema";
import { claims } from "~/domain/agency/claims.server";
import { stories } from "~/domain/agency/stories.server";
import { storyFields, storySchema } from "~/domain/agency/story.schema";
import { es } from "~/i18n/es";

import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const inEach = (text: string) => ({ en: text, es: `${text} es`, ca: `${text} ca`, ru: `${text} ru` });
const aClaim = (value: string): ClaimSettings => ({
  value: inEach(value),
  label: inEach("buyers"),
  source: inEach("Signed deeds"),
  since: 2016,
  basis: "Signed deeds, counted on 1 November 2026",
});
const aStory = (quote: string, isPublished = true): StorySettings => ({
  quote: inEach(quote),
  byline: inEach("Buyers in Gràcia"),
  ...{ verification: "described", link: "", saidIn: "2026-03" },
  howVerified: inEach("We keep the deed of the sale"),
  isPublished,
});

describe("moving a line of a list", () => {
  test("changes places with its neighbour, and stays where it is at the end", () => {
    expect(reordered([1, 2, 3], 2, "earlier")).toEqual([2, 1, 3]);
    expect(reordered([1, 2, 3], 2, "later")).toEqual([1, 3, 2]);
    expect(reordered([1, 2, 3], 1, "earlier")).toEqual([1, 2, 3]);
    expect(reordered([1, 2, 3], 3, "later")).toEqual([1, 2, 3]);
    expect(reordered([1, 2, 3], 9, "later")).toEqual([1, 2, 3]);
  });
});

describe("a claim", () => {
  test("stands after the others on the home page, in each language", async ({ db }) => {
    await claims.add(db, aClaim("150+"), null, now);
    await claims.add(db, aClaim("98%"), null, now);
    expect((await listClaims(db, "ca")).map(({ value, label }) => [value, label])).toEqual([
      ["150+ ca", "buyers ca"],
      ["98% ca", "buyers ca"],
    ]);
    expect((await claims.list(db)).map(({ basis }) => basis)).toEqual([aClaim("").basis, aClaim("").basis]);
  });

  test("moves, also where lines stood at the same place", async ({ db }) => {
    const ids = [];
    for (const value of ["a1", "b2", "c3"]) ids.push((await claims.add(db, aClaim(value), null, now)).id);
    const [first = 0, , last = 0] = ids;
    await db.updateTable("claims").set({ position: 5 }).execute();
    expect(await claims.move(db, last, "earlier", null, now)).toBe(true);
    expect((await listClaims(db, "en")).map(({ value }) => value)).toEqual(["a1", "c3", "b2"]);
    expect(await claims.move(db, first, "earlier", null, now)).toBe(false);
    expect(await claims.move(db, 999, "later", null, now)).toBe(false);
  });

  test("is changed by one of two people at once", async ({ db }) => {
    const { id } = await claims.add(db, aClaim("150+"), null, now);
    const version = (await claims.find(db, id))?.version ?? "";
    expect(await claims.change(db, id, aClaim("160+"), version, null, now)).toEqual({ ok: true });
    expect(await claims.change(db, id, aClaim("170+"), version, null, now)).toEqual({ ok: false, reason: "changed" });
    expect((await claims.find(db, id))?.value.en).toBe("160+");
    expect(await claims.change(db, 999, aClaim("1"), "1", null, now)).toEqual({ ok: false, reason: "not-found" });
  });

  test("is gone with all its languages once it is removed", async ({ db }) => {
    const { id } = await claims.add(db, aClaim("150+"), null, now);
    expect(await claims.remove(db, id, null, now)).toBe(true);
    expect(await claims.remove(db, id, null, now)).toBe(false);
    expect(await db.selectFrom("claim_texts").selectAll().execute()).toEqual([]);
  });

  test("is not taken without its basis or with a language blank", () => {
    const fields = { ...claimFields(aClaim("98%")), version: "1" };
    expect(claimSchema.parse(fields).item).toEqual(aClaim("98%"));
    const lackable = /^(?:source|since)/;
    for (const name of Object.keys(claimFields(aClaim("98%"))).filter((each) => !lackable.test(each))) {
      expect(claimSchema.safeParse({ ...fields, [name]: " " }).error?.issues.map(({ path }) => path[0])).toEqual([
        name,
      ]);
    }
  });
});

describe("a buyer story", () => {
  test("is on the home page only while it is published", async ({ db }) => {
    const { id } = await stories.add(db, aStory("Four flats, not forty", false), null, now);
    await stories.add(db, aStory("All was explained"), null, now);
    expect((await listStories(db, "en")).map(({ quote }) => quote)).toEqual(["All was explained"]);

    const version = (await stories.find(db, id))?.version ?? "";
    expect(await stories.change(db, id, aStory("Four flats, not forty"), version, null, now)).toEqual({ ok: true });
    expect((await listStories(db, "ru")).map(({ quote }) => quote)).toEqual([
      "Four flats, not forty ru",
      "All was explained ru",
    ]);
    expect(await stories.change(db, id, aStory("Else"), version, null, now)).toEqual({ ok: false, reason: "changed" });
    expect(await stories.change(db, 999, aStory("Else"), version, null, now)).toEqual({
      ok: false,
      reason: "not-found",
    });
  });

  test("moves and is removed", async ({ db }) => {
    const { id } = await stories.add(db, aStory("One"), null, now);
    await stories.add(db, aStory("Two"), null, now);
    expect(await stories.move(db, id, "later", null, now)).toBe(true);
    expect(await stories.move(db, id, "later", null, now)).toBe(false);
    expect((await stories.list(db)).map(({ quote }) => quote.en)).toEqual(["Two", "One"]);
    expect(await stories.remove(db, id, null, now)).toBe(true);
    expect(await stories.remove(db, id, null, now)).toBe(false);
    expect(await db.selectFrom("story_texts").select("story_id").distinct().execute()).toHaveLength(1);
  });

  test("is not taken without saying how it was verified, in each language", () => {
    const fields = { ...storyFields(aStory("One")), version: "1" };
    expect(storySchema.parse(fields).item).toEqual(aStory("One"));
    const { isPublished: _ticked, ...unticked } = Object.fromEntries(Object.entries(fields));
    expect(storySchema.parse(unticked).item.isPublished).toBe(false);
    expect(storySchema.safeParse({ ...fields, "howVerified-ru": "" }).error?.issues[0]).toMatchObject({
      path: ["howVerified-ru"],
      message: "settings.story.howVerified.required",
    });
  });

  test("needs no words of one's own where the site has the sentence, and a link where the review is public", () => {
    const fields = { ...storyFields(aStory("One")), version: "1", "howVerified-ru": "" };
    const complaints = (change: Record<string, string>) =>
      storySchema.safeParse({ ...fields, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);
    expect(complaints({ verification: "deed" })).toBeUndefined();
    expect(complaints({ verification: "" })).toEqual([["verification", "settings.story.verification.required"]]);
    expect(complaints({ verification: "public" })).toEqual([["link", "settings.story.link.required"]]);
    for (const link of ["http://reviews.example/1", "javascript:alert(1)", "https://"]) {
      expect([link, complaints({ verification: "public", link })]).toEqual([
        link,
        [["link", "settings.story.link.invalid"]],
      ]);
    }
    expect(complaints({ verification: "public", link: "https://reviews.example/1" })).toBeUndefined();
    for (const saidIn of ["2026-13", "March", "26-03"]) {
      expect(complaints({ verification: "deed", saidIn })).toEqual([["saidIn", "settings.story.saidIn.invalid"]]);
    }
  });

  test("says in the language of the page how it was verified, and gives its link only where it is the proof", async ({
    db,
  }) => {
    const link = "https://reviews.example/1";
    await stories.add(db, { ...aStory("One"), verification: "deed", link }, null, now);
    await stories.add(db, { ...aStory("Two"), verification: "public", link }, null, now);
    await stories.add(db, { ...aStory("Three"), verification: "sample" }, null, now);
    await stories.add(db, aStory("Four"), null, now);
    const shown = await listStories(db, "es");
    expect(shown.map((each) => [each.howVerified, each.link, each.isSample, each.saidIn])).toEqual([
      [es["story.deed"], "", false, "2026-03"],
      [es["story.public"], link, false, "2026-03"],
      [es["story.sample"], "", true, "2026-03"],
      ["We keep the deed of the sale es", "", false, "2026-03"],
    ]);
  });
});
