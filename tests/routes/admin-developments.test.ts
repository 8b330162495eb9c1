import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { overdueDevelopments } from "~/domain/developments/development-list.server";
import { listImages } from "~/domain/listings/images.server";
import { environment } from "~/environment.server";
import { makeNextImage } from "~/jobs/photos.server";
import { action as save, loader as edit } from "~/routes/admin/developments/edit";
import { loader as list } from "~/routes/admin/developments/list";
import { action as create } from "~/routes/admin/developments/new";
import { action as changeUnit, loader as unitPage } from "~/routes/admin/developments/unit-edit";
import { action as addUnit } from "~/routes/admin/developments/unit-new";
import { action as describePhoto, loader as photoTexts } from "~/routes/admin/listings/image-texts";
import { action as upload, loader as images } from "~/routes/admin/listings/images";
import { action as propose } from "~/routes/admin/listings/propose-texts";
import { action as translate, loader as translation } from "~/routes/admin/listings/translation";
import { loader as page } from "~/routes/site/development/page";

import { signedInAs } from "../support/accounts";
import { aDevelopment, aNeighborhood, aPerson, aProperty, theAgency, theBuilding } from "../support/builders";
import { questionNamed } from "../support/questions";
import { answerOf, deed, get, origin, post } from "../support/requests";
import { aPhoto, uploadForm } from "../support/upload-forms";

const saveUnit = deed(changeUnit, "save");
const { action: remove } = questionNamed("developments/delete");
const { action: publish, loader: question } = questionNamed("developments/publish");
const { action: removePhoto } = questionNamed("developments/delete-image");
const { action: removeUnit } = questionNamed("developments/delete-unit");

let headers: Record<string, string>;

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
  await theAgency(db);
  await aNeighborhood(db, { slug: "eixample" });
});
beforeEach(async () => {
  await db.deleteFrom("developments").execute();
});

const path = "/admin/developments";
const fields = {
  ...{ name: "Pati de l'Òpera", sourceLanguage: "en", location: "Eixample, Barcelona", summary: "Nine homes." },
  ...{ description: "Nine homes.", surroundings: "", isPublished: "on", neighborhood: "eixample", city: "Barcelona" },
  ...{ address: "", postalCode: "08013", latitude: "", longitude: "", constructionState: "under-construction" },
  ...{ completion: "q4 2025", worksLicence: "", worksLicenceExpires: "", totalUnits: "9", totalFloors: "" },
  ...{ bedroomsFrom: "1", bedroomsTo: "3", priceFrom: "500.000", priceTo: "", reservationPercent: "10" },
  ...{ minimumDownPaymentPercent: "30", energyRating: "", energyConsumption: "", emissionsRating: "", emissions: "" },
};
const unit = {
  ...{ name: "1-A", floor: "1", bedrooms: "2", bathrooms: "1", area: "84", usefulArea: "72", terrace: "" },
  ...{
    price: "500,000",
    status: "available",
    features: "Lift\nA view of the patio",
    rooms: "Living room 24\r\nBedroom 12,5",
  },
};

