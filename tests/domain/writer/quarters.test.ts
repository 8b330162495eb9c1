import { comparedSentences, mostShared, sharedSentences } from "~/domain/articles/checks/overlap";
import { checkFacts } from "~/domain/articles/facts/fact-check";
import { plainText } from "~/domain/cleaning/plain-text";
import { countWords, measureMetaDescription } from "~/domain/cleaning/text-statistics";
import { compose } from "~/domain/writer/article/compose";
import { readSubject } from "~/domain/writer/keyword/subject";
import { neighbourhoods } from "~/domain/writer/quarters/all-neighbourhoods";
import { quarters } from "~/domain/writer/quarters/all-quarters";
import { type OurData, readOurData } from "~/domain/writer/values/our-data.server";
import { type Language, languages } from "~/i18n/languages";

import { aNeighborhood } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

import { drafted, theSamples, today } from "./built-in-samples";

const toLive: Readonly<Record<Language, (locative: string) => string>> = {
  en: (locative) => `living ${locative}`,
  es: (locative) => `vivir ${locative}`,
  ca: (locative) => `viure ${locative}`,
  ru: (locative) => `жить ${locative}`,
};

/** An article about life in each quarter, in one language. */
function ofQuarters(data: OurData, language: Language) {
  return Object.values(quarters).map((quarter) => {
    const keyword = toLive[language](quarter.in[language].locative);
    return { quarter, keyword, ...drafted(data, language, keyword) };
  });
}

const shortOf = (content: string) => content.slice(0, content.indexOf("</p>"));

