import { describe, expect, test as plain } from "vitest";

import { longestAltText } from "~/domain/listings/image";
import { findImage, listImages } from "~/domain/listings/images.server";
import { describeEmpty, listUndescribed } from "~/domain/listings/undescribed-images.server";
import { propertyTypes } from "~/domain/properties/property";
import { photoSubjects, type PicturedHome } from "~/domain/writer/picture-texts/picture-facts";
import { pictureText } from "~/domain/writer/picture-texts/picture-text";
import { proposePictureTexts } from "~/domain/writer/picture-texts/propose-pictures.server";
import { languages } from "~/i18n/languages";

import { aProperty } from "../../support/builders";
import { test } from "../../support/test";

const now = new Date("2026-11-23T10:00:00.000Z");
const inGracia = { en: "in Gràcia", es: "en Gràcia", ca: "a Gràcia", ru: "в Грасии" };
const flat: Omit<PicturedHome, "locative"> = {
  ...{ type: "apartment", bedrooms: 2, area: 78, floor: 3, consumption: "E", emissions: "F" },
};
const said = (kind: "photo" | "floor_plan" | "energy_label", shows?: (typeof photoSubjects)[number], home = flat) =>
  languages.map((language) =>
    pictureText({ kind, shows }, { ...home, locative: inGracia[language] }, language)?.replaceAll("\u00a0", " "),
  );

describe("what a picture shows is said in each language as its own speakers say it:", () => {
  plain("a floor plan, with area and floor", () => {
    expect(said("floor_plan")).toEqual([
      "Floor plan of a two-bedroom apartment in Gràcia, 78 m², floor 3",
      "Plano de un piso de dos dormitorios en Gràcia, 78 m², planta 3",
      "Plànol d’un pis de dos dormitoris a Gràcia, 78 m², planta 3",
      "План квартиры с двумя спальнями в Грасии, 78 м², 3-й этаж по испанскому счёту",
    ]);
    expect(said("floor_plan", undefined, { ...flat, type: "studio", bedrooms: 0, floor: 0 })).toEqual([
      "Floor plan of a studio in Gràcia, 78 m², ground floor",
      "Plano de un estudio en Gràcia, 78 m², planta baja",
      "Plànol d’un estudi a Gràcia, 78 m², planta baixa",
      "План студии в Грасии, 78 м², нижний этаж",
    ]);
  });

  plain("a house, of whose floor nothing is said", () => {
    expect(said("floor_plan", undefined, { ...flat, type: "house", bedrooms: 8 })).toEqual([
      "Floor plan of an eight-bedroom house in Gràcia, 78 m²",
      "Plano de una casa de ocho dormitorios en Gràcia, 78 m²",
      "Plànol d’una casa de vuit dormitoris a Gràcia, 78 m²",
      "План дома с восемью спальнями в Грасии, 78 м²",
    ]);
  });

  plain("an energy label, by its letters", () => {
    expect(said("energy_label")).toEqual([
      "Energy label: rating E for consumption, F for emissions",
      "Etiqueta energética: calificación E en consumo y F en emisiones",
      "Etiqueta energètica: qualificació E en consum i F en emissions",
      "Этикетка энергоэффективности: класс E по потреблению и F по выбросам",
    ]);
    expect(said("energy_label", undefined, { ...flat, consumption: null })[2]).toBe(
      "Etiqueta energètica d’un pis de dos dormitoris a Gràcia",
    );
  });

  plain("a photo, by what somebody saw in it", () => {
    expect(said("photo", "kitchen", { ...flat, bedrooms: 1 })).toEqual([
      "Kitchen of a one-bedroom apartment in Gràcia",
      "Cocina de un piso de un dormitorio en Gràcia",
      "Cuina d’un pis d’un dormitori a Gràcia",
      "Кухня квартиры с одной спальней в Грасии",
    ]);
    expect(said("photo", "facade")).toEqual([
      "Front of the building in Gràcia",
      "Fachada del edificio en Gràcia",
      "Façana de l’edifici a Gràcia",
      "Фасад здания в Грасии",
    ]);
    expect(said("photo", "home", { ...flat, type: "penthouse" })).toEqual([
      "Two-bedroom penthouse in Gràcia",
      "Ático de dos dormitorios en Gràcia",
      "Àtic de dos dormitoris a Gràcia",
      "Пентхаус с двумя спальнями в Грасии",
    ]);
  });

  plain("and a photo of which nobody has said anything is not guessed at", () => {
    expect(said("photo")).toEqual([undefined, undefined, undefined, undefined]);
  });

  plain("whatever the home and however little is known of it", () => {
    for (const type of propertyTypes) {
      for (const bedrooms of [0, 1, 5, 12]) {
        for (const subject of photoSubjects) {
          const bare = { ...flat, type, bedrooms, area: 0, floor: null, consumption: null, emissions: null };
          for (const language of languages) {
            for (const kind of ["photo", "floor_plan", "energy_label"] as const) {
              const text = pictureText({ kind, shows: subject }, { ...bare, locative: "" }, language) ?? "";
              expect(text).toMatch(/^[\p{Lu}\d]/u);
              expect(text).not.toMatch(/undefined|null|NaN| {2}|[ ,]$|m²|м²/);
              expect(text.length).toBeLessThan(longestAltText);
            }
          }
        }
      }
    }
  });
});

