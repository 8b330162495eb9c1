import { readOurData } from "~/domain/writer/values/our-data.server";
import type { Language } from "~/i18n/languages";

import { describe, expect, test } from "../../support/test";

import { drafted, theSamples } from "./built-in-samples";

const firstParagraph = (content: string) => content.slice(0, content.indexOf("</p>"));
const listed = (content: string) =>
  [...content.matchAll(/<li><a href="[^"]*\/developments\/.*?<\/li>/g)].map(([li]) => li);

describe("whoever looks for a new home", () => {
  const withParking: [Language, string, RegExp][] = [
    ["en", "Barcelona new build apartments with parking", /with parking/],
    ["es", "obra nueva con parking en Barcelona", /con parking/],
    ["ca", "obra nova a Barcelona amb pàrquing", /amb pàrquing/],
    ["ru", "новостройки в Барселоне с парковкой", /с парковкой/],
  ];
  test.for(withParking)(
    "reads first which of ours have what is asked, and of each whether it has it: %s “%s”",
    async ([language, keyword, phrase], { db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      const having = data.developments.filter(({ hasParking }) => hasParking);
      const { content } = drafted(data, language, keyword);
      expect(firstParagraph(content)).toMatch(phrase);
      for (const each of data.developments)
        expect(firstParagraph(content).includes(each.name), each.name).toBe(having.includes(each));
      expect(content.indexOf("/developments/")).toBeLessThan(content.indexOf("<h2>", content.indexOf("<h2>") + 1));
      expect(listed(content).map((item) => phrase.test(item))).toEqual(
        data.developments.map(({ hasParking }) => hasParking),
      );
    },
  );

  const inInstalments: [Language, string][] = [
    ["en", "new build Barcelona in instalments"],
    ["es", "promociones de obra nueva en Barcelona pago aplazado"],
    ["ca", "obra nova a Barcelona pagament a terminis"],
    ["ru", "новостройки Барселоны с рассрочкой"],
  ];
  test.for(inInstalments)(
    "reads what is paid down and whether the rest goes in instalments: %s “%s”",
    async ([language, keyword], { db }) => {
      await theSamples(db);
      await db
        .updateTable("developments")
        .set({ minimum_down_payment_percent: 35, has_flexible_payment_plan: 0 })
        .execute();
      await db
        .updateTable("developments")
        .set({ has_flexible_payment_plan: 1 })
        .where("slug", "=", "porxo-de-gracia")
        .execute();
      const data = await readOurData(db, language);
      const { content } = drafted(data, language, keyword);
      expect(firstParagraph(content)).toMatch(/35/);
      expect(firstParagraph(content).match(/Porxo de Gràcia/g)).toHaveLength(2);
      expect(listed(content).every((item) => item.includes("35"))).toBe(true);
    },
  );

  test("is told the licence with its expiry, the stage, the date and that a rating is of the design", async ({
    db,
  }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const { content } = drafted(data, "en", "new developments in Barcelona");
    const [unfinished = ""] = listed(content).filter((item) => item.includes("Pati de les Corts"));
    expect(unfinished).toMatch(/under construction\. Completion is expected in Q2 2028/);
    expect(unfinished).toMatch(/works licence 00-0000-000002, valid until 30 June 2029/);
    expect(unfinished).toMatch(/rating A, by the design of the building/);
    const [finished = ""] = listed(content).filter((item) => item.includes("Illa Glòries"));
    expect(finished).not.toMatch(/licence|design/);
  });

  test("is offered nothing that is sold, and nothing that may not be advertised for want of its licence", async ({
    db,
  }) => {
    await theSamples(db);
    await db.updateTable("developments").set({ works_licence: "" }).where("slug", "=", "pati-de-les-corts").execute();
    const { id } = await db
      .selectFrom("developments")
      .where("slug", "=", "porxo-de-gracia")
      .select("id")
      .executeTakeFirstOrThrow();
    await db.updateTable("development_units").set({ status: "sold" }).where("development_id", "=", id).execute();
    const { developments } = await readOurData(db, "en");
    expect(developments.map(({ slug }) => slug)).toEqual(["illa-glories"]);
  });

  const inLesCorts: [Language, string, RegExp][] = [
    ["en", "apartments with parking in Les Corts", /€288,000–289,150 \(loan of 70%\)/],
    ["es", "pisos en venta les corts con parking", /288\.000–289\.150\s€ \(préstamo del 70\s%\)/],
    ["ca", "pis amb pàrquing a les corts", /288\.000–289\.150\s€ \(préstec del 70\s%\)/],
    ["ru", "квартира с парковкой в Лес-Кортс", /288\s000\s?–\s?289\s150\s€ \(кредит 70\s%\)/],
  ];
  test.for(inLesCorts)(
    "needs no less of their own than the developer wants before the deed: %s “%s”",
    async ([language, keyword, own], { db }) => {
      await theSamples(db);
      const { content } = drafted(await readOurData(db, language), language, keyword);
      expect(content.replaceAll("&nbsp;", " ")).toMatch(own);
    },
  );

  test("is told so where none of ours has it, and which there are", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const { content } = drafted(data, "en", "new build flats in Pedralbes");
    expect(firstParagraph(content)).toMatch(/no new build in Pedralbes/);
    expect(firstParagraph(content)).toMatch(/Illa Glòries in Poble Nou/);
  });

  test("and asks about a tax or a contract reads about that", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    for (const keyword of ["VAT on new build", "works licence for new developments", "how to buy off plan"])
      expect(firstParagraph(drafted(data, "en", keyword).content), keyword).not.toMatch(/Illa Glòries/);
  });
});

test("the title of a home within a sentence stands between the quotation marks of the language", async ({ db }) => {
  await theSamples(db);
  const marks: [Language, string, RegExp][] = [
    ["en", "loft in El Born", /<a href="\/property\/\d+">“[^<]*”<\/a>/],
    ["es", "loft en el Born", /<a href="\/es\/property\/\d+">«[^<]*»<\/a>/],
    ["ca", "loft al Born", /<a href="\/ca\/property\/\d+">«[^<]*»<\/a>/],
    ["ru", "лофт в Борне", /<a href="\/ru\/property\/\d+">«[^<]*»<\/a>/],
  ];
  for (const [language, keyword, quoted] of marks) {
    const { content } = drafted(await readOurData(db, language), language, keyword);
    expect(firstParagraph(content)).toMatch(quoted);
    expect(content).toMatch(/<li><a href="[^"]*\/property\//);
  }
});

test("where nothing of ours fits, the first paragraph says what comes closest, what it lacks and how to be told", async ({
  db,
}) => {
  await theSamples(db);
  const asked: [Language, string, RegExp][] = [
    ["en", "flat with a lift in Gràcia", /but it has no lift/],
    ["es", "piso con ascensor en Gràcia", /pero no tiene ascensor/],
    ["ca", "pis amb ascensor a Gràcia", /però no té ascensor/],
    ["ru", "квартира с лифтом в Грасии", /но нет лифта/],
  ];
  for (const [language, keyword, lack] of asked) {
    const first = firstParagraph(drafted(await readOurData(db, language), language, keyword).content);
    expect(first).toMatch(lack);
    expect(first).toMatch(/\/search"/);
  }
});