const send = (
  action: Parameters<typeof post>[0],
  sent: Record<string, string | readonly string[]>,
  params: Record<string, string | number> = {},
) => post(action, path, sent, textsOf(params), headers);
const textsOf = (params: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
const open = (loader: Parameters<typeof get>[0], params: Record<string, string | number> = {}) =>
  get(loader, path, textsOf(params), headers);
const stored = () => db.selectFrom("developments").selectAll().executeTakeFirstOrThrow();

/** One that somebody published, whatever its advertisement lacks. */
async function aPublished() {
  await send(create, fields);
  await db.updateTable("developments").set({ is_published: 1 }).execute();
}

describe("a new development", () => {
  test("is stored, has an address of its name, and visitors can see it once it is published all the same", async () => {
    const answer = await send(create, fields);
    expect(answer.status).toBe(303);
    const row = await stored();
    expect(row).toMatchObject({ slug: "pati-de-l-opera", completion_quarter: "2025-Q4", price_from: 500_000 });
    expect(row.is_published).toBe(0);
    expect(answer.headers.get("Location")).toBe(`${path}/ask/publish/${row.id}`);
    expect((await open(question, { id: row.id })).data).toMatchObject({
      asked: {
        question: "This development has no photograph. Publish all the same?",
        lost: [
          {},
          {},
          { items: [{ href: `${path}/${row.id}/images` }, { href: `${path}/${row.id}/edit#worksLicence` }] },
          { link: { href: `${path}/${row.id}/preview` } },
        ],
      },
    });
    const published = await send(publish, {}, { id: row.id });
    expect(published.headers.get("Location")).toBe(`${path}/${row.id}/edit`);
    expect((await get(page, "/developments/x", { slug: row.slug })).status).toBe(200);
    // Once: what is changed from now on is stored at once.
    const changed = await send(save, { ...fields, summary: "Ten homes.", version: "2" }, { id: row.id });
    expect(changed.headers.get("Location")).toBe(`${path}/${row.id}/edit`);
    expect(await stored()).toMatchObject({ is_published: 1 });
    await send(create, fields);
    const slugs = await db.selectFrom("developments").select("slug").orderBy("id").execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(["pati-de-l-opera", "pati-de-l-opera-2"]);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ totalUnits: "0" }, "totalUnits"],
    [{ completion: "next year" }, "completion"],
    [{ completion: "2025-Q5" }, "completion"],
    [{ bedroomsTo: "0" }, "bedroomsTo"],
    [{ priceTo: "400000" }, "priceTo"],
    [{ neighborhood: "atlantis" }, "neighborhood"],
    [{ latitude: "41.4" }, "longitude"],
    [{ reservationPercent: "101" }, "reservationPercent"],
    [{ constructionState: "dreamt" }, "constructionState"],
  ])("with %j is refused at the field and keeps what was typed", async (wrong, field) => {
    const answer = await send(create, { ...fields, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({ texts: { ...fields, ...wrong } });
    expect(Object.keys(JSON.parse(JSON.stringify(answer.data)).errors)).toEqual([field]);
    expect(await db.selectFrom("developments").select("id").execute()).toHaveLength(0);
  });
});

describe("a stored development", () => {
  test("whose date has passed is told in list, form and dashboard until the works are finished", async () => {
    await aPublished();
    const { id, version } = await stored();
    expect((await open(list)).data).toMatchObject({ developments: [{ completion: { state: "overdue" } }] });
    expect((await open(edit, { id })).data).toMatchObject({
      edited: { development: { completion: { state: "overdue" } } },
    });
    expect(await overdueDevelopments(db, new Date())).toMatchObject([{ id }]);
    await send(save, { ...fields, constructionState: "finished", version: String(version) }, { id });
    expect(await overdueDevelopments(db, new Date())).toEqual([]);
    expect((await open(list)).data).toMatchObject({ developments: [{ completion: { state: "finished" } }] });
  });

  test("saved by two at once tells the second, who then saves both", async () => {
    await aPublished();
    const { id, version } = await stored();
    const { opened } = JSON.parse(JSON.stringify((await open(edit, { id })).data)).edited.development;
    const began = { ...fields, version: String(version), opened };
    await send(save, { ...began, summary: "Mine.", address: "Carrer de Mallorca 1" }, { id });
    const second = await send(save, { ...began, summary: "Yours." }, { id });
    expect(second.status).toBe(409);
    expect(second.data).toMatchObject({
      texts: { summary: "Yours.", address: "Carrer de Mallorca 1" },
      version: version + 1,
      conflict: {
        changes: [
          { field: "summary", by: "both" },
          { field: "address", by: "them" },
        ],
        theirs: { summary: "Mine." },
      },
    });
    const both = { ...began, summary: "Yours.", address: "Carrer de Mallorca 1", version: String(version + 1) };
    expect((await send(save, both, { id })).status).toBe(303);
  });

  test("that was deleted meanwhile keeps what was typed", async () => {
    const answer = await send(save, { ...fields, version: "1" }, { id: 99_999 });
    expect(answer.status).toBe(404);
    expect(answer.data).toMatchObject({ status: "gone", texts: { name: fields.name } });
  });

  test("goes with all it holds; the enquiries about it stay", async () => {
    const { id } = await aDevelopment(db, { units: [{}, {}] });
    expect((await send(remove, {}, { id })).status).toBe(303);
    expect(await db.selectFrom("development_units").selectAll().execute()).toEqual([]);
    expect((await send(remove, {}, { id })).status).toBe(404);
  });
});

describe("the units", () => {
  test("are added, saved and deleted, in the order of the floors", async () => {
    const { id } = await aDevelopment(db);
    await send(addUnit, { ...unit, name: "10-A", floor: "10" }, { id });
    await send(addUnit, unit, { id });
    await send(addUnit, { ...unit, name: "PB-1", floor: "0" }, { id });
    const rows = await db.selectFrom("development_units").selectAll().orderBy("display_order").execute();
    expect(rows.map(({ name }) => name)).toEqual(["PB-1", "1-A", "10-A"]);
    expect(rows[1]).toMatchObject({ features: JSON.stringify(["elevator", "A view of the patio"]), price: 500_000 });
    expect(rows[1]?.rooms).toBe('[{"kind":"living-room","area":24},{"kind":"bedroom","area":12.5}]');
    const one = rows[1]?.id ?? 0;
    const shown = JSON.parse(JSON.stringify((await open(unitPage, { id, unit: one })).data));
    const { version, texts } = shown.unit;
    expect((await send(saveUnit, { ...texts, status: "sold", version }, { id, unit: one })).status).toBe(303);
    const late = await send(saveUnit, { ...texts, price: "490000", version }, { id, unit: one });
    expect(late.status).toBe(409);
    expect(late.data).toMatchObject({
      texts: { price: "490000", status: "sold" },
      conflict: {
        changes: [
          { field: "price", by: "me" },
          { field: "status", by: "them" },
        ],
      },
    });
    const together = JSON.parse(JSON.stringify(late.data));
    const saved = await send(saveUnit, { ...together.texts, version: together.version }, { id, unit: one });
    expect(saved.status).toBe(303);
    expect((await send(removeUnit, {}, { id, part: one })).status).toBe(303);
    expect((await send(removeUnit, {}, { id, part: one })).status).toBe(404);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "taken" }, "name"],
    [{ floor: "" }, "floor"],
    [{ price: "cheap" }, "price"],
    [{ usefulArea: "90" }, "usefulArea"],
    [{ status: "gone" }, "status"],
    [{ rooms: "Living room 24\nWinter garden 9" }, "rooms"],
  ])("with %j are refused at the field", async (wrong, field) => {
    const { id } = await aDevelopment(db, { units: [{ name: "taken" }] });
    const answer = await send(addUnit, { ...unit, ...wrong }, { id });
    expect(answer.status).toBe(400);
    expect(Object.keys(JSON.parse(JSON.stringify(answer.data)).errors)).toEqual([field]);
  });

  test("on a floor that the building does not have are asked about once", async () => {
    const { id } = await aDevelopment(db, { total_floors: 6 });
    const seventh = { ...unit, floor: "7" };
    expect(await send(addUnit, seventh, { id })).toMatchObject({
      status: 400,
      data: { errors: { floor: ["doubt.floor|floor=7|total=6"] }, asked: ["floor=7 of 6"], texts: { floor: "7" } },
    });
    expect((await send(addUnit, { ...seventh, floorName: "atico", name: "AT" }, { id })).status).toBe(303);
    expect((await send(addUnit, { ...seventh, asked: "floor=7 of 6" }, { id })).status).toBe(303);
  });

  test("of another development are not there", async () => {
    const [one, other] = [await aDevelopment(db, { units: [{}] }), await aDevelopment(db)];
    const foreign = { id: other.id, unit: one.unitIds[0] ?? 0 };
    expect((await open(unitPage, foreign)).status).toBe(404);
    expect((await send(saveUnit, { ...unit, version: "x" }, foreign)).status).toBe(404);
    expect((await send(removeUnit, {}, { ...foreign, part: foreign.unit })).status).toBe(404);
  });
});