describe("texts proposed for the pictures of a home", () => {
  test("fill what is empty, in each language, and nothing else", async ({ db }) => {
    const { id } = await aProperty(db, { images: 2, bedrooms: 2, area: 78, source_language: "en" });
    const home = { kind: "property", id } as const;
    const [first, second] = (await listImages(db, home)).map((image) => image.id);
    if (first === undefined || second === undefined) throw new Error("There are two images.");
    await db
      .updateTable("property_images")
      .set({ kind: "floor_plan", is_primary: 0, alt_text: "" })
      .where("id", "=", second)
      .execute();
    const proposed = await proposePictureTexts(db, id, new Map([[first, "kitchen"]]));
    expect(proposed?.map(({ number, proposals }) => [number, Object.keys(proposals)])).toEqual([
      [1, ["es", "ca", "ru"]],
      [2, ["en", "es", "ca", "ru"]],
    ]);
    expect(proposed?.[1]?.proposals.en).toMatch(/^Floor plan of a two-bedroom apartment/);
    expect(proposed?.[0]?.proposals.es).toMatch(/^Cocina de un piso de dos dormitorios/);

    // Somebody writes one of them while the others are read.
    await describeEmpty(db, home, new Map([[second, { es: "Plano nuestro" }]]), now);
    const texts = { es: "Plano", ca: "Plànol", ru: " ", en: "Plan" };
    expect(await describeEmpty(db, home, new Map([[second, texts]]), now)).toEqual({ stored: 2, kept: 1 });
    expect((await findImage(db, home, second))?.texts).toEqual({
      en: "Plan",
      es: "Plano nuestro",
      ca: "Plànol",
      ru: "",
    });
    expect((await listImages(db, home))[1]?.photo.alt).toBe("Plan");
    expect((await listUndescribed(db, home)).map(({ number }) => number)).toEqual([1, 2]);
  });

  test("are not for a picture of another home", async ({ db }) => {
    const [mine, other] = [await aProperty(db, { images: 1 }), await aProperty(db, { images: 1 })];
    const [image] = await listImages(db, { kind: "property", id: other.id });
    const said = new Map([[image?.id ?? 0, { es: "Otra" }]]);
    expect(await describeEmpty(db, { kind: "property", id: mine.id }, said, now)).toEqual({ stored: 0, kept: 1 });
    expect(await proposePictureTexts(db, 999_999, new Map())).toBeUndefined();
  });
});
