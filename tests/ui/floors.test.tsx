import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { ca } from "~/i18n/ca";
import { en } from "~/i18n/en";
import { es } from "~/i18n/es";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { ru } from "~/i18n/ru";
import { ComparedHomes } from "~/ui/favourites/compared-homes";

const home = {
  id: 1,
  title: "Corner apartment",
  summary: "",
  textLanguage: "en",
  status: "available",
  price: 850_000,
  area: 118,
  usefulArea: 102,
  bedrooms: 3,
  bathrooms: 2,
  neighborhood: { name: "Eixample" },
  hasElevator: true,
  energyRating: "C",
  communityFees: 145,
  total: null,
} as unknown as Parameters<typeof ComparedHomes>[0]["homes"][number];

// Neither the spaces nor the joiner that keep "4-й" in one piece are part of what is said.
const row = (name: string) =>
  screen
    .getByRole("row", { name: new RegExp(`^${name}`) })
    .textContent?.replace(/\s/g, " ")
    .replaceAll("\u2060", "");

describe("homes side by side", () => {
  test.each([
    [3, 6, "3 из 6 (по российскому — 4-й)"],
    [3, null, "3 (по российскому — 4-й)"],
    [0, 6, "Нижний (planta baja), по российскому — 1-й"],
    [-1, 6, "Подвальный этаж"],
    [-2, null, "Подвальный этаж, 2-й уровень"],
    [null, 6, "Не указано"],
  ])("tell a Russian reader floor %s of %s as Russia counts it, too", (floor, totalFloors, said) => {
    render(
      <PageTexts i18n={createI18n("ru", ru as unknown as typeof en)}>
        <ComparedHomes homes={[{ ...home, floor, floorName: "", totalFloors }]} />
      </PageTexts>,
    );
    expect(row("Этаж по испанскому счёту")).toBe(`Этаж по испанскому счёту${said}`);
  });

  test("tell an English reader the floor as Spain counts it", () => {
    render(
      <PageTexts i18n={createI18n("en", en)}>
        <ComparedHomes homes={[{ ...home, floor: 3, floorName: "", totalFloors: 6 }]} />
      </PageTexts>,
    );
    expect(row("Floor")).toBe("Floor3 of 6");
  });

  const catalogues = { en, es, ca, ru } as unknown as Record<"en" | "es" | "ca" | "ru", typeof en>;
  const labels = { en: "Floor", es: "Planta", ca: "Planta", ru: "Этаж по испанскому счёту" };

  test.each([
    ["en", "atico", 7, 6, "Penthouse (ático) · 7"],
    ["en", "atico", 7, 7, "Penthouse (ático) · 7 of 7"],
    ["en", "entresuelo", null, 6, "Entresuelo (below the 1st floor)"],
    ["en", "", -1, 6, "Basement"],
    ["es", "principal", 1, null, "Principal"],
    ["es", "semisotano", -1, null, "Semisótano"],
    ["es", "", -2, null, "Sótano 2"],
    ["ca", "sobreatico", 8, null, "Sobreàtic · 8"],
    ["ca", "bajo", 0, 5, "Baixos"],
    ["ru", "principal", 1, 6, "Principal (между нижним и 1-м)"],
    ["ru", "semisotano", -1, null, "Полуподвальный этаж (semisótano)"],
  ] as const)("call a floor by its name: %s %s %s of %s", (language, floorName, floor, totalFloors, said) => {
    render(
      <PageTexts i18n={createI18n(language, catalogues[language])}>
        <ComparedHomes homes={[{ ...home, floor, floorName, totalFloors }]} />
      </PageTexts>,
    );
    expect(row(labels[language])).toBe(`${labels[language]}${said}`);
  });
});
