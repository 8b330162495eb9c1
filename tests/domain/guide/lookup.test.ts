import { aboutText, askedOf, readAbout, titleOf } from "~/domain/guide/asked";
import { guide } from "~/domain/guide/guide.server";
import { lookUp } from "~/domain/guide/lookup/lookup.server";
import { languages } from "~/i18n/languages";

import { describe, expect, test } from "../../support/test";

const certainly = async (keyword: string) => {
  const verdict = await lookUp(keyword);
  return verdict.kind === "certain" ? aboutText(verdict.answer) : verdict.kind;
};

describe("a keyword", { timeout: 120_000 }, () => {
  test.for(languages)("by which an entry is called first in %s means that entry for certain", async (language) => {
    const others: string[] = [];
    for (const [key, entry] of Object.entries(guide())) {
      const [name = ""] = entry.in[language].names;
      const found = await certainly(name);
      if (!found.startsWith(`${key}/`)) others.push(`${name}: ${found} instead of ${key}`);
    }
    expect(others).toEqual([]);
  });

  test.for<[string, string]>([
    ["deposit contract", "deposit-contract/what"],
    ["depost contract", "deposit-contract/what"],
    ["arras contract deposit spain", "deposit-contract/what"],
    ["cuánto cuesta la nota simple", "nota-simple/cost"],
    ["nota simple precio", "nota-simple/cost"],
    ["arras plazo", "deposit-contract/time"],
    ["quant costa el certificat energètic", "energy-certificate/cost"],
    ["ипотека для нерезидентов документы", "mortgage-for-non-residents/papers"],
    ["calculadora itp", "transfer-tax/calculation"],
    ["ITP Cataluña 2026", "transfer-tax/what"],
    ["buy a flat in Barcelona", "steps-of-buying/what"],
    ["vivir en Gràcia", "gracia/what"],
    ["arras contract what happens if buyer pulls out", "deposit-contract/section-4"],
  ])("%s is answered: %s", async ([keyword, about]) => {
    expect(await certainly(keyword)).toBe(about);
  });

  test.for([
    "living in Gràcia with a dog",
    "mortgage for a second home",
    "moving with children",
    "deposit contract for a boat",
    "nota simple en Marte",
    "notary costs in Gràcia",
    "ипотека для собаки",
    "plusvalia municipal barcelona si vendo un barco",
    "vivir en sarria o pedralbes",
    "notary costs for a will",
  ])("with a word that nothing answers is never certain: %s", async (keyword) => {
    expect(await certainly(keyword)).not.toContain("/");
  });

  test("near to something offers three at most, what it names before all others", async () => {
    const verdict = await lookUp("living in Gràcia with a dog");
    expect(verdict).toMatchObject({ kind: "choose" });
    const near = verdict.kind === "choose" ? verdict.near : [];
    expect(near[0]?.entry).toBe("gracia");
    expect(near.length).toBeLessThanOrEqual(3);
  });

  test.for(["wifi gratis", "🏠🏠", "", "   ", "qué es y cómo", "x".repeat(5000), '" OR "', "рецепт борща"])(
    "about something else is not known: %s",
    async (keyword) => {
      expect(await certainly(keyword)).toBe("unknown");
    },
  );
});

describe("what an entry answers", () => {
  const entry = guide()["deposit-contract"];

  test("is kept as text and read back, and nothing else is read", () => {
    if (!entry) throw new Error("The entry is gone.");
    for (const asked of askedOf(entry)) {
      const about = { entry: "deposit-contract", asked };
      expect(readAbout(aboutText(about), guide())).toEqual(about);
    }
    for (const text of [null, "", "deposit-contract", "deposit-contract/", "none/what", "deposit-contract/section-99"])
      expect(readAbout(text, guide())).toBeUndefined();
    expect(readAbout("__proto__/what", guide())).toBeUndefined();
  });

  test("gives the article its title: its own, with what is asked, once", () => {
    if (!entry) throw new Error("The entry is gone.");
    expect(titleOf(entry, "what", "en")).toBe("The deposit contract (arras) in Catalonia");
    expect(titleOf(entry, "pitfalls", "es")).toMatch(/: qué puede salir mal$/);
    expect(titleOf(entry, "section-1", "en")).toBe(`${entry.in.en.title}: ${entry.in.en.headings[0]}`);
    const notary = guide()["notary-costs"];
    expect(notary && titleOf(notary, "cost", "en")).toBe(notary?.in.en.title);
  });
});
