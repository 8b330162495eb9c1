import { type Asked, askedSchemas } from "~/domain/enquiries/asked/asked.schema";
import { askedLines, type Reader } from "~/domain/enquiries/asked/lines.server";
import { type EnquiryKind, enquiryKinds } from "~/domain/enquiries/enquiry";
import { languages } from "~/i18n/languages";

import { describe, expect, test } from "../support/test";

const ownHome = {
  propertyAddress: "Balmes 1",
  propertyType: "penthouse",
  area: 1200,
  bedrooms: 0,
  bathrooms: 2,
} as const;

const chosenTime = "2026-11-28T10:00";

/** Every question of every form, answered. */
const answered: Record<EnquiryKind, Asked> = {
  contact: { propertyAddress: "Balmes 1", homes: [{ id: 3, title: "Pis, amb galeria" }], chosenTime },
  valuation: { ...ownHome, chosenTime },
  "premium-valuation": { ...ownHome, saleTime: "half-year", visitTime: "midday" },
  "search-brief": {
    ...{ budget: "1m+", propertyType: "loft", bedrooms: "3+", bathrooms: "2+", timeline: "1-month" },
    ...{ neighborhoods: ["gracia", "born"], features: ["elevator", "sea-view"] },
  },
  viewing: {
    home: { id: 3, title: "Pis, amb galeria" },
    ...{ firstDay: "2026-12-03", firstPart: "morning", secondDay: "2026-12-05", secondPart: "evening" },
    chosenTime,
  },
  quote: { propertyAddress: "Balmes 1", service: "turnkey-services", package: "luxury" },
  development: { development: "Illa Test", unit: "1-A" },
  consultation: { service: "legal-support", talkTime: "afternoon" },
};

const said = (kind: EnquiryKind, reader: Reader, asked = answered[kind]) =>
  askedLines({ kind, asked }, reader).map(({ name, value }) => `${name} / ${value.replaceAll("\u00a0", " ")}`);

describe("what a form asked", () => {
  test.for(enquiryKinds)("of the kind %s leaves no question out, in any language", (kind) => {
    const questions = Object.keys(askedSchemas[kind].shape);
    expect(Object.keys(answered[kind]).toSorted()).toEqual(questions.toSorted());
    // A day and a part of it are one wish.
    const lines = kind === "viewing" ? questions.length - 2 : questions.length;
    for (const reader of ["agent", ...languages] as const) expect(said(kind, reader)).toHaveLength(lines);
  });

  test.for(enquiryKinds)("of the kind %s is the same when it was stored and read again", (kind) => {
    expect(askedSchemas[kind].parse(JSON.parse(JSON.stringify(answered[kind])))).toEqual(answered[kind]);
  });

  test("is said to the agent in English", () => {
    expect(said("search-brief", "agent")).toEqual([
      "Budget / €1,000,000 and over",
      "Property type / Loft",
      "Bedrooms / 3+",
      "Bathrooms / 2+",
      "Neighbourhoods / Gràcia, Born",
      "Features / Lift, Sea view",
      "Timeline / Within 1 month",
    ]);
    expect(said("development", "agent")).toEqual(["Development / Illa Test", "Unit / 1-A"]);
  });

  test("is said to a visitor in their language", () => {
    expect(said("search-brief", "ru")).toEqual([
      "Бюджет / от 1 000 000 €",
      "Тип жилья / Лофт",
      "Спальни / 3+",
      "Ванные / 2+",
      "Районы / Грасия, Борн",
      "Что для вас важно / Лифт, Вид на море",
      "Когда вы хотели бы переехать? / В течение месяца",
    ]);
    expect(said("viewing", "ca")).toEqual([
      "Habitatge / 000003 Pis, amb galeria",
      "Hora triada / 28 de novembre del 2026, 10.00 h",
      "Dia preferit / 3 de desembre del 2026, al matí",
      "Una altra opció / 5 de desembre del 2026, al vespre",
    ]);
    expect(said("consultation", "es")).toEqual([
      "Servicio / Revisión de la documentación",
      "¿Cuándo le llamamos? / Por la tarde",
    ]);
    expect(said("quote", "en")).toEqual([
      "Property address / Balmes 1",
      "Service / Turnkey services",
      "Package / Luxury",
    ]);
  });

  test("is not said where it was left open", () => {
    const any = { propertyType: "any", bedrooms: "any", neighborhoods: [], features: [] } as const;
    expect(said("search-brief", "ru", any)).toEqual([]);
    expect(said("viewing", "es", {})).toEqual([]);
    expect(said("quote", "ca", {})).toEqual([]);
  });
});