describe("an article about a quarter", { timeout: 240_000 }, () => {
  test("is whole in every language, with homes of ours there, elsewhere or nowhere, and says how to hear of one", async ({
    db,
  }) => {
    await theSamples(db);
    for (const language of languages) {
      const data = await readOurData(db, language);
      for (const given of [data, { ...data, homes: [] }]) {
        for (const { keyword, content, metaDescription } of ofQuarters(given, language)) {
          const name = `${language}: ${keyword}, ${given.homes.length} homes`;
          expect(countWords(content), name).toBeGreaterThanOrEqual(600);
          expect(measureMetaDescription(metaDescription), name).toMatchObject({ state: "good" });
          expect(checkFacts(content, language), name).toEqual([]);
          expect(content, name).toContain('/search"');
        }
      }
    }
  });

  test("is about the quarter from its first sentence on, not about the district around it", async ({ db }) => {
    await theSamples(db);
    for (const language of languages) {
      const data = await readOurData(db, language);
      for (const { quarter, keyword, content } of ofQuarters(data, language)) {
        const { living, edges, homes, street, transport, checks } = quarter.in[language];
        const text = plainText(content);
        for (const told of [living, edges, homes, street, transport, ...checks]) {
          expect(text, keyword).toContain(plainText(told));
        }
        expect(plainText(shortOf(content)).startsWith(plainText(living)), keyword).toBe(true);
        const district = data.places.find(({ slug }) => slug === quarter.place);
        for (const paragraph of district?.paragraphs ?? []) expect(text, keyword).not.toContain(paragraph);
      }
    }
  });

  test("shares no more of its sentences with another quarter's than two articles may", async ({ db }) => {
    await theSamples(db);
    const alike: string[] = [];
    for (const language of languages) {
      const told = ofQuarters(await readOurData(db, language), language).map(({ keyword, content }) => ({
        keyword,
        sentences: comparedSentences(content),
      }));
      for (const one of told) {
        for (const other of told) {
          const share = one === other ? 0 : sharedSentences(one.sentences, other.sentences);
          if (share > mostShared) alike.push(`${one.keyword} / ${other.keyword}: ${Math.round(share * 100)} %`);
        }
      }
    }
    expect(alike).toEqual([]);
  });

  test("says which of a district's homes stand in the quarter, and tells no price of one where we have none", async ({
    db,
  }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const live = drafted(data, "en", "living in Sant Antoni").content;
    expect(live).toContain("None of them is in Sant Antoni.");
    const price = shortOf(drafted(data, "en", "price per square metre Sant Antoni").content);
    expect(price).toContain("no market average of the price per square metre in Sant Antoni");
    expect(price).not.toContain("Where do children play");
    expect(price).toContain("in the Eixample, the whole area");
    expect(price).toContain("We have no homes for sale in Sant Antoni today.");
    const known = shortOf(drafted(data, "en", "price per square metre Sarrià").content);
    expect(known).toContain("Homes in Sarrià cost €780,000 with us today");
    const search = shortOf(drafted(data, "en", "penthouse in Sant Antoni").content);
    expect(search).toContain("but it is not in Sant Antoni");
  });

  test("that none of our neighbourhoods has, names the closest and shows no home as if it were there", async ({
    db,
  }) => {
    await theSamples(db);
    const data = await readOurData(db, "ca");
    const { content } = drafted(data, "ca", "viure al Poble-sec");
    expect(content).toContain('<a href="/ca/neighborhoods/eixample">');
    expect(content).toContain("no tenim habitatges al Poble-sec. Aquests són els més propers dels nostres.");
    const search = { keyword: "àtic al Poble-sec", title: "àtic al Poble-sec", language: "ca" } as const;
    expect(compose(search, data, today)).toEqual({ ok: false, reason: "unknown" });
  });

  test("links to no list of homes that would be empty", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "es");
    expect(drafted(data, "es", "vivir en el 22@").content).not.toContain("neighborhood=poble-nou");
    expect(drafted(data, "es", "vivir en Sants").content).not.toContain("neighborhood=");
    expect(drafted(data, "es", "vivir en el Gótico").content).toContain("neighborhood=ciutat-vella");
  });

  test("is not about Barcelona where its name is one letter from it", async ({ db }) => {
    await theSamples(db);
    const { content } = drafted(await readOurData(db, "ru"), "ru", "жить в Барселонете");
    expect(shortOf(content)).toContain("Жить в Барселонете");
    expect(content).not.toContain("Как выбрать район в Барселоне");
  });

  test("says neither that it is safe nor that it is not, and where to look", async ({ db }) => {
    await theSamples(db);
    const asked: [Language, string, string][] = [
      ["en", "is the Raval safe", "depends on the block and the hour"],
      ["es", "es peligroso el Raval", "depende de la manzana y de la hora"],
      ["ca", "és segur el Raval", "depèn de l’illa i de l’hora"],
      ["ru", "безопасно ли в Равале", "зависит от улицы и от часа"],
      ["en", "is it dangerous to live in Sants", "depends on the block and the hour"],
      ["en", "is Gràcia safe at night", "depends on the block and the hour"],
    ];
    for (const [language, keyword, said] of asked) {
      expect(shortOf(drafted(await readOurData(db, language), language, keyword).content), keyword).toContain(said);
    }
  });
});

test("insurance of a home is not the safety of a place", async ({ db }) => {
  await theSamples(db);
  const data = await readOurData(db, "es");
  const written = (keyword: string) => {
    const composed = compose({ keyword, title: keyword, language: "es" }, data, today);
    return composed.ok ? shortOf(composed.draft.content) : "";
  };
  expect(written("es seguro el Eixample")).toContain("Si es seguro vivir en el Eixample");
  expect(written("seguro del piso en el Eixample")).not.toContain("Si es seguro vivir");
});

describe("an article about a neighbourhood", { timeout: 240_000 }, () => {
  test("tells what homes cost before it tells of streets, where that is asked", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "es");
    const { content } = drafted(data, "es", "precio metro cuadrado Eixample");
    expect(content).toContain("<table>");
    expect(content.indexOf("<table>")).toBeLessThan(content.indexOf("Rodea la ciudad vieja"));
    expect(shortOf(content)).not.toContain("Así resumimos");
  });

  test("tells its own streets and checks, and is whole without a home of ours", async ({ db }) => {
    await theSamples(db);
    for (const language of languages) {
      const data = await readOurData(db, language);
      for (const given of [data, { ...data, homes: [] }]) {
        for (const { slug, locative } of data.places) {
          const keyword = toLive[language](locative);
          const { content } = drafted(given, language, keyword);
          const text = plainText(content);
          const own = neighbourhoods[slug]?.in[language];
          for (const told of [own?.edges, own?.street, ...(own?.checks ?? [])]) {
            expect(text, keyword).toContain(plainText(told ?? "nothing"));
          }
          expect(countWords(content), `${keyword}, ${given.homes.length} homes`).toBeGreaterThanOrEqual(600);
        }
      }
    }
  });
});