describe("the texts in other languages", () => {
  const words = {
    intent: "save",
    location: "Eixample",
    summary: "Nueve viviendas.",
    description: "Nueve.",
    surroundings: "Cerca.",
  };

  test("are missing, then current, then stale once the source changes", async () => {
    await send(create, { ...fields, surroundings: "Around." });
    const { id, version } = await stored();
    const states = async () =>
      JSON.parse(JSON.stringify((await open(edit, { id })).data)).edited.translations.map(
        ({ language, state }: { language: string; state: string }) => `${language} ${state}`,
      );
    expect(await states()).toEqual(["en source", "es missing", "ca missing", "ru missing"]);
    const half = await send(translate, { ...words, summary: "" }, { id, language: "es" });
    expect(half.status).toBe(400);
    const whole = { ...words, sourceRevision: "1", savedAt: "" };
    expect((await send(translate, whole, { id, language: "es" })).status).toBe(303);
    expect(await states()).toContain("es current");
    await send(save, { ...fields, summary: "Ten homes.", version: String(version) }, { id });
    expect(await states()).toContain("es stale");
    expect((await open(translation, { id, language: "en" })).status).toBe(404);
    expect((await send(translate, whole, { id, language: "es" })).status).toBe(409);
  });
});

describe("the images", () => {
  const sendFiles = async (
    action: Parameters<typeof post>[0],
    params: Record<string, number>,
    files: readonly { name: string; bytes: Buffer }[],
  ) => {
    const request = new Request(`${origin}${path}`, { method: "POST", headers, body: uploadForm(files) });
    return answerOf(() => action({ request, params: textsOf(params), context: {} }));
  };

  test("are uploaded, made, ordered, described and deleted; the first is the main one", async () => {
    const { id } = await aDevelopment(db);
    const files = [
      { name: "a.jpg", bytes: await aPhoto("#aa3311") },
      { name: "b.jpg", bytes: await aPhoto("#11aa33") },
    ];
    expect((await sendFiles(upload, { id }, files)).status).toBe(303);
    expect((await sendFiles(upload, { id }, [])).status).toBe(400);
    while (await makeNextImage(db, environment.uploadsDir));
    // The same files again add nothing.
    await sendFiles(upload, { id }, files);
    while (await makeNextImage(db, environment.uploadsDir));
    const [first, second] = await listImages(db, theBuilding(id));
    expect(await listImages(db, theBuilding(id))).toHaveLength(2);
    await send(upload, { intent: "earlier", image: String(second?.id) }, { id });
    expect((await listImages(db, theBuilding(id)))[0]).toMatchObject({ id: second?.id, isPrimary: true });
    const texts = { en: "A house", es: "Una casa", ca: "", ru: "" };
    expect((await send(describePhoto, texts, { id, image: second?.id ?? 0 })).status).toBe(303);
    expect((await listImages(db, theBuilding(id)))[0]).toMatchObject({ photo: { alt: "A house" } });
    expect((await send(removePhoto, {}, { id, part: first?.id ?? 0 })).status).toBe(303);
    expect((await send(removePhoto, {}, { id, part: first?.id ?? 0 })).status).toBe(404);
  });

  test("of a unit are one drawing, which a new one replaces", async () => {
    const { id, unitIds } = await aDevelopment(db, { units: [{}] });
    const one = { id, unit: unitIds[0] ?? 0 };
    for (const colour of ["#ffffff", "#eeeeee"]) {
      const files = [{ name: "plan.jpg", bytes: await aPhoto(colour) }];
      expect((await sendFiles(changeUnit, one, files)).status).toBe(303);
      while (await makeNextImage(db, environment.uploadsDir));
    }
    const plans = await db.selectFrom("development_images").where("unit_id", "=", one.unit).selectAll().execute();
    expect(plans).toHaveLength(1);
    expect(await listImages(db, theBuilding(id))).toEqual([]);
    const refused = await sendFiles(changeUnit, one, [{ name: "plan.pdf", bytes: Buffer.from("%PDF-1.7") }]);
    expect(refused.status).toBe(303);
    expect((await open(unitPage, one)).data).toMatchObject({ uploads: [{ originalName: "plan.pdf" }] });
    const line = await db.selectFrom("development_uploads").select("id").executeTakeFirstOrThrow();
    const dismissed = await send(changeUnit, { intent: "dismiss", upload: String(line.id) }, one);
    expect(dismissed.headers.get("Location")).toBe(`${path}/${id}/units/${one.unit}`);
    expect((await open(unitPage, one)).data).toMatchObject({ uploads: [] });
  });
});

