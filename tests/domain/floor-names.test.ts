import { newUnit } from "~/domain/developments/unit-form";
import { readUnitForm } from "~/domain/developments/unit-form.schema";
import { addUnit, findUnit, listUnits } from "~/domain/developments/units.server";
import { readFloor } from "~/domain/listings/floor-names";
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

describe("a floor as people write it", () => {
  test.for([
    ["3", 3, ""],
    ["−1", -1, ""],
    ["3ª", 3, ""],
    ["3.er piso", 3, ""],
    ["2n", 2, ""],
    ["Planta 3", 3, ""],
    ["3rd floor", 3, ""],
    ["3-й этаж", 3, ""],
    ["PB", 0, ""],
    ["Planta baixa", 0, ""],
    ["Bajos", 0, "bajo"],
    ["Baixos.", 0, "bajo"],
    ["Entresòl", 0, "entresuelo"],
    ["entlo.", 0, "entresuelo"],
    ["Principal", 0, "principal"],
    ["1 principal", 1, "principal"],
    ["Sótano", -1, "sotano"],
    ["Полуподвальный", -1, "semisotano"],
    ["semisótano", -1, "semisotano"],
    ["ático", null, "atico"],
    ["7º Àtic", 7, "atico"],
    ["Ático (7)", 7, "atico"],
    ["ático, planta 7", 7, "atico"],
    ["8 sobreático", 8, "sobreatico"],
    ["пентхаус", null, "atico"],
  ] as const)("%s", ([text, floor, floorName]) => {
    expect(readFloor(text)).toEqual({ floor, floorName });
  });

  test.each(["", "noveno", "ático 2ª", "3 gatos", "3 2", "1234", "2.5"])("is not read in “%s”", (text) => {
    expect(readFloor(text)).toBeUndefined();
  });
});

test("units stand in the order of the building, those below the first by their names", async ({ db }) => {
  const { id } = await aDevelopment(db, { units: [] });
  const by = (await aPerson(db, { admin: "active" })).id;
  for (const floor of ["7 ático", "1", "principal", "entresuelo", "PB", "semisótano", "sótano"]) {
    const read = readUnitForm({ ...unit, name: `A, ${floor}`, ...unitFloor(floor) });
    if (read.ok) await addUnit(db, id, read.values, by, now);
  }
  expect((await listUnits(db, id)).map(({ values }) => values.name.slice(3))).toEqual([
    ...["sótano", "semisótano", "PB", "entresuelo", "principal", "1", "7 ático"],
  ]);
});

function unitFloor(text: string) {
  const { floor, floorName } = readFloor(text) ?? {};
  return { floor: String(floor), floorName: floorName ?? "" };
}

describe("a first description", () => {
  const facts: HomeFacts = {
    ...{ type: "apartment", bedrooms: 2, bathrooms: 1, area: 80, usefulArea: null, floor: -1, totalFloors: null },
    ...{ hasLift: true, hasParking: false, builtYear: null, renovatedYear: null, energyClass: null, fees: null },
    ...{ features: [], locative: "", street: null },
  };

  test.for([
    ["en", "in the basement."],
    ["es", "en el sótano."],
    ["ca", "al soterrani."],
    ["ru", "В подвальном этаже."],
  ] as const)("in %s calls floor -1 a basement", ([language, said]) => {
    expect(describeHome(facts, language)).toContain(said);
  });

  test("of a floor above the counted ones says the floor alone", () => {
    expect(describeHome({ ...facts, floor: 7, totalFloors: 6 }, "en")).toContain("on floor 7.");
  });
});
