import { readFileSync } from "node:fs";

import type { EntryFigure } from "~/domain/guide/entry-facts";
import { guide } from "~/domain/guide/guide.server";
import { articleValues } from "~/domain/guide/values/article-values";
import { guideValues, readAsked } from "~/domain/guide/values/asked-value";
import { written } from "~/domain/guide/values/unit";
import { workedOutText } from "~/domain/guide/values/values.server";
import { workedValues } from "~/domain/guide/values/worked-values";
import { createRenderer } from "~/domain/writer/article/render";
import { phrasesIn } from "~/domain/writer/phrases/phrases";
import { priceValues } from "~/domain/writer/values/home-values";
import { withPrefix } from "~/domain/writer/values/known-values";
import { gather } from "~/domain/writer/values/material";
import { readOurData } from "~/domain/writer/values/our-data.server";

import { seededAt as today, theSamples } from "../../support/samples";
import { describe, expect, test } from "../../support/test";

const nb = "\u00a0";
const figures: Readonly<Record<string, EntryFigure>> = {
  "deposit-contract/usual-share": { value: 10, unit: "percent", from: "custom of the trade", until: "2027-11-23" },
  "gain/rate-1": { value: 19, unit: "percent", from: "Law 35/2006", until: "2027-01-31" },
  "gain/edge-1": { value: 6000, unit: "euro", from: "Law 35/2006", until: "2027-01-31" },
  "gain/rate-2": { value: 21, unit: "percent", from: "Law 35/2006", until: "2027-01-31" },
  "gain/edge-2": { value: 50_000, unit: "euro", from: "Law 35/2006", until: "2027-01-31" },
  "gain/rate-3": { value: 23, unit: "percent", from: "Law 35/2006", until: "2027-01-31" },
  "gain/half": { of: "divided 20000 2" },
  "gain/tax-of-half": { of: "scale gain half" },
  "gain/tax-of-both": { of: "times tax-of-half 2" },
  "gain/one": { of: "sum another" },
  "gain/another": { of: "sum one" },
  "lawyer/fee": { value: [600, 900], unit: "euro", from: "quotes", until: "2027-11-23" },
};
const faultOf = (words: string) => {
  const asked = readAsked(words, (name) => figures[name]);
  return asked.kind === "fault" ? asked.fault : undefined;
};

