import { developmentForm } from "~/domain/developments/development-form";
import { readDay } from "~/domain/fields/day.schema";
import { readDecimal, readWholeNumber } from "~/domain/fields/written-numbers";
import { readEntry } from "~/domain/listings/entry";
import { addFeature, removeFeature, tidyFeatures } from "~/domain/listings/feature-list";
import { readTexts, textsOf } from "~/domain/listings/form";
import { propertyForm, type PropertyTexts } from "~/domain/properties/property-form";
import { readPropertyForm } from "~/domain/properties/property-form.schema";
import { en } from "~/i18n/en";
import { admin } from "~/i18n/en/admin";

import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T12:00:00Z");

const aForm = (given: Partial<PropertyTexts> = {}): PropertyTexts => ({
  ...propertyForm.blank,
  title: "Corner apartment",
  price: "850000",
  neighborhood: "eixample",
  ...given,
});

function errorsOf(given: Partial<PropertyTexts>) {
  const read = readPropertyForm(aForm(given), now);
  return read.ok ? {} : read.errors;
}

function valuesOf(given: Partial<PropertyTexts>) {
  const read = readPropertyForm(aForm(given), now);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
}

describe("a number as people write it", () => {
  test.each([
    ["850000", 850_000],
    ["850.000", 850_000],
    ["850,000", 850_000],
    ["850 000 €", 850_000],
    ["850\u202f000\u00a0€", 850_000],
    ["€850,000", 850_000],
    ["850.000,00 €", 850_000],
    ["1'250'000 EUR", 1_250_000],
    ["1.250.000", 1_250_000],
    ["118 m²", 118],
    [" 0 ", 0],
    ["-1", -1],
    ["", null],
    ["  ", null],
  ])("%j is understood", (text, number) => expect(readWholeNumber(text)).toBe(number));

  test.each(["1e20", "850.5", "850.00.00", "1.25.000", "1,250.000", "850 k", "eighty", "0x10", "1.000.00"])(
    "%j is none",
    (text) => expect(readWholeNumber(text)).toBeNaN(),
  );

  test("decimals have a point or a comma", () => {
    expect([readDecimal("41,3917"), readDecimal("2.1595"), readDecimal("-0.5"), readDecimal("")]).toEqual([
      41.3917,
      2.1595,
      -0.5,
      null,
    ]);
    expect(readDecimal("1.234,5")).toBeNaN();
    expect(readDecimal("41° 23'")).toBeNaN();
  });

  test("a day comes from the browser's calendar or from a keyboard", () => {
    expect([readDay("2026-11-21"), readDay("21/11/2026"), readDay("1.2.2026"), readDay("")]).toEqual([
      "2026-11-21",
      "2026-11-21",
      "2026-02-01",
      null,
    ]);
    expect([readDay("2026-02-30"), readDay("31/6/2026"), readDay("soon")]).toEqual([undefined, undefined, undefined]);
  });
});