describe("a price of nothing", () => {
  const units = () => db.selectFrom("development_units").select(["name", "price"]).execute();

  test("is no unit's of a development that visitors see, and every word is kept", async () => {
    const { id } = await aDevelopment(db, { is_published: 1 });
    const before = await units();
    expect(await send(addUnit, { ...unit, name: "9-Z", price: "0" }, { id })).toMatchObject({
      status: 400,
      data: { errors: { price: ["unitForm.price.public"] }, texts: { name: "9-Z", price: "0" } },
    });
    expect(await units()).toEqual(before);
  });

  test("may stand in one that nobody sees yet, which is not published before it has its price", async () => {
    await send(create, { ...fields, isPublished: "" });
    const { id } = await stored();
    expect((await send(addUnit, { ...unit, price: "0" }, { id })).status).toBe(303);
    expect(await send(save, { ...fields, version: "1" }, { id })).toMatchObject({
      status: 400,
      data: { errors: { isPublished: ["developmentForm.isPublished.unpriced|name=1-A"] } },
    });
    await send(publish, {}, { id });
    expect(await stored()).toMatchObject({ is_published: 0 });
    const [{ id: first, version }] = JSON.parse(JSON.stringify((await open(edit, { id })).data)).edited.units;
    expect((await send(saveUnit, { ...unit, version }, { id, unit: first })).status).toBe(303);
    await send(save, { ...fields, version: "1" }, { id });
    await send(publish, {}, { id });
    expect(await stored()).toMatchObject({ is_published: 1 });
    // Nor by another program.
    const free = db.updateTable("development_units").set({ price: 0 }).execute();
    await expect(free).rejects.toThrow("a public unit has a price");
  });

  test("is not what a building without units begins at", async () => {
    expect(await send(create, { ...fields, priceFrom: "0" })).toMatchObject({
      status: 400,
      data: { errors: { priceFrom: ["developmentForm.priceFrom.public"] } },
    });
  });
});

