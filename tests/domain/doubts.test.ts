import { splitPoint } from "~/domain/fields/coordinates";
import { openDoubts } from "~/domain/listings/doubts";
import { propertyForm, type PropertyTexts } from "~/domain/properties/property-form";
import { propertyDoubts, readPropertyForm } from "~/domain/properties/property-form.schema";

import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-27T12:00:00.000Z");

function valuesOf(given: Partial<PropertyTexts>) {
  const home = { ...propertyForm.blank, title: "Corner apartment", price: "850000", neighborhood: "eixample" };
  const read = readPropertyForm({ ...home, ...given }, now);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
}
const questions = (given: Partial<PropertyTexts>) => propertyDoubts(valuesOf(given)).map(({ question }) => question);

describe("what is asked about a home", () => {
  test.each([
    [{ price: "1.250" }, "doubt.price|price=1250|more=1250000"],
    [{ price: "9999" }, "doubt.price|price=9999|more=9999000"],
    [{ floor: "7", totalFloors: "6" }, "doubt.floor|floor=7|total=6"],
    [{ latitude: "2.16", longitude: "41.39" }, "doubt.point.exchanged|latitude=2.16|longitude=41.39"],
    [{ latitude: "40.41", longitude: "-3.7" }, "doubt.point.far|latitude=40.41|longitude=-3.7"],
  ])("%j", (given, question) => {
    expect(questions(given)).toEqual([question]);
  });

  test.each([
    { price: "0" },
    { price: "10000" },
    { floor: "6", totalFloors: "6" },
    { floor: "7", totalFloors: "" },
    { floor: "7", totalFloors: "6", floorName: "atico" },
    { floor: "7", totalFloors: "6", propertyType: "penthouse" },
    { latitude: "41.39", longitude: "2.16" },
  ])("not %j", (given) => {
    expect(questions(given)).toEqual([]);
  });

  test("is asked once, but anew for another value", () => {
    const [low] = propertyDoubts(valuesOf({ price: "1250" }));
    const doubts = propertyDoubts(valuesOf({ price: "1250" }));
    expect(openDoubts(doubts, [], [])).toHaveLength(1);
    expect(openDoubts(doubts, [low?.key ?? ""], [])).toEqual([]);
    expect(openDoubts(propertyDoubts(valuesOf({ price: "1260" })), [low?.key ?? ""], [])).toHaveLength(1);
    // It stood there before: whoever changes the title is not asked about the price.
    expect(openDoubts(doubts, [], doubts)).toEqual([]);
  });
});

describe("coordinates in one field", () => {
  test.each([
    "41.39, 2.16",
    "41.39,2.16",
    "41,39 2,16",
    "41,39; 2,16",
    "(41.39, 2.16)",
    "https://www.google.com/maps/place/Somewhere/@41.39,2.16,17z/data=!3m1",
    "https://www.google.com/maps/place/Somewhere/@41.40,2.17,17z/data=!3d41.39!4d2.16",
    "https://www.openstreetmap.org/#map=17/41.39/2.16",
    "https://maps.google.com/?q=41.39,2.16",
  ])("%j is laid out over both", (latitude) => {
    expect(valuesOf({ latitude })).toMatchObject({ latitude: 41.39, longitude: 2.16 });
  });

  test.each(["41.39", "41,39", "41.39 north", "https://example.com/41.39,2.16"])("%j stays", (latitude) => {
    expect(splitPoint({ latitude, longitude: "2.16" })).toEqual({ latitude, longitude: "2.16" });
  });
});
