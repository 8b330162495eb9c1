import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { closedWeek } from "~/domain/agency/opening-hours";
import type { DevelopmentDetail, DevelopmentUnit } from "~/domain/developments/development";
import type { HomeDetail } from "~/domain/properties/home-detail";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { KeyFacts } from "~/ui/developments/key-facts";
import { UnitScreen } from "~/ui/developments/unit-screen";
import { Units } from "~/ui/developments/units";
import { PropertyBrochure } from "~/ui/property/property-brochure";
import { WindowCard } from "~/ui/property/window-card";

const agency: AgencyIdentity = {
  name: "Xamfrà",
  footerSentence: "",
  priceFrom: 500_000,
  priceTo: 1_000_000,
  legalName: "Agència de Prova, SL",
  taxId: "B00000000",
  phone: "+34 600 000 000",
  email: "hola@example.com",
  messagingNumber: "34600000000",
  registerNumber: "aicat 0000",
  supervisingBody: "Generalitat de Catalunya",
  address: "Carrer de Prova 1, Barcelona",
  isSample: false,
  agent: null,
  hours: closedWeek,
  hoursNote: "",
  commercialRegister: "",
};

const energy = {
  rating: "C",
  consumption: 98.4,
  emissionsRating: "D",
  emissions: 21,
  certificateNumber: "",
  validUntil: null,
} as const;

const home: HomeDetail = {
  id: 7,
  title: "Light over Girona",
  summary: "A corner flat.",
  description: "Three rooms.",
  textLanguage: "en",
  sourceLanguage: "en",
  textLanguages: ["en"],
  reference: "",
  type: "apartment",
  status: "available",
  isFeatured: false,
  publishedAt: null,
  priceSince: null,
  priceBefore: null,
  price: 850_000,
  bedrooms: 3,
  bathrooms: 2,
  area: 118,
  usefulArea: 104,
  rooms: [],
  neighborhood: { slug: "eixample", name: "Eixample" },
  street: "",
  postalCode: "08008",
  city: "Barcelona",
  point: null,
  builtYear: 1932,
  renovatedYear: null,
  floor: 3,
  floorName: "",
  totalFloors: 6,
  hasElevator: true,
  hasParking: false,
  hasStorage: false,
  energy,
  communityFees: null,
  features: [],
  photos: [],
  floorPlans: [],
  energyLabel: null,
  links: { video: "", tour: "" },
};

const building: DevelopmentDetail = {
  id: 1,
  slug: "illa",
  name: "Illa",
  location: "Glòries, Barcelona",
  summary: "Homes.",
  description: "",
  surroundings: "",
  textLanguage: "en",
  sourceLanguage: "en",
  textLanguages: ["en"],
  priceFrom: 500_000,
  completion: { state: "expected", date: null },
  constructionState: "under-construction",
  totalUnits: 1,
  availability: { listed: 1, available: 1, reserved: 0, sold: 0 },
  bedroomsFrom: 2,
  bedroomsTo: 2,
  photo: null,
  neighborhood: { slug: "eixample", name: "Eixample" },
  address: "Carrer de Prova 2",
  postalCode: "08013",
  city: "Barcelona",
  point: null,
  worksLicence: "02-2024LL00000",
  worksLicenceExpires: null,
  totalFloors: 6,
  hasParking: false,
  energy,
  reservationPercent: null,
  minimumDownPaymentPercent: 30,
  hasMortgage: true,
  hasFlexiblePaymentPlan: false,
  features: [],
  photos: [],
  units: [],
  links: { video: "", tour: "" },
};

const unit: DevelopmentUnit = {
  id: 3,
  name: "1-A",
  floor: 1,
  floorName: "",
  bedrooms: 2,
  bathrooms: 1,
  area: 84,
  usefulArea: 72,
  rooms: [],
  terrace: 0,
  price: 500_000,
  priceSince: null,
  priceBefore: null,
  status: "available",
  features: [],
  floorPlan: null,
};

function textOf(page: ReactNode): string {
  render(<PageTexts i18n={createI18n("en", en)}>{page}</PageTexts>);
  return screen.getByRole("main").textContent;
}

const url = "https://agent.example/property/7";

describe("what the law wants in an advertisement", () => {
  test("stands on the window card: place, state, label with both letters, taxes, who offers it", () => {
    const text = textOf(<WindowCard home={home} agency={agency} url={url} />);
    expect(text).toContain("Eixample, Barcelona");
    expect(text).toContain("Building work: Finished");
    expect(text).toContain("Energy rating C");
    expect(text).toContain("Emissions: D · 21 kg");
    expect(text).toContain(en["detail.priceNote"]);
    expect(text).toContain("aicat 0000");
  });

  test("stands in the brochure, which says of a reserved home that it is", () => {
    const now = "2026-11-21T09:00:00.000Z";
    const text = textOf(<PropertyBrochure home={{ ...home, status: "pending" }} agency={agency} url={url} now={now} />);
    expect(text).toContain("Emissions: D · 21 kg");
    expect(text).toContain("Reserved");
  });

  test("stands on the page of a unit: where its building is, how far the works are, their licence, the label", () => {
    const text = textOf(
      <UnitScreen
        development={building}
        unit={unit}
        photo={1}
        saving={{ ids: [], from: "/" }}
        url="http://localhost/u"
        agency={agency}
      />,
    );
    expect(text).toContain("Carrer de Prova 2, 08013 Barcelona");
    expect(text).toContain(en["developments.state.under-construction"]);
    expect(text).toContain("02-2024LL00000");
    expect(text).toContain("Energy ratingC");
    expect(text).toContain(en["development.energy.project"]);
  });

  test("stands beside every tab of a building, its energy rating too", () => {
    const text = textOf(
      <main>
        <KeyFacts development={building} url={url} />
      </main>,
    );
    expect(text).toContain("02-2024LL00000");
    expect(text).toContain("Energy ratingC");
  });
});

test("the table of units says bedrooms in full, and a sold unit can still be looked into", () => {
  const sold: DevelopmentUnit = {
    ...unit,
    status: "sold",
    floorPlan: { name: "plan", width: 3, height: 2, alt: "", isRendering: false },
  };
  textOf(
    <main>
      <Units development={{ ...building, units: [sold] }} saving={{ ids: [], from: "/" }} />
    </main>,
  );
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toContain("Bedrooms");
  const row = screen.getAllByRole("row").at(-1);
  if (!row) throw new Error("The unit has a row.");
  expect(within(row).getByRole("link", { name: "View unit 1-A" })).toBeTruthy();
  expect(within(row).getByRole("link", { name: "Floor plan of unit 1-A" })).toBeTruthy();
});