describe("reading the name of a quarter", () => {
  const named: [string, keyof typeof quarters | null, string][] = [
    ["жить в Равале", "raval", "ciutat-vella"],
    ["viure a Sarrià", "sarria", "sarria-sant-gervasi"],
    ["pisos a Sarrià-Sant Gervasi", null, "sarria-sant-gervasi"],
    ["жильё в Саррии-Сан-Жервази", null, "sarria-sant-gervasi"],
    ["pisos a Sant Gervasi", "sant-gervasi", "sarria-sant-gervasi"],
    ["living in Vila de Gràcia", "vila-de-gracia", "gracia"],
    ["living in Gràcia", null, "gracia"],
    ["Passeig de Gràcia", "passeig-de-gracia", "eixample"],
    ["vivir en el Eixample izquierdo", "esquerra", "eixample"],
    ["calle Sant Antoni Maria Claret", null, ""],
  ];
  for (const [keyword, quarter, place] of named) {
    test(`finds ${quarter ?? (place || "nothing")} in "${keyword}"`, async ({ db }) => {
      await theSamples(db);
      const { places } = await readOurData(db, "en");
      expect(readSubject(keyword, "", places)).toMatchObject({ quarter, place: place || null });
    });
  }

  test("prefers a neighbourhood of that name which the agent added", async ({ db }) => {
    await theSamples(db);
    await aNeighborhood(db, { slug: "poble-sec", name: "Poble-sec" });
    const { places } = await readOurData(db, "en");
    expect(readSubject("living in Poble-sec", "", places)).toMatchObject({ quarter: null, place: "poble-sec" });
  });
});

