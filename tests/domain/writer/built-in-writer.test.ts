import type { RouteConfigEntry } from "@remix-run/route-config";

import type { Db } from "~/db/database";
import { checkFacts } from "~/domain/articles/facts/fact-check";
import { checkContent } from "~/domain/cleaning/check-content";
import { plainText } from "~/domain/cleaning/plain-text";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { countWords } from "~/domain/cleaning/text-statistics";
import { newHomeTax } from "~/domain/costs/purchase-tax";
import { type Answering, askedOf } from "~/domain/guide/asked";
import { guide } from "~/domain/guide/guide.server";
import { compose } from "~/domain/writer/article/compose";
import { withoutOwnWords } from "~/domain/writer/article/own-words";
import { builtInWriter } from "~/domain/writer/built-in-writer.server";
import { phrasesIn } from "~/domain/writer/phrases/phrases";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { type Language, languages } from "~/i18n/languages";
import routes from "~/routes";

import { aNeighborhood, aProperty } from "../../support/builders";
import { seededAt as today, theSamples } from "../../support/samples";
import { describe, expect, test } from "../../support/test";

const never = new AbortController().signal;
const about = (entry: string, asked: Answering["asked"] = "what") => ({ entry, asked });

async function draftOf(db: Db, language: Language, keyword: string, chosen?: Answering) {
  const data = await readOurData(db, language);
  const composed = await compose({ keyword, title: keyword, language, about: chosen ?? null }, data, today);
  if (!composed.ok) throw new Error(`No draft in ${language} for "${keyword}": ${composed.reason}`);
  return composed.draft;
}

