import { newUnit } from "~/domain/developments/unit-form";
import { readUnitForm } from "~/domain/developments/unit-form.schema";
import { readRoomLines, roomLines, roomNames } from "~/domain/listings/room-list";
import { roomKinds } from "~/domain/listings/rooms";
import { propertyForm } from "~/domain/properties/property-form";
import { readPropertyForm } from "~/domain/properties/property-form.schema";
import { formatRoomArea } from "~/i18n/format";

import { describe, expect, test } from "../support/test";

describe("rooms, one on a line", () => {
  test.each([
    ["Living room 24", { kind: "living-room", area: 24 }],
    ["  living   ROOM: 24,5 m²  ", { kind: "living-room", area: 24.5 }],
    ["Main bedroom 12.5", { kind: "main-bedroom", area: 12.5 }],
    ["Bedroom\t9 m2", { kind: "bedroom", area: 9 }],
    ["Terrace 100.0", { kind: "terrace", area: 100 }],
  ])("%j is understood", (line, room) => expect(readRoomLines(line)).toEqual({ ok: true, rooms: [room] }));

  test.each([
    ["Ballroom 24", "kind"],
    ["24", "kind"],
    ["Bedroom 2: 12", "area"],
    ["Kitchen", "area"],
    ["Kitchen large", "kind"],
    ["Kitchen 0", "area"],
    ["Kitchen -4", "area"],
    ["Kitchen 8.25", "area"],
    ["Kitchen 10000", "area"],
    ["Kitchen 8 ft", "area"],
    ["Kitchen 1e3", "area"],
    ["Kitchen .", "kind"],
  ])("%j is refused for its %s, and the line is named", (line, reason) =>
    expect(readRoomLines(`Hall 4\n\n${line}\nBedroom 9`)).toEqual({ ok: false, line: 3, reason }),
  );

  test("blank lines are left out, the order stays, and there may be two alike", () => {
    const read = readRoomLines("\nBedroom 9\n \nBedroom 9\nKitchen 7.5\n");
    expect(read).toMatchObject({ ok: true, rooms: [{ area: 9 }, { area: 9 }, { kind: "kitchen" }] });
    expect(readRoomLines("")).toEqual({ ok: true, rooms: [] });
  });

  test("what is stored stands in the field as it can be read again, each kind of room", () => {
    const rooms = roomKinds.map((kind, index) => ({ kind, area: index + 0.5 }));
    expect(roomNames).toHaveLength(roomKinds.length);
    expect(readRoomLines(roomLines(rooms))).toEqual({ ok: true, rooms });
  });

  test("each language writes the area its own way", () => {
    expect((["en", "es", "ca", "ru"] as const).map((language) => formatRoomArea(language, 12.5))).toEqual([
      "12.5\u00a0m²",
      "12,5\u00a0m²",
      "12,5\u00a0m²",
      "12,5\u00a0м²",
    ]);
    expect(formatRoomArea("en", 24)).toBe("24\u00a0m²");
  });
});

describe("the forms of a home and of a unit", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const home = { ...propertyForm.blank, title: "Corner apartment", price: "850000", neighborhood: "eixample" };
  const unit = { ...newUnit, name: "1-A", floor: "1", area: "84", price: "500000" };

  test.each([
    ["Hall 4\nAttic 9", "propertyForm.rooms.kind|line=2"],
    ["Hall four", "propertyForm.rooms.kind|line=1"],
    ["Hall 4\nBedroom x9", "propertyForm.rooms.kind|line=2"],
    ["Hall", "propertyForm.rooms.area|line=1"],
    ["Hall 4\n".repeat(41), "propertyForm.rooms.tooMany|max=40"],
    ["x".repeat(2001), "field.tooLong|max=2000"],
  ])("refuse %j at the field alone", (rooms, message) => {
    const refused = { ok: false, errors: { rooms: [message] } };
    expect(readPropertyForm({ ...home, rooms }, now)).toEqual(refused);
    expect(readUnitForm({ ...unit, rooms })).toEqual(refused);
  });

  test("take none, and forty", () => {
    for (const [rooms, count] of [
      ["", 0],
      ["Hall 4\n".repeat(40), 40],
    ] as const) {
      expect(readPropertyForm({ ...home, rooms }, now)).toMatchObject({
        ok: true,
        values: { rooms: { length: count } },
      });
      expect(readUnitForm({ ...unit, rooms })).toMatchObject({ ok: true, values: { rooms: { length: count } } });
    }
  });
});