describe("what we say of quarters and neighbourhoods", () => {
  const texts = languages.flatMap((language) =>
    [...Object.entries(quarters), ...Object.entries(neighbourhoods)].flatMap(([key, { in: told }]) =>
      Object.values(told[language])
        .flat()
        .map((text: string) => ({ language, name: `${language} ${key}: ${text}`, text })),
    ),
  );

  test("names no price and nobody who should live there", () => {
    const forbidden =
      /€|euro|\bideal\b|perfect|for families|for couples|para familias|para parejas|per a famílies|для сем|идеальн|\bsafe\b|(?:barri|barrio|zona|calle|carrer)s? segur|безопасн/iu;
    expect(texts.filter(({ text }) => forbidden.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test("keeps to the typography of its language", () => {
    for (const { language, name, text } of texts) {
      expect(text, name).not.toMatch(/'| {2}|"| —|\s$|^\s/);
      if (language !== "ru") expect(text, name).not.toMatch(/\p{Script=Cyrillic}/u);
    }
  });

  test("is about every neighbourhood of the samples", async ({ db }) => {
    await theSamples(db);
    const { places } = await readOurData(db, "en");
    expect(places.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(neighbourhoods).toSorted());
  });
});

describe("an article about several places", { timeout: 240_000 }, () => {
  const compared: [Language, string, RegExp][] = [
    ["en", "eixample dreta vs esquerra where to buy", /Dreta de l’Eixample suits .* Esquerra de l’Eixample suits/],
    ["es", "sarria o pedralbes", /Sarrià le irá bien .* Pedralbes le irá bien/],
    ["ca", "galvany o tres torres quin barri es millor", /Sant Gervasi anirà bé .* Les Tres Torres anirà bé/],
    ["ru", "саррия или лес кортс", /Саррия подойдёт .* Лес-Кортс подойдёт/],
  ];
  test.for(compared)("holds two against each other: %s “%s”", async ([language, keyword, said], { db }) => {
    await theSamples(db);
    const { content } = drafted(await readOurData(db, language), language, keyword);
    expect(plainText(shortOf(content))).toMatch(said);
    expect(countWords(content)).toBeGreaterThanOrEqual(600);
  });

  const level: [Language, string, RegExp, RegExp][] = [
    [
      "es",
      "zonas llanas sin cuestas de barcelona para jubilados",
      /calles llanas, sin cuestas, .*Les Corts/,
      /Pedralbes/,
    ],
    ["ru", "район барселоны без подъемов для пожилых", /без подъёмов.*Лес-Кортс/, /Педральбес/],
    ["ca", "barris tranquils i plans de barcelona sense pujades", /tranquil i pla alhora, miri les Corts/, /Pedralbes/],
  ];
  test.for(level)(
    "level streets are a wish of their own: %s “%s”",
    async ([language, keyword, said, leftOut], { db }) => {
      await theSamples(db);
      const { content } = drafted(await readOurData(db, language), language, keyword);
      expect(plainText(content.slice(0, content.indexOf("</p>")))).toMatch(said);
      expect(content).not.toMatch(new RegExp(`<h3>${leftOut.source}`));
    },
  );

  test("names the neighbourhoods whose homes it counts, and compares those only", async ({ db }) => {
    await theSamples(db);
    const { content } = drafted(await readOurData(db, "ru"), "ru", "в каком районе барселоны жить с ребенком");
    expect(content).not.toContain("/ru/neighborhoods/pedralbes");
    expect(content).not.toMatch(/Жить в [^.]* — значит жить/u);
  });

  test("says of a quarter what ours cost in it", async ({ db }) => {
    await theSamples(db);
    const { content } = drafted(await readOurData(db, "es"), "es", "sarria o pedralbes");
    expect(shortOf(content)).toContain("en venta en Sarrià cuesta 780.000");
  });

  const chosen: [Language, string, string][] = [
    ["ca", "barris tranquils barcelona per comprar pis", "Pedralbes, Les Tres Torres, Sarrià i la Bonanova"],
    [
      "es",
      "mejores zonas para vivir en sarria sant gervasi con niños",
      "Sarrià, Les Tres Torres, la Bonanova y Sant Gervasi",
    ],
    ["ru", "районы барселоны у моря", "Барселонета, Побленоу"],
  ];
  test.for(chosen)("says which come into question: %s “%s”", async ([language, keyword, said], { db }) => {
    await theSamples(db);
    const { content } = drafted(await readOurData(db, language), language, keyword);
    expect(plainText(shortOf(content))).toContain(said);
  });

  const safest: [Language, string][] = [
    ["en", "safe areas in barcelona to live"],
    ["en", "safest neighbourhoods in barcelona"],
    ["es", "barrios más seguros de barcelona"],
    ["es", "barrios inseguros de barcelona"],
    ["ca", "els barris més segurs de barcelona"],
    ["ru", "безопасные районы барселоны"],
    ["ru", "самый безопасный район барселоны для жизни"],
  ];
  test.for(safest)(
    "says of none that it is the safest, and writes nothing: %s “%s”",
    async ([language, keyword], { db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      expect(compose({ keyword, title: keyword, language }, data, today)).toEqual({ ok: false, reason: "unknown" });
    },
  );

  test("knows nothing of another city", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const topic = { keyword: "best areas in madrid", title: "best areas in madrid", language: "en" } as const;
    expect(compose(topic, data, today).ok).toBe(false);
  });
});

test("counts a home once in the table of neighbourhoods, under the smallest that it belongs to", async ({ db }) => {
  await theSamples(db);
  const { content } = drafted(await readOurData(db, "es"), "es", "precio metro cuadrado Eixample");
  const [table = ""] = /<table>.*?<\/table>/s.exec(content) ?? [];
  expect(table).toContain("/neighborhoods/pedralbes");
  expect(table).not.toContain("/neighborhoods/les-corts");
});