// A draft for each entry takes a while where much else runs.
describe("a draft of the built-in writer", { timeout: 240_000 }, () => {
  test.for(languages)(
    "stands for every entry in %s: short, whole, linked, without a hole",
    async (language, { db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      const patterns = pathPatterns(routes);
      for (const [place, [key, entry]] of Object.entries(guide()).entries()) {
        // Of each entry what it is, and one more of what it answers.
        const answers = askedOf(entry);
        for (const asked of new Set(["what" as const, answers[place % answers.length] ?? "what"])) {
          const name = `${language}: ${key}/${asked}`;
          const composed = await compose({ keyword: key, title: key, language, about: about(key, asked) }, data, today);
          if (!composed.ok) throw new Error(`${name}: ${composed.reason}`);
          const { content, metaDescription, honestTitle } = composed.draft;
          const own = withoutOwnWords(content);
          expect(content, name).not.toBe(own);
          const hole = /.{0,40}(?:[{}[\]]|undefined|NaN|Infinity).{0,40}/.exec(
            [own, metaDescription, honestTitle].join("\n"),
          );
          expect([name, hole?.[0]]).toEqual([name, undefined]);
          expect(countWords(own), name).toBeGreaterThanOrEqual(200);
          expect(countWords(own), name).toBeLessThanOrEqual(800);
          expect(metaDescription.length, name).toBeLessThanOrEqual(160);
          expect(checkContent(own), name).toEqual([]);
          expect(checkFacts(own, language), name).toEqual([]);
          const stored = sanitiseArticle(own, { hosts: [] }).replace(/ id="[^"]*"/g, "");
          expect(stored, name).toBe(own.replaceAll("&quot;", '"'));
          for (const [, link = ""] of content.matchAll(/href="([^"]*)"/g)) {
            const [path = ""] = link.split("?");
            expect([name, link, patterns.some((pattern) => pattern.test(path))]).toEqual([name, link, true]);
          }
        }
      }
    },
  );

  test("answers first what is asked, and is called by what it answers", async ({ db }) => {
    await theSamples(db);
    const draft = await draftOf(db, "es", "arras plazo");
    expect(draft.honestTitle).toBe(guide()["deposit-contract"]?.in.es.titles?.time);
    expect(plainText(draft.content)).toMatch(/^[^\n]*semanas/);
    expect(draft.about).toEqual(about("deposit-contract", "time"));
  });

  test("parts no number from its unit at the end of a line, whatever the text has between them", async ({ db }) => {
    await theSamples(db);
    for (const language of languages) {
      const { content } = await draftOf(db, language, "x", about("nota-simple"));
      expect(/\d (?:%|€|days|months|días|meses|dies|mesos|дн|меся)/.exec(content)?.[0]).toBeUndefined();
    }
  });

  test("answers what a person chose, whatever the keyword says", async ({ db }) => {
    await theSamples(db);
    const draft = await draftOf(db, "en", "living in Gràcia with a dog", about("noise"));
    expect(draft.honestTitle).toBe(guide()["noise"]?.in.en.titles?.what);
  });

  test("keeps a title that promises no more than it answers", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const titled = async (title: string) => {
      const composed = await compose({ keyword: "nota simple", title, language: "en" }, data, today);
      return composed.ok ? composed.draft.honestTitle : composed.reason;
    };
    expect(await titled("The nota simple in Spain")).toBeUndefined();
    const own = guide()["nota-simple"]?.in.en.title;
    expect(await titled("The nota simple for your dog")).toBe(own);
    expect(await titled("nota simple")).toBe(own);
  });

  test("shows the homes that somebody looks for, and what they cost", async ({ db }) => {
    await theSamples(db);
    const { content, honestTitle, about: answered } = await draftOf(db, "en", "flat with terrace in Gracia");
    expect(content).toMatch(/^<p>We have one apartment in Gràcia with a terrace for sale today/);
    expect(content).toContain("/property/");
    expect(content).toContain("<table>");
    expect([honestTitle, answered]).toEqual(["Apartment in Gràcia with a terrace", "homes"]);
  });

  test("shows new homes alone where only those are looked for", async ({ db }) => {
    await theSamples(db);
    const { content } = await draftOf(db, "es", "obra nueva con parking en Barcelona");
    expect(content).toContain("/developments/");
    expect(content).not.toContain("/property/");
  });

  test.for(languages)("names in %s no price of a new home without both its areas", async (language, { db }) => {
    await theSamples(db);
    // No round sum, which an example of the guide may have as well.
    await db
      .updateTable("development_units")
      .set((of) => ({ price: of("price", "+", 1237) }))
      .execute();
    const { developments } = await readOurData(db, language);
    const { words } = phrasesIn(language);
    const withTax = (price: number) => words.price(price + newHomeTax(price).total);
    const named = developments
      .flatMap(({ units }) => units)
      .flatMap(({ price }) => [words.price(price), withTax(price)]);
    const plain = (text: string) => text.replaceAll("\u00a0", " ");
    const pricesIn = (text: string) => named.filter((price) => plain(text).includes(plain(price)));
    const written = async () => {
      const drafts = [
        await draftOf(db, language, "obra nueva con parking en Barcelona"),
        await draftOf(db, language, "flat without lift in Poblenou"),
        await draftOf(db, language, "-", about("new-or-resale")),
      ];
      return drafts.map(({ content, metaDescription }) => [content, metaDescription].join("\n")).join("\n");
    };
    const priced = plainText((await written()).replaceAll(/<\/?td>/g, " "))
      .split(/\n|(?<=\.)\s/u)
      .filter((said) => pricesIn(said).length > 0);
    expect(priced.length).toBeGreaterThan(8);
    for (const said of priced) expect(plain(said).match(/\d (?:m²|м²)/gu)?.length ?? 0, said).toBeGreaterThanOrEqual(2);

    await db.updateTable("development_units").set({ useful_area: null }).execute();
    const unpriced = await written();
    expect(unpriced).toContain("/developments/illa-glories");
    expect(pricesIn(unpriced)).toEqual([]);
  });

  test.for(languages)(
    "says in %s of a quarter that our homes are those of the whole neighbourhood",
    async (language, { db }) => {
      await theSamples(db);
      const quarters = Object.entries(guide()).filter(([, { placed }]) => placed?.quarter !== undefined);
      expect(quarters.length).toBeGreaterThan(10);
      let told = 0;
      for (const [key, entry] of quarters) {
        const { content } = await draftOf(db, language, "-", about(key));
        const at = content.indexOf(`<h2>${phrasesIn(language).sections["place-homes"].heading}</h2>`);
        const section = at < 0 ? undefined : content.slice(at).split("<ul>")[0];
        if (section === undefined) continue;
        told += 1;
        expect(section, key).toContain(entry.in[language].locative ?? "?");
      }
      expect(told).toBeGreaterThan(2);
    },
  );
});

