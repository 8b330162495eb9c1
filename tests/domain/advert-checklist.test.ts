import { lacksWorksLicence } from "~/domain/developments/works-licence";
import { advertChecklist, type AdvertFacts, lacksEnergyRating } from "~/domain/properties/advert-checklist";
import { checkAdvert } from "~/domain/properties/advert-checklist.server";
import { propertyForm, type PropertyTexts } from "~/domain/properties/property-form";
import { readPropertyForm } from "~/domain/properties/property-form.schema";

import { aProperty, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");

const complete: Partial<PropertyTexts> = {
  ...{ title: "Corner apartment", price: "850000", neighborhood: "eixample", postalCode: "08008", area: "118" },
  ...{ usefulArea: "102", energyRating: "C", certificateNumber: "N-1", energyValidUntil: "2030-01-01" },
  ...{ cedula: "CHB1", notaDeEncargoDate: "2026-11-01" },
};

function missing(texts: Partial<PropertyTexts>, facts: Partial<AdvertFacts> = {}) {
  const read = readPropertyForm({ ...propertyForm.blank, ...complete, ...texts }, now);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const known = { registerNumber: "1234", photos: 3, renderings: 0, today: "2026-11-21" };
  return advertChecklist({ values: read.values, catalan: "current", ...known, ...facts })
    .filter(({ isMet }) => !isMet)
    .map(({ point }) => point);
}

describe("the advertisement checklist", () => {
  test("finds nothing missing where everything is there", () => {
    expect(missing({})).toEqual([]);
    expect(missing({}, { catalan: "source" })).toEqual([]);
    expect(missing({ energyRating: "exempt", certificateNumber: "", energyValidUntil: "" })).toEqual([]);
    expect(missing({ energyRating: "in_progress", certificateNumber: "" })).toEqual([]);
  });

  test.each<[string, Partial<PropertyTexts>, Partial<AdvertFacts>, string[]]>([
    ["neither street nor postal code", { postalCode: "" }, {}, ["location"]],
    ["no price", { price: "0" }, {}, ["price"]],
    ["no useful area", { usefulArea: "" }, {}, ["areas"]],
    ["no energy rating", { energyRating: "" }, {}, ["energy", "certificate"]],
    ["an expired certificate", { energyValidUntil: "2026-11-20" }, {}, ["certificate"]],
    ["no cédula", { cedula: "" }, {}, ["cedula"]],
    ["no signed order", { notaDeEncargoDate: "" }, {}, ["order"]],
    ["no register number", {}, { registerNumber: " " }, ["register"]],
    ["no Catalan", {}, { catalan: "missing" }, ["catalan"]],
    ["Catalan out of date", {}, { catalan: "stale" }, ["catalan"]],
    ["no photograph", {}, { photos: 0 }, ["photos"]],
    ["a rendering", {}, { renderings: 1 }, ["photos"]],
  ])("names what is missing with %s", (_what, texts, facts, points) => expect(missing(texts, facts)).toEqual(points));

  test("looks at a stored home, its images and its translations", async ({ db }) => {
    await theAgency(db);
    const { id } = await aProperty(db, { images: 1, source_language: "ca", cedula: "CHB1" });
    const points = (await checkAdvert(db, id, now)).filter(({ isMet }) => !isMet).map(({ point }) => point);
    expect(points).toEqual(["areas", "energy", "certificate", "order"]);
    await db.updateTable("property_images").set({ is_rendering: 1 }).execute();
    expect(await checkAdvert(db, id, now)).toContainEqual({ point: "photos", isMet: false });
    expect(await checkAdvert(db, 99, now)).toEqual([]);
  });
});

describe("what cannot be advertised at all", () => {
  test("is a home without an energy rating, until it is sold", () => {
    const lacking = [{ point: "energy" as const, isMet: false }];
    expect(lacksEnergyRating("available", lacking)).toBe(true);
    expect(lacksEnergyRating("draft", lacking)).toBe(true);
    expect(lacksEnergyRating("sold", lacking)).toBe(false);
    expect(lacksEnergyRating("available", [{ point: "energy", isMet: true }])).toBe(false);
  });

  test("is a building without the number of its licence, until it is finished", () => {
    expect(lacksWorksLicence({ constructionState: "planned", worksLicence: " " })).toBe(true);
    expect(lacksWorksLicence({ constructionState: "under-construction", worksLicence: "" })).toBe(true);
    expect(lacksWorksLicence({ constructionState: "planned", worksLicence: "01-2025LL1" })).toBe(false);
    expect(lacksWorksLicence({ constructionState: "finished", worksLicence: "" })).toBe(false);
  });
});
