import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";

import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { ru } from "~/i18n/ru";
import { ComparedHomes } from "~/ui/favourites/compared-homes";

afterEach(cleanup);

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
    [null, 6, "Не указано"],
  ])("tell a Russian reader floor %s of %s as Russia counts it, too", (floor, totalFloors, said) => {
    render(
      <PageTexts i18n={createI18n("ru", ru as unknown as typeof en)}>
        <ComparedHomes homes={[{ ...home, floor, totalFloors }]} />
      </PageTexts>,
    );
    expect(row("Этаж по испанскому счёту")).toBe(`Этаж по испанскому счёту${said}`);
  });

  test("tell an English reader the floor as Spain counts it", () => {
    render(
      <PageTexts i18n={createI18n("en", en)}>
        <ComparedHomes homes={[{ ...home, floor: 3, totalFloors: 6 }]} />
      </PageTexts>,
    );
    expect(row("Floor")).toBe("Floor3 of 6");
  });
});
