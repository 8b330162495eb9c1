import { newUnit } from "~/domain/developments/unit-form";
import { readUnitForm } from "~/domain/developments/unit-form.schema";
import { addUnit, findUnit } from "~/domain/developments/units.server";
import { createProperty, findPropertyForm } from "~/domain/properties/property-editing.server";
import { propertyForm } from "~/domain/properties/property-form";
import { readPropertyForm } from "~/domain/properties/property-form.schema";
import { describeHome } from "~/domain/writer/home-text/describe-home";
import type { HomeFacts } from "~/domain/writer/home-text/home-facts";

import { aDevelopment, aNeighborhood, aPerson } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-27T12:00:00.000Z");
const home = { ...propertyForm.blank, title: "Corner apartment", price: "850000", neighborhood: "eixample" };
const unit = { ...newUnit, name: "1-A", floor: "1", area: "84", price: "500000" };

describe("the name of a floor", () => {
  test("is stored with a home, with a number or without", async ({ db }) => {
    await aNeighborhood(db);
    const read = readPropertyForm({ ...home, floor: "", floorName: "entresuelo" }, now);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const created = await createProperty(db, read.values, (await aPerson(db, { admin: "active" })).id, now);
    if (!created.ok) throw new Error(created.message);
    expect((await findPropertyForm(db, created.id))?.values).toMatchObject({ floor: null, floorName: "entresuelo" });
  });

  test("is stored with a unit", async ({ db }) => {
    const { id } = await aDevelopment(db);
    const read = readUnitForm({ ...unit, floorName: "atico" });
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const added = await addUnit(db, id, read.values, (await aPerson(db, { admin: "active" })).id, now);
    if (!added.ok) throw new Error(added.reason);
    expect((await findUnit(db, id, added.id))?.values).toMatchObject({ floor: 1, floorName: "atico" });
  });

  test("is one of ours", () => {
    const errors = { floorName: ["field.invalid"] };
    expect(readPropertyForm({ ...home, floorName: "attic" }, now)).toEqual({ ok: false, errors });
    expect(readUnitForm({ ...unit, floorName: "attic" })).toEqual({ ok: false, errors });
  });
});

describe("a first description", () => {
  const facts: HomeFacts = {
    ...{ type: "apartment", bedrooms: 2, bathrooms: 1, area: 80, usefulArea: null, floor: -1, totalFloors: null },
    ...{ hasLift: true, hasParking: false, builtYear: null, renovatedYear: null, energyClass: null, fees: null },
    ...{ features: [], locative: "", street: null },
  };

  test.for([
    ["en", "on the basement floor."],
    ["es", "en el sótano."],
    ["ca", "a un soterrani."],
    ["ru", "В подвальном этаже."],
  ] as const)("in %s calls floor -1 a basement", ([language, said]) => {
    expect(describeHome(facts, language)).toContain(said);
  });

  test("of a floor above the counted ones says the floor alone", () => {
    expect(describeHome({ ...facts, floor: 7, totalFloors: 6 }, "en")).toContain("on floor 7.");
  });
});
