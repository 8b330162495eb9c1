import { plainText } from "~/domain/cleaning/plain-text";
import { guide } from "~/domain/guide/guide.server";
import { figuresIn } from "~/domain/guide/written-figures";
import { compose } from "~/domain/writer/article/compose";
import { serviceMaterial } from "~/domain/writer/service/service-material.server";
import { readOurData } from "~/domain/writer/values/our-data.server";

import { seededAt as today, theSamples } from "../../support/samples";
import { describe, expect, test } from "../../support/test";

const asOf = { now: today, facts: ["Transfer tax is 10% up to €600,000."] };
const topic = (keyword: string) => ({ keyword, title: keyword, language: "en" }) as const;

describe("what a service is given to write from", () => {
  test("is all that the guide knows of the topic, worked out, its answer first, under the title of what it answers", async ({
    db,
  }) => {
    await theSamples(db);
    const { text, about, honestTitle } = await serviceMaterial(db, topic("arras contract"), asOf);
    expect(about).toEqual({ entry: "deposit-contract", asked: "what" });
    expect(honestTitle).toBe(guide()["deposit-contract"]?.in.en.titles?.what);
    for (const heading of guide()["deposit-contract"]?.in.en.headings ?? []) expect(plainText(text)).toContain(heading);
    expect(text).not.toMatch(/[{}]/);
  });

  test("has every figure that the built-in writer would write", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    for (const keyword of ["arras contract", "plusvalia barcelona", "costs of buying a home", "loft in el born"]) {
      const composed = await compose(topic(keyword), data, today);
      if (!composed.ok) throw new Error(keyword);
      const given = figuresIn((await serviceMaterial(db, topic(keyword), asOf)).text, "en").flatMap(
        ({ means }) => means,
      );
      expect(given).toEqual(
        expect.arrayContaining(figuresIn(composed.draft.content, "en").flatMap(({ means }) => means)),
      );
    }
  });

  test("are the dated facts alone where nothing is certain", async ({ db }) => {
    const { text, about } = await serviceMaterial(db, topic("how to keep a tiger"), asOf);
    expect(about).toBeUndefined();
    expect(text).toBe(`Facts, as of today:\n- ${asOf.facts[0]}`);
  });
});