describe("what texts name in braces", () => {
  test.for<[string, string]>([
    ["itp 650000", "€65,500"],
    ["itp price", "€58,000"],
    ["vat 650000", "€65,000"],
    ["stamp 650000", "€9,750"],
    ["withheld 650000", "€19,500"],
    ["loan.of 650000", "€520,000"],
    ["loan.ofAbroad 650000", "€390,000–455,000"],
    ["loan.payment 300000 3.2 30", "€1,297"],
    ["share 650000 10", "€65,000"],
    ["share 650000 withheld.rate", "€19,500"],
    ["notary.bill 650000", "€900–1,500"],
    ["registry.bill 650000", "€450–800"],
    ["total.resale 650000", "€717,150–718,300"],
    ["costs.share.resale.lawyer", "11.5–12%"],
    ["cash.resale.lawyer 500000 350000", "€207,700–208,850"],
    ["cash.ofAbroad 500000", "€207,700–258,850"],
    ["loan.abroad", "60–70%"],
    ["loan.yearsAbroad", "20–25"],
    ["itp.date", "27 June 2025"],
  ])("%s is %s", ([words, text]) => {
    expect(workedOutText("en", words, 580_000)).toBe(text);
  });

  test("are written with the sign that the language puts there", () => {
    expect(written("es", "euro", [600, 900])).toBe(`600–900${nb}€`);
    expect(written("ca", "euro", 9.02)).toBe(`9,02${nb}€`);
    expect(written("en", "euro", [3.64, 9])).toBe("€3.64–9.00");
    expect(written("ru", "percent", [1.5, 2])).toBe(`1,5–2${nb}%`);
    expect(written("es", "months", 6)).toBe("6");
    expect(written("es", "number", 0.66)).toBe("0,66");
    expect(written("es", "area", 1500)).toBe(`1.500${nb}m²`);
  });

  test.for<[string, unknown]>([
    ["gain/tax-of-half", 1980],
    ["gain/tax-of-both", 3960],
    ["scale gain 100000", 21_880],
    ["scale gain price", 148_380],
    ["sum 100 gain/half 0.5", 10_100.5],
    ["less 100000 gain/tax-of-both", 96_040],
    ["times 120000 3.2", 384_000],
    ["exact.share 649.79 services.vat", 136.46],
    ["exact.notary 500000", 483.01],
  ])("%s follows from other figures", ([words, sum]) => {
    const asked = readAsked(words, (name) => figures[name]);
    expect(asked.kind === "figure" && [asked.unit, asked.workOut(650_000)]).toEqual(["euro", sum]);
  });

  test("are unknown where the article has no price, or nobody asks such a price here", () => {
    expect(workedOutText("en", "itp price", null)).toBeUndefined();
    expect(workedOutText("en", "total.resale 9000000", null)).toBeUndefined();
  });

  test("are refused with what is wrong", () => {
    expect(faultOf("deposit-contract/usual-share")).toBeUndefined();
    expect(faultOf("share 650000 deposit-contract/usual-share")).toBeUndefined();
    expect(faultOf("x.price")).toBeUndefined();
    expect(faultOf("ipt 650000")).toBe('nothing is called "ipt"');
    expect(faultOf("deposit-contract/usual")).toBe('nothing is called "deposit-contract/usual"');
    expect(faultOf("constructor")).toBe('nothing is called "constructor"');
    expect(faultOf("x.price 5")).toBe('"x.price" takes nothing behind it');
    expect(faultOf("itp.rate1 5")).toBe('"itp.rate1" takes nothing behind it');
    expect(faultOf("itp")).toBe('"itp" takes eur: {{itp 650000}}');
    expect(faultOf("loan.payment 300000 3.2")).toBe(
      '"loan.payment" takes eur, percent, years: {{loan.payment 650000 3.2 30}}',
    );
    expect(faultOf("itp 650,000")).toContain('"650,000" is no number');
    expect(faultOf("share 650000 110")).toContain("110 is too much for percent");
    expect(faultOf("loan.payment 300000 3.2 2.5")).toContain("2.5 is too much for years, or not whole");
    expect(faultOf("share 650000 price")).toContain("the price stands for a sum");
    expect(faultOf("share 650000 lawyer/fee")).toContain("is not one figure in percent");
    expect(faultOf("gain/one")).toContain("goes round in a circle");
    expect(faultOf("scale lawyer 5000")).toBe('"lawyer/rate-1", edge-1, rate-2 … are no scale');
    expect(faultOf("scale gain")).toContain('"scale gain" takes eur');
    expect(faultOf("sum")).toContain('"sum" takes eur');
    expect(faultOf("itp withheld.rate")).toContain("is not one figure in eur");
  });

  test("come each from a figure that says where it was read", () => {
    const bare = Object.entries(guideValues).filter(([, { sources }]) => sources.length === 0);
    expect(bare.map(([name]) => name)).toEqual([
      ...[
        "loan.payment",
        "loan.interest",
        "share",
        "sum",
        "less",
        "times",
        "divided",
        "rounded",
        "rounded.hundreds",
        "times.share",
        "percent.share",
        "percent.times",
        "percent.sum",
        "percent.less",
        "exact.share",
      ],
    ]);
  });

  test("of an article are those that an article has", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const places = [undefined, ...Object.values(guide()).map(({ placed }) => placed)];
    const { words } = phrasesIn("en");
    const had = places.flatMap((placed) =>
      Object.keys(gather(words, data, today, { placed, seed: String(placed?.place) }).values),
    );
    const kindOf = (name: string) => name.replace(/^\w+\./, "");
    const kinds = new Set(had.map(kindOf));
    const never = Object.keys(articleValues)
      .map(kindOf)
      .filter((kind) => !kinds.has(kind));
    // Of the samples none is reserved.
    expect([...new Set(never)]).toEqual(["reserved"]);
  });

  test("are listed for whoever writes a text", () => {
    const told = readFileSync("docs/guide.md", "utf8");
    expect(Object.keys(workedValues).filter((name) => !told.includes(`\`${name}`))).toEqual([]);
  });

  test("stand in the sentences of an article, which fall away where they are not known", () => {
    const values = withPrefix("x", priceValues(phrasesIn("es").words, 650_000));
    const known = createRenderer("es", values);
    expect(known.sentence("Son {itp price} de ITP, como {x.tax}.")).toBe(`Son 65.500${nb}€ de ITP, como 65.500${nb}€.`);
    expect(known.sentence("{?itp price}Se paga.")).toBe("Se paga.");
    expect(known.sentence("{!loan.days}No se sabe.")).toBeUndefined();
    const unknown = createRenderer("es", {});
    expect(unknown.sentence("Son {itp price} de ITP.")).toBeUndefined();
    expect(unknown.sentence("Son {nobody/knows} de ITP.")).toBeUndefined();
    expect(unknown.sentence("El plazo es de {loan.days} días.")).toBe("El plazo es de 14\u00a0días.");
  });
});