describe("the built-in writer", () => {
  const asks = (db: Db, keyword: string, language: Language = "es") =>
    builtInWriter(db, () => today).write({ keyword, title: keyword, language }, never);

  test("hands in a text and a description, and costs nothing", async ({ db }) => {
    await theSamples(db);
    const writing = await asks(db, "transfer tax", "en");
    expect(writing).toMatchObject({ ok: true, draft: { costCents: 0 } });
    expect(writing.ok && writing.raw === writing.draft.content).toBe(true);
  });

  test("says of what is near that a person has to choose, by honest titles, and is not to be asked again", async ({
    db,
  }) => {
    await theSamples(db);
    const writing = await asks(db, "living in Gràcia with a dog", "en");
    expect(writing).toMatchObject({ ok: false, mayPass: false });
    expect(writing.ok ? "" : writing.message).toMatch(/Choose what the article answers: Gràcia/);
  });

  test("says that it knows nothing about what is not in the guide", async ({ db }) => {
    await theSamples(db);
    for (const keyword of ["wifi gratis", "🏠🏠", "qué es y cómo"]) {
      const message = `The guide tells nothing about “${keyword}”; use the article service or write it yourself.`;
      expect(await asks(db, keyword)).toEqual({ ok: false, mayPass: false, message });
    }
  });

  test("stops when it is told to", async ({ db }) => {
    const assignment = { keyword: "x", title: "x", language: "en" } as const;
    const writing = await builtInWriter(db, () => today).write(assignment, AbortSignal.abort());
    expect(writing).toMatchObject({ ok: false, mayPass: true });
  });

  test("writes of the guide, and finds too little of homes, when the database is empty", async ({ db }) => {
    expect(await asks(db, "nota simple")).toMatchObject({ ok: true });
    expect(await asks(db, "piso con terraza")).toMatchObject({ ok: false, mayPass: false });
  });

  test("escapes what the agent typed, and takes nothing of it for a link", async ({ db }) => {
    await aNeighborhood(db, { slug: "eixample", name: "Eix & [ample](/x)" });
    const title = '<img src=x onerror="alert(1)"> [click](https://evil.example) {date}';
    for (let home = 0; home < 3; home += 1) await aProperty(db, { title, summary: "<b>1 < 2</b>", bedrooms: 3 });
    const { content } = await draftOf(db, "en", "homes with 2 bedrooms");
    expect(content).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; [click](https://evil.example) {date}");
    expect(content).not.toMatch(/<img|<b>|href="https:/);
  });

  test("does not speak of drafts and sold homes, and calls a home by its kind where its title is in another language", async ({
    db,
  }) => {
    await aProperty(db, { title: "Shown title", property_type: "loft" });
    await aProperty(db, { title: "Draft title", status: "draft" });
    await aProperty(db, { title: "Sold title", status: "sold" });
    expect((await readOurData(db, "en")).homes.map(({ title }) => title)).toEqual(["Shown title"]);
    expect((await draftOf(db, "ru", "купить лофт")).content).toContain(">лофт, eixample</a>");
  });
});

/** Each address of the site as a pattern; the one that answers "not found" left out. */
function pathPatterns(entries: unknown): RegExp[] {
  const found: string[] = [];
  const walk = (children: readonly RouteConfigEntry[], base: string) => {
    for (const { path = "", index, children: inner } of children) {
      const whole = path === "" ? base : `${base}/${path}`;
      if (inner) walk(inner, whole);
      else if (path !== "*" && (index || path !== "")) found.push(whole);
    }
  };
  if (Array.isArray(entries)) walk(entries, "");
  const parts: Record<string, string> = { ":lang?": "(?:es|ca|ru)", ":step?": "[^/]+" };
  return found.map((path) => {
    const source = path
      .split("/")
      .slice(1)
      .map((part) => {
        if (part.endsWith("?")) return `(?:/${parts[part] ?? "[^/]+"})?`;
        return part.startsWith(":") ? "/[^/]+" : `/${part}`;
      });
    return new RegExp(`^${source.join("")}/?$`);
  });
}