test("texts are proposed for the photos of a development and the drawings of its units, and can be said otherwise", async () => {
  const { id, unitIds } = await aDevelopment(db, { name: "Pati", units: [{ name: "3-A" }] });
  const one = { id, unit: unitIds[0] ?? 0 };
  const sent = async (action: Parameters<typeof post>[0], bytes: Buffer) => {
    const body = uploadForm([{ name: "a.jpg", bytes }]);
    const request = new Request(`${origin}${path}`, { method: "POST", headers, body });
    await answerOf(() => action({ request, params: textsOf(one), context: {} }));
    while (await makeNextImage(db, environment.uploadsDir));
  };
  await sent(upload, await aPhoto("#aa3311"));
  await sent(changeUnit, await aPhoto("#ffffff"));
  const [photo] = await listImages(db, theBuilding(id));
  expect((await open(images, { id })).data).toMatchObject({ lacksTexts: true });
  const { plan } = (await open(unitPage, one)).data as { plan: { id: number } };
  expect(plan).toMatchObject({ lacksTexts: true });

  const chosen = { intent: "write", [`show-${photo?.id}`]: "facade" };
  const { pictures } = (await send(propose, chosen, { id })).data as {
    pictures: { proposals: Record<string, string> }[];
  };
  const [front, drawing] = pictures.map(({ proposals }) => proposals);
  expect([front?.es, drawing?.ca]).toEqual([
    "Fachada de la promoción Pati",
    expect.stringMatching(/^Plànol de l’habitatge 3-A de la promoció Pati: dos dormitoris/),
  ]);
  const texts = Object.entries(drawing ?? {}).map(([language, text]) => [`alt-${plan.id}-${language}`, text]);
  const saved = await send(propose, { intent: "save", ...Object.fromEntries(texts) }, { id });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${path}/${id}/images`]);
  expect((await open(unitPage, one)).data).toMatchObject({ plan: { lacksTexts: false } });

  expect((await open(photoTexts, { id, image: plan.id })).data).toMatchObject({
    title: "Floor plan of 3-A",
    image: { texts: { ca: drawing?.ca } },
  });
  const otherwise = await send(describePhoto, { en: "A plan", es: "", ca: "", ru: "" }, { id, image: plan.id });
  expect(otherwise.headers.get("Location")).toBe(`${path}/${id}/units/${one.unit}`);
  expect((await open(unitPage, one)).data).toMatchObject({ plan: { photo: { alt: "A plan" }, lacksTexts: true } });
  expect((await send(removePhoto, {}, { id, part: plan.id })).status).toBe(404);
});

test("an address written with capitals or escapes names the same development, and no home", async () => {
  const { id } = await aDevelopment(db, { name: "Pati" });
  await db.deleteFrom("properties").execute();
  await aProperty(db, { id, title: "A home of the same number" });
  for (const written of ["/admin/Developments", "/admin/%64evelopments"]) {
    const answer = await get(images, `${written}/${id}/images`, textsOf({ id }), headers);
    expect(answer.data).toMatchObject({ head: { kind: "development", title: "Pati" } });
  }
});
