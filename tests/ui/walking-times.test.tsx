import { cleanup, render } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import type { Neighborhood } from "~/domain/places/neighborhood";
import { ca } from "~/i18n/ca";
import { en } from "~/i18n/en";
import { es } from "~/i18n/es";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { ru } from "~/i18n/ru";
import { NeighborhoodScreen } from "~/ui/neighborhoods/neighborhood-screen";
import { HomeLocation } from "~/ui/property/home-location";

const none = { metro: null, school: null, market: null };
const place = (walkingTimes: Neighborhood["walkingTimes"], slug = "gracia"): Neighborhood => ({
  ...{ slug, name: slug, tagline: "", isNamed: true, inside: null, position: 1, homes: 0, photo: null },
  ...{ center: { latitude: 41.4, longitude: 2.156 }, walkingTimes },
});

const catalogues = { en, es, ca, ru };

function shown(language: keyof typeof catalogues, screen: React.ReactNode): string {
  const i18n = createI18n(language, catalogues[language] as typeof en);
  const { container } = render(<PageTexts i18n={i18n}>{screen}</PageTexts>);
  return container.textContent.replace(/\s/g, " ");
}

function neighborhoodPage(language: keyof typeof catalogues, walkingTimes: Neighborhood["walkingTimes"]): string {
  const profile = { ...place(walkingTimes), paragraphs: ["Squares."], container: null, parts: [], nearby: [] };
  return shown(
    language,
    <NeighborhoodScreen
      place={{ ...profile, figures: null, homeIds: [], pins: [] }}
      homes={[]}
      places={[place(walkingTimes)]}
      date="2026-11-22T10:00:00.000Z"
      saving={{ ids: [], page: "/" } as unknown as Parameters<typeof NeighborhoodScreen>[0]["saving"]}
      sold={[]}
    />,
  );
}

describe("how far it is on foot", () => {
  test.each([
    ["en", "On foot from the middle of the neighbourhood: metro 5 min · school 4 min · market 7 min"],
    ["es", "A pie desde el centro del barrio: metro a 5 min · colegio a 4 min · mercado a 7 min"],
    ["ca", "A peu des del centre del barri: metro a 5 min · escola a 4 min · mercat a 7 min"],
    ["ru", "Пешком от центра района: до метро 5 мин · до школы 4 мин · до рынка 7 мин"],
  ] as const)("is said on the neighbourhood's page (%s)", (language, said) => {
    expect(neighborhoodPage(language, { metro: 5, school: 4, market: 7 })).toContain(said);
  });

  test("is said as far as it is known, and not at all where nothing is", () => {
    expect(neighborhoodPage("en", { ...none, market: 7 })).toContain("neighbourhood: market 7 min");
    expect(neighborhoodPage("en", { ...none, market: 7 })).not.toMatch(/metro|school/);
    expect(neighborhoodPage("en", none)).not.toContain("On foot");
  });

  test("is said where a home lies, of its own neighbourhood", () => {
    const home = { id: 1, title: "Duplex", point: null, price: null, neighborhood: { slug: "gracia", name: "Gràcia" } };
    const location = (gracia: Neighborhood["walkingTimes"]) => (
      <HomeLocation
        home={home as Parameters<typeof HomeLocation>[0]["home"]}
        neighborhoods={[place({ ...none, metro: 9 }, "born"), place(gracia)]}
      />
    );
    expect(shown("es", location({ ...none, metro: 5 }))).toContain("A pie desde el centro del barrio: metro a 5 min");
    cleanup();
    expect(shown("es", location(none))).not.toContain("A pie");
  });
});
