import { cleanup, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import type { Room } from "~/domain/listings/rooms";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { ru } from "~/i18n/ru";
import { RoomLine, RoomList } from "~/ui/property/room-list";

const rooms: Room[] = [
  { kind: "living-room", area: 24 },
  { kind: "bedroom", area: 12.5 },
  { kind: "bedroom", area: 12.5 },
];

const linesOf = (language: "en" | "ru", shown: readonly Room[]) => {
  const i18n = createI18n(language, language === "en" ? en : ru);
  render(<PageTexts i18n={i18n}>{<RoomList rooms={shown} />}</PageTexts>);
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
};

describe("the rooms of a home", () => {
  test("are read in English and in Russian, two of one size each for itself", () => {
    expect(linesOf("en", rooms)).toEqual(["Living room 24 m²", "Bedroom 12.5 m²", "Bedroom 12.5 m²"]);
    expect(screen.getByRole("region", { name: "Rooms" })).toBeDefined();
    cleanup();
    expect(linesOf("ru", rooms)).toEqual(["Гостиная 24 м²", "Спальня 12,5 м²", "Спальня 12,5 м²"]);
    expect(screen.getByRole("region", { name: "Помещения" })).toBeDefined();
  });

  test("leave no heading where none is given", () => {
    expect(linesOf("en", [])).toEqual([]);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  test("stand in one run of words in the brochure", () => {
    render(
      <PageTexts i18n={createI18n("en", en)}>
        <RoomLine rooms={rooms} />
      </PageTexts>,
    );
    expect(screen.getByText(/^Living room/, { exact: false }).textContent).toBe(
      "Rooms Living room 24\u00a0m² · Bedroom 12.5\u00a0m² · Bedroom 12.5\u00a0m²",
    );
  });
});
