import { describe, expect, test as plain } from "vitest";

import { longestAltText } from "~/domain/listings/image";
import { describeImage, findImage, listImages } from "~/domain/listings/images.server";
import { describeEmpty, listUndescribed } from "~/domain/listings/undescribed-images.server";
import { propertyTypes } from "~/domain/properties/property";
import { buildingText, unitPlanText } from "~/domain/writer/picture-texts/building-text";
import { photoSubjects, type PicturedHome } from "~/domain/writer/picture-texts/picture-facts";
import { pictureText } from "~/domain/writer/picture-texts/picture-text";
import { proposePictureTexts } from "~/domain/writer/picture-texts/propose-pictures.server";
import { languages } from "~/i18n/languages";

import { aDevelopment, aProperty } from "../../support/builders";
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

const building = { name: "Pati de Gràcia" };
const inEach = (text: (language: (typeof languages)[number], locative: string) => string) =>
  languages.map((language) => text(language, inGracia[language]).replaceAll("\u00a0", " "));
const ofBuilding = (shows: (typeof photoSubjects)[number]) =>
  inEach((language, locative) => buildingText(shows, { ...building, locative }, language));

describe("what a picture of a development shows is said in each language as its own speakers say it:", () => {
  plain("the building, by its name and where it stands", () => {
    expect(ofBuilding("facade")).toEqual([
      "Front of Pati de Gràcia, a new development in Gràcia",
      "Fachada de la promoción Pati de Gràcia en Gràcia",
      "Façana de la promoció Pati de Gràcia a Gràcia",
      "Фасад новостройки Pati de Gràcia в Грасии",
    ]);
    expect(ofBuilding("home")).toEqual([
      "Pati de Gràcia, a new development in Gràcia",
      "Promoción de obra nueva Pati de Gràcia en Gràcia",
      "Promoció d’obra nova Pati de Gràcia a Gràcia",
      "Новостройка Pati de Gràcia в Грасии",
    ]);
  });

  plain("a room, which is that of one of its homes, and what may be everybody's", () => {
    expect(ofBuilding("kitchen")).toEqual([
      "Kitchen of a home at Pati de Gràcia",
      "Cocina de una vivienda de la promoción Pati de Gràcia",
      "Cuina d’un habitatge de la promoció Pati de Gràcia",
      "Кухня квартиры в новостройке Pati de Gràcia",
    ]);
    expect(ofBuilding("pool")).toEqual([
      "Pool at Pati de Gràcia",
      "Piscina de la promoción Pati de Gràcia",
      "Piscina de la promoció Pati de Gràcia",
      "Бассейн новостройки Pati de Gràcia",
    ]);
  });

  plain("the drawing of a unit, by what the record says of it", () => {
    const unit = { ...building, unit: "3-A", bedrooms: 2, area: 84, floor: 3 };
    expect(inEach((language) => unitPlanText(unit, language))).toEqual([
      "Floor plan of unit 3-A at Pati de Gràcia: two bedrooms, 84 m², floor 3",
      "Plano de la vivienda 3-A de la promoción Pati de Gràcia: dos dormitorios, 84 m², planta 3",
      "Plànol de l’habitatge 3-A de la promoció Pati de Gràcia: dos dormitoris, 84 m², planta 3",
      "Планировка квартиры 3-A в новостройке Pati de Gràcia: две спальни, 84 м², 3-й этаж по испанскому счёту",
    ]);
    const studio = { ...unit, bedrooms: 0, floor: 0 };
    expect(inEach((language) => unitPlanText(studio, language))[3]).toMatch(/: студия, 84 м², нижний этаж$/);
    const [, , , many] = inEach((language) => unitPlanText({ ...unit, bedrooms: 5 }, language));
    expect(many).toMatch(/: пять спален,/);
    const [, one] = inEach((language) => unitPlanText({ ...unit, bedrooms: 1 }, language));
    expect(one).toMatch(/: un dormitorio,/);
  });

  plain("whatever is seen and however little is known", () => {
    const bare = { name: "Pati", unit: "1", bedrooms: 12, area: 0, floor: -1 };
    for (const language of languages) {
      const texts = photoSubjects.map((subject) => buildingText(subject, { name: "Pati", locative: "" }, language));
      for (const text of [...texts, unitPlanText(bare, language)]) {
        expect(text).toMatch(/^(?=\p{Lu}).*Pati/u);
        expect(text).not.toMatch(/undefined|null|NaN| {2}|[ ,:]$|m²|м²/);
      }
      expect(new Set(texts).size).toBe(photoSubjects.length);
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
    const proposed = await proposePictureTexts(db, home, new Map([[first, "kitchen"]]));
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
    expect(await proposePictureTexts(db, { kind: "property", id: 999_999 }, new Map())).toBeUndefined();
  });
});

describe("texts proposed for the pictures of a development", () => {
  test("name its photos as somebody saw them, and the drawings of its units from their records", async ({ db }) => {
    const { id, unitIds } = await aDevelopment(db, {
      name: "Pati de Gràcia",
      units: [
        { name: "3-A", floor: 3, area: 84 },
        { name: "E-1", floor: 0, floor_name: "entresuelo", area: 84, display_order: 1 },
      ],
    });
    const development = { kind: "development", id } as const;
    const image = (order: number, unit: number | null) =>
      db
        .insertInto("development_images")
        .values({
          development_id: id,
          unit_id: unit,
          kind: unit === null ? "photo" : "floor_plan",
          image_url: `/uploads/${`${order}`.repeat(24)}-480.jpg`,
          display_order: order,
          width: 480,
          height: 320,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    const plan = await image(0, unitIds[0] ?? 0);
    const photo = await image(1, null);
    const ofEntresuelo = await image(2, unitIds[1] ?? 0);
    const proposed = await proposePictureTexts(db, development, new Map([[photo.id, "facade"]]));
    expect(proposed).toMatchObject([
      { number: 1, unit: null, proposals: { es: expect.stringMatching(/^Fachada de la promoción Pati de Gràcia/) } },
      {
        unit: { id: unitIds[0], name: "3-A" },
        proposals: { en: "Floor plan of unit 3-A at Pati de Gràcia: two bedrooms, 84\u00a0m², floor 3" },
      },
      // Its number is none that visitors would count by.
      { proposals: { en: "Floor plan of unit E-1 at Pati de Gràcia: two bedrooms, 84\u00a0m²" } },
    ]);
    await db.deleteFrom("development_images").where("id", "=", ofEntresuelo.id).execute();

    const texts = { en: "Plan", es: "Plano", ca: "Plànol", ru: "План" };
    expect(await describeEmpty(db, development, new Map([[plan.id, texts]]), now)).toEqual({ stored: 4, kept: 0 });
    expect((await listUndescribed(db, development)).map(({ number }) => number)).toEqual([1]);

    // What was said of a drawing can be said otherwise, and a drawing it stays.
    const said = { texts: { ru: "Планировка" }, kind: "photo" as const };
    expect(await describeImage(db, development, plan.id, said, now)).toBe("done");
    expect(await findImage(db, development, plan.id)).toMatchObject({
      kind: "floor_plan",
      texts: { ru: "Планировка", es: "Plano" },
    });
    expect((await listImages(db, development)).map((each) => each.id)).toEqual([photo.id]);
  });

  test("are not for a development that is gone, nor for the drawing of another one", async ({ db }) => {
    const gone = { kind: "development", id: 999_999 } as const;
    expect(await proposePictureTexts(db, gone, new Map())).toBeUndefined();
    const [mine, other] = [await aDevelopment(db), await aDevelopment(db, { units: [{}] })];
    const { id } = await db
      .insertInto("development_images")
      .values({
        development_id: other.id,
        unit_id: other.unitIds[0] ?? 0,
        kind: "floor_plan",
        image_url: "/uploads/x-480.jpg",
        display_order: 0,
        width: 480,
        height: 320,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await findImage(db, { kind: "development", id: mine.id }, id)).toBeUndefined();
    const said = new Map([[id, { es: "Otra" }]]);
    expect(await describeEmpty(db, { kind: "development", id: mine.id }, said, now)).toEqual({ stored: 0, kept: 1 });
  });
});