describe("the form of a home", () => {
  test("needs title, price, bedrooms, bathrooms, area and neighbourhood", () => {
    const blank = { title: " ", price: "", bedrooms: "", bathrooms: "", area: "", neighborhood: "" };
    expect(Object.keys(errorsOf(blank)).sort()).toEqual(Object.keys(blank).sort());
    expect(errorsOf({})).toEqual({});
  });

  test("says everything that is wrong at once, at its field", () => {
    const errors = errorsOf({
      ...{ title: "", price: "-1", bedrooms: "1e20", area: "-3", usefulArea: "x", builtYear: "1799" },
      ...{ renovatedYear: "2027", latitude: "41.39", longitude: "", postalCode: "8008", floor: "third" },
      ...{ energyRating: "H", notaDeEncargoDate: "2026-11-22", energyValidUntil: "soon", cadastralReference: "1" },
    });
    expect(errors).toMatchObject({
      title: ["propertyForm.title.required"],
      price: ["propertyForm.price.invalid"],
      builtYear: ["propertyForm.year.invalid|max=2026"],
      renovatedYear: ["propertyForm.year.invalid|max=2026"],
      longitude: ["propertyForm.longitude.missing"],
      notaDeEncargoDate: ["propertyForm.day.ahead"],
    });
    expect(Object.keys(errors)).toHaveLength(14);
  });

  test.each([
    ["https://vimeo.com/123456", true],
    ["  https://my.matterport.com/show/?m=abc  ", true],
    ["", true],
    ["http://vimeo.com/123456", false],
    ["vimeo.com/123456", false],
    ["javascript:alert(1)", false],
    ["https://localhost/tour", false],
    ["https://127.0.0.1/tour", false],
    ["https://[::1]/tour", false],
    ["https://vimeo.com@example.org/", false],
    ["https://example.org/a b\nc", false],
  ])("takes %j as a link to a film or a virtual tour: %j", (link, isTaken) => {
    const errors = { videoLink: [expect.any(String)], tourLink: [expect.any(String)] };
    expect(errorsOf({ videoLink: link, tourLink: link })).toEqual(isTaken ? {} : errors);
  });

  test("takes the limits themselves", () => {
    expect(
      valuesOf({ price: "99.999.999", bedrooms: "0", area: "0", builtYear: "1800", renovatedYear: "2026" }),
    ).toMatchObject({ price: 99_999_999, bedrooms: 0, area: 0, builtYear: 1800, renovatedYear: 2026 });
    expect(errorsOf({ price: "100000000" })).toEqual({ price: ["propertyForm.price.invalid"] });
  });

  test("stores nothing where floor and years are blank", () => {
    expect(valuesOf({ floor: "", builtYear: "", renovatedYear: " " })).toMatchObject({
      floor: null,
      builtYear: null,
      renovatedYear: null,
    });
    expect(valuesOf({ floor: "0" }).floor).toBe(0);
  });

  test("wants both coordinates or none", () => {
    expect(errorsOf({ latitude: "41.39" })).toEqual({ longitude: ["propertyForm.longitude.missing"] });
    expect(errorsOf({ longitude: "2.16" })).toEqual({ latitude: ["propertyForm.latitude.missing"] });
    expect(errorsOf({ latitude: "91", longitude: "2.16" })).toEqual({
      latitude: ["propertyForm.degrees.invalid|max=90"],
    });
  });

  test("takes long texts in Cyrillic, and none beyond what the field holds", () => {
    expect(valuesOf({ description: "Ж".repeat(10_000) }).description).toHaveLength(10_000);
    expect(errorsOf({ description: "Ж".repeat(10_001) })).toEqual({ description: ["field.tooLong|max=10000"] });
    expect(errorsOf({ title: "a\nb", address: "a\0b" })).toEqual({
      title: ["field.invalid"],
      address: ["field.invalid"],
    });
  });

  test("comes back from the browser as it was drawn", () => {
    const texts = aForm({ description: "One\n\nTwo", features: ["pool", "Hammam"], isFeatured: "on", floor: "-1" });
    const form = new FormData();
    for (const [name, text] of Object.entries(texts)) {
      if (typeof text === "string" && text !== "") form.set(name, text.replaceAll("\n", "\r\n"));
    }
    for (const feature of texts.features) form.append("features", feature);
    expect(readTexts(propertyForm, form)).toEqual(texts);
    expect(textsOf(propertyForm, valuesOf(texts))).toEqual(texts);
  });

  test("complains in phrases that the catalogue has", () => {
    const nonsense = Object.fromEntries(propertyForm.fields.map((name) => [name, "\0".repeat(20_000)]));
    const blank = Object.fromEntries(propertyForm.fields.map((name) => [name, ""]));
    const said = [
      { ...nonsense, features: ["x".repeat(61)] },
      { ...blank, features: Array.from({ length: 51 }, (_, number) => `Feature ${number}`) },
      { latitude: "1", area: "1", usefulArea: "2", notaDeEncargoDate: "2027-01-01" },
      { longitude: "1", floor: "999", energyConsumption: "-1" },
    ].flatMap((texts) => Object.values(errorsOf(texts)).flat());
    const keys = new Set(said.map((message) => message.split("|")[0] ?? ""));
    expect(keys.size).toBeGreaterThan(18);
    expect([...keys].filter((key) => !(key in admin) && !(key in en))).toEqual([]);
  });
});

describe("lift, parking and storage room", () => {
  const sent = (fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return readEntry(propertyForm, form).texts;
  };

  test("are asked once: written out among the features, one ticks its box", () => {
    expect(
      sent([
        ["features", "pool"],
        ["feature", "Lift"],
      ]),
    ).toMatchObject({ hasElevator: "on", features: ["pool"] });
    expect(
      sent([
        ["features", "parking"],
        ["hasStorage", "on"],
      ]),
    ).toMatchObject({
      ...{ hasElevator: "", hasParking: "on", hasStorage: "on" },
      features: [],
    });
  });

  test("of a development is the parking alone, whose other two are features", () => {
    const texts = readEntry(developmentForm, new FormData()).texts;
    expect("hasElevator" in texts).toBe(false);
    const form = new FormData();
    for (const feature of ["elevator", "parking", "storage"]) form.append("features", feature);
    expect(readEntry(developmentForm, form).texts).toMatchObject({
      hasParking: "on",
      features: ["elevator", "storage"],
    });
  });
});

describe("the features of a home", () => {
  test("are trimmed, and neither blank nor repeated", () => {
    expect(tidyFeatures(["  Hammam ", "", "hammam", "  ", "Wine \n cellar", "pool", "pool"])).toEqual([
      "pool",
      "Hammam",
      "Wine cellar",
    ]);
  });

  test("stay as they were when one is added that is there already", () => {
    const features = ["pool", "Hammam"];
    for (const typed of ["", "  ", "Pool", "POOL", "hammam", " Hammam "]) {
      expect(addFeature(features, typed)).toEqual(features);
    }
  });

  test("are known by their names", () => {
    expect(addFeature([], "sea VIEW")).toEqual(["sea-view"]);
    expect(addFeature(["Hammam"], "Lift")).toEqual(["elevator", "Hammam"]);
  });

  test("can be taken away", () => expect(removeFeature(["pool", "Hammam"], "Hammam")).toEqual(["pool"]));
});
