import type * as FileSystem from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";

import { db } from "~/db/db.server";
import { listImages } from "~/domain/listings/images.server";
import { listUploads } from "~/domain/listings/uploads.server";
import { environment } from "~/environment.server";
import { makeNextImage } from "~/jobs/photos.server";
import { pausePhotos } from "~/outside/photos/pause.server";
import { largestUpload } from "~/outside/photos/receive.server";
import { receivedFolder } from "~/outside/photos/received.server";
import { loader as frame } from "~/routes/admin/frame";
import { action as describeImage, loader as texts } from "~/routes/admin/listings/image-texts";
import { action as upload, loader as list } from "~/routes/admin/listings/images";
import { action as propose, loader as proposals } from "~/routes/admin/listings/propose-texts";

import { signedInAs } from "../support/accounts";
import { aPerson, aProperty, theAgency, theHome } from "../support/builders";
import { questionNamed } from "../support/questions";
import { type Answer, answerOf, get, origin, post } from "../support/requests";
import { aPhoto, type SentFile, uploadForm } from "../support/upload-forms";

const { action: remove, loader: askToRemove } = questionNamed("properties/delete-image");

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock("node:fs", async (original) => {
  const real = await original<typeof FileSystem>();
  const createWriteStream: typeof real.createWriteStream = (...args) => {
    const stream = real.createWriteStream(...args);
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
      code: "ENOSPC",
      syscall: "write",
    });
    if (disk.isFull) stream._write = (_chunk, _encoding, done) => done(full);
    return stream;
  };
  return { ...real, default: { ...real, createWriteStream }, createWriteStream };
});

let headers: Record<string, string>;
let propertyId: number;

beforeAll(async () => {
  await theAgency(db);
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  propertyId = (await aProperty(db, { images: 3, source_language: "es" })).id;
});

const home = () => `/admin/properties/${propertyId}/images`;
const params = (image?: number) => ({
  id: String(propertyId),
  ...(image ? { image: String(image), part: String(image) } : {}),
});
/** Presses a button of the page of the images. */
const presses = (intent: string, sent: Record<string, string | number>, by = headers) =>
  post(upload, home(), { intent, ...textsOf(sent) }, params(), by);
const textsOf = (sent: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
const shown = () => get(list, home(), params(), headers);
const orderNow = async () => (await listImages(db, theHome(propertyId))).map(({ id }) => id);
const received = () => readdir(receivedFolder(environment.uploadsDir)).catch(() => []);

/** The message that the next page would show. */
async function messageOf(answer: Answer): Promise<unknown> {
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { data } = await get(frame, "/admin", {}, { Cookie: `${headers.Cookie}; ${cookie}` });
  return typeof data === "object" && data !== null && "flash" in data ? data.flash : undefined;
}

function tallyIn(message: unknown): string {
  const tally = /"tally":("(?:[^"\\]|\\.)*")/.exec(JSON.stringify(message))?.[1];
  return z.string().parse(JSON.parse(tally ?? "null"));
}

async function sends(files: readonly SentFile[], given: { fields?: Record<string, string>; more?: HeadersInit } = {}) {
  const request = new Request(new URL(home(), origin), {
    method: "POST",
    headers,
    body: uploadForm(files, given.fields),
  });
  for (const [name, value] of new Headers(given.more)) request.headers.set(name, value);
  return answerOf(() => upload({ request, params: params(), context: {} }));
}

describe("uploading", () => {
  test("answers when the files have arrived; the images come afterwards", async () => {
    const files = [
      { name: "living room.jpg", bytes: await aPhoto("#111111") },
      { name: "balcony.jpg", bytes: await aPhoto("#222222") },
      { name: "contract.pdf", bytes: Buffer.from("%PDF-1.7") },
    ];
    const answer = await sends(files);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, home()]);
    expect(await messageOf(answer)).toMatchObject({
      name: "imagesUploaded",
      values: { count: 2, note: "1 was refused: contract.pdf. The reason is beside its name." },
      hasFailed: false,
    });
    expect(await orderNow()).toHaveLength(3);
    expect((await shown()).data).toMatchObject({
      uploads: [
        { originalName: "living room.jpg", refusal: null },
        { originalName: "balcony.jpg", refusal: null },
        { originalName: "contract.pdf", refusal: "not-an-image" },
      ],
    });

    while (await makeNextImage(db, environment.uploadsDir));
    expect(await orderNow()).toHaveLength(5);
    const after = await shown();
    expect(after.data).toMatchObject({ uploads: [{ originalName: "contract.pdf" }] });
    expect(await received()).toEqual([]);
  });

  test("the same form sent twice adds nothing twice", async () => {
    const files = [{ name: "a.jpg", bytes: await aPhoto("#333333") }];
    const both = await Promise.all([sends(files), sends(files)]);
    expect((await Promise.all(both.map(messageOf))).map((message) => JSON.stringify(message)).sort()).toEqual([
      expect.stringContaining('"imagesKnown"'),
      expect.stringContaining('"imagesUploaded"'),
    ]);
    while (await makeNextImage(db, environment.uploadsDir));
    expect(await orderNow()).toHaveLength(4);
    expect(await messageOf(await sends(files))).toMatchObject({ name: "imagesKnown" });
    expect(await listUploads(db, theHome(propertyId))).toEqual([]);
    expect(await received()).toEqual([]);
  });

  test("counts a photo that is damaged and one that was sent twice, in one form as in one after another", async () => {
    const [kitchen, balcony] = [await aPhoto("#121212", 300, 200), await aPhoto("#343434")];
    await sends([{ name: "kitchen.jpg", bytes: kitchen }]);
    const files = [
      { name: "balcony.jpg", bytes: balcony },
      { name: "kitchen again.jpg", bytes: kitchen },
      { name: "IMG_2.jpg", bytes: (await aPhoto("#565656", 300, 200)).subarray(0, -40) },
    ];
    const sum = { count: 1, note: "1 was there already. 1 can’t be read: IMG_2.jpg." };
    expect(await messageOf(await sends(files))).toMatchObject({ name: "imagesUploaded", values: sum });

    propertyId = (await aProperty(db)).id;
    await sends([{ name: "kitchen.jpg", bytes: kitchen }]);
    let before: string | undefined;
    const messages: unknown[] = [];
    for (const file of files) {
      const message = await messageOf(await sends([file], before === undefined ? {} : { fields: { before } }));
      messages.push(message);
      before = tallyIn(message);
    }
    expect(messages.at(-1)).toMatchObject({ name: "imagesUploaded", values: sum, hasFailed: false });
  });

  test("names the first of many, and takes no tally that it did not write", async () => {
    const letters = Array.from({ length: 5 }, (_, index) => ({
      name: `${index} ${"a long name ".repeat(9)}.txt`,
      bytes: Buffer.from("text"),
    }));
    const message = await messageOf(await sends(letters, { fields: { before: '{"added":"many"}' } }));
    expect(message).toMatchObject({
      name: "imagesRefused",
      values: {
        reason: expect.stringMatching(/^5 were refused: 0 a long name .*…, .*…, .*… and 2 more\. The reasons/),
      },
    });
  });

  test("two uploads at once keep the order whole", async () => {
    const colours = (from: number) => Array.from({ length: 4 }, (_, index) => `#44${from + index}${from + index}44`);
    const photos = (from: number) =>
      Promise.all(colours(from).map(async (colour) => ({ name: "a.jpg", bytes: await aPhoto(colour) })));
    const [first, second] = await Promise.all([photos(0), photos(4)]);
    await Promise.all([sends(first), sends(second)]);
    while (await makeNextImage(db, environment.uploadsDir));
    const rows = await db
      .selectFrom("property_images")
      .where("property_id", "=", propertyId)
      .orderBy("display_order")
      .select(["display_order", "is_primary"])
      .execute();
    expect(rows.map(({ display_order }) => display_order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rows.filter(({ is_primary }) => is_primary === 1)).toHaveLength(1);
  });

  test("says what the files show", async () => {
    const files = [{ name: "plan.jpg", bytes: await aPhoto("#555555") }];
    await sends(files, { fields: { kind: "floor_plan" } });
    while (await makeNextImage(db, environment.uploadsDir));
    expect((await listImages(db, theHome(propertyId))).at(-1)).toMatchObject({ kind: "floor_plan", isPrimary: false });

    const wrong = await sends([{ name: "b.jpg", bytes: await aPhoto("#565656") }], { fields: { kind: "film" } });
    expect([wrong.status, wrong.data]).toEqual([400, { error: "images.kind.invalid" }]);
    expect(await received()).toEqual([]);
  });

  test("where nothing could be taken says so and keeps a line for each file", async () => {
    const answer = await sends([{ name: "a.txt", bytes: Buffer.from("text") }]);
    expect(await messageOf(answer)).toMatchObject({
      name: "imagesRefused",
      values: { reason: "1 was refused: a.txt. The reason is beside its name." },
      hasFailed: true,
    });
    const [line] = await listUploads(db, theHome(propertyId));
    expect(line).toMatchObject({ originalName: "a.txt", refusal: "not-an-image" });
    const gone = await presses("dismiss", { upload: line?.id ?? 0 });
    expect([gone.status, gone.headers.get("Location")]).toEqual([303, home()]);
    expect(await listUploads(db, theHome(propertyId))).toEqual([]);
  });

  test("asks for a file where none was chosen", async () => {
    for (const files of [[], [{ name: "", bytes: Buffer.alloc(0) }]]) {
      const answer = await sends(files, { fields: { kind: "photo" } });
      expect([answer.status, answer.data]).toEqual([400, { error: "images.error.none" }]);
    }
  });

  test("refuses what is no such form, and what is larger than any", async () => {
    const { status, data } = await post(upload, home(), { kind: "photo" }, params(), headers);
    expect([status, data]).toEqual([400, { error: "images.error.broken" }]);

    const large = await sends([{ name: "a.jpg", bytes: await aPhoto() }], {
      more: { "Content-Length": String(largestUpload + 1) },
    });
    expect([large.status, large.data]).toEqual([413, { error: "images.error.tooLarge|files=20|size=15" }]);
    expect(await received()).toEqual([]);
  });

  test("a full disk is said in the words of the specification, and leaves nothing behind", async () => {
    disk.isFull = true;
    try {
      const answer = await sends([{ name: "a.jpg", bytes: await aPhoto("#666666") }]);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, home()]);
      expect(await messageOf(answer)).toMatchObject({
        name: "imagesRefused",
        values: { reason: "the disk is full" },
        hasFailed: true,
      });
      const plan = await sends([{ name: "a.jpg", bytes: await aPhoto() }], { fields: { kind: "floor_plan" } });
      expect(plan.headers.get("Location")).toBe(`${home()}?kind=floor_plan`);
      expect((await get(list, `${home()}?kind=floor_plan`, params(), headers)).data).toMatchObject({
        kind: "floor_plan",
      });
    } finally {
      disk.isFull = false;
    }
    expect(await received()).toEqual([]);
    expect(await listUploads(db, theHome(propertyId))).toEqual([]);
  });

  test("what waits while the machine cannot go on says why", async () => {
    await sends([{ name: "a.jpg", bytes: await aPhoto("#777777") }]);
    pausePhotos("full");
    try {
      expect((await shown()).data).toMatchObject({
        uploads: [{ originalName: "a.jpg", refusal: null, pause: "full" }],
      });
    } finally {
      pausePhotos(null);
    }
    while (await makeNextImage(db, environment.uploadsDir));
    expect((await shown()).data).toMatchObject({ uploads: [] });
  });

  test("is not possible for a property that is not there", async () => {
    propertyId = 999_999;
    expect((await sends([{ name: "a.jpg", bytes: await aPhoto() }])).status).toBe(404);
    expect((await shown()).status).toBe(404);
  });
});

describe("arranging", () => {
  test("moves, orders and chooses, and shows the images again where it was asked", async () => {
    const [a = 0, b = 0, c = 0] = await orderNow();
    const moved = await presses("later", { image: a });
    expect([moved.status, moved.headers.get("Location")]).toEqual([303, `${home()}#image-${a}`]);
    expect(await orderNow()).toEqual([b, a, c]);

    const form = `/admin/properties/${propertyId}/edit`;
    const fromForm = { ...headers, Referer: origin + form };
    const ordered = await presses("order", { order: `${c},${b},${a}` }, fromForm);
    expect([ordered.status, ordered.headers.get("Location")]).toEqual([303, form]);
    expect(await orderNow()).toEqual([c, b, a]);

    const chosen = await presses("primary", { image: c }, fromForm);
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, form]);
    expect(await messageOf(chosen)).toMatchObject({ name: "primaryImageUpdated" });
    expect((await listImages(db, theHome(propertyId))).map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
  });

  test("makes no floor plan primary", async () => {
    const [, b = 0] = await orderNow();
    await post(describeImage, `${home()}/${b}/texts`, { kind: "floor_plan" }, params(b), headers);
    const answer = await presses("primary", { image: b });
    expect(await messageOf(answer)).toEqual({
      name: "primaryImageFailed",
      values: { reason: "only a photograph can be primary" },
      hasFailed: true,
    });
  });
});

describe("describing", () => {
  test("keeps the text beside the image in the language of the property", async () => {
    const [a = 0] = await orderNow();
    const answer = await presses("alt", { image: a, alt: "  Salón con dos balcones " });
    expect(await messageOf(answer)).toMatchObject({ name: "imageDescribed" });
    const { data } = await get(texts, `${home()}/${a}/texts`, params(a), headers);
    expect(data).toMatchObject({ title: "Image 1", image: { texts: { en: "", es: "Salón con dos balcones" } } });
  });

  test("keeps a text in each language, and loses nothing that is too long", async () => {
    const [a = 0] = await orderNow();
    const said = { en: "Kitchen", es: "Cocina", ca: "Cuina", ru: "Кухня", kind: "photo" };
    expect((await post(describeImage, `${home()}/${a}/texts`, said, params(a), headers)).status).toBe(303);
    const { data } = await get(texts, `${home()}/${a}/texts`, params(a), headers);
    expect(data).toMatchObject({ image: { texts: { en: "Kitchen", es: "Cocina", ca: "Cuina", ru: "Кухня" } } });

    const long = { ...said, ca: "x".repeat(201) };
    const answer = await post(describeImage, `${home()}/${a}/texts`, long, params(a), headers);
    expect([answer.status, answer.data]).toMatchObject([
      400,
      { values: { ca: long.ca, en: "Kitchen" }, errors: { ca: ["field.tooLong|max=200"] } },
    ]);
  });
});

describe("deleting", () => {
  test("asks first, then takes the image and its files away and passes on being primary", async () => {
    const [a = 0, b = 0] = await orderNow();
    const name = (await listImages(db, theHome(propertyId)))[0]?.photo.name ?? "";
    await mkdir(join(environment.uploadsDir, "originals"), { recursive: true });
    for (const file of [`${name}-480.avif`, `originals/${name}.jpg`]) {
      await writeFile(join(environment.uploadsDir, file), "x");
    }
    expect(
      (await get(askToRemove, `/admin/properties/ask/delete-image/${propertyId}/${a}`, params(a), headers)).data,
    ).toMatchObject({
      asked: { lost: [{ photo: { name } }, expect.any(String), expect.stringContaining("primary")] },
    });
    const answer = await post(remove, `/admin/properties/ask/delete-image/${propertyId}/${a}`, {}, params(a), headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, home()]);
    expect(await messageOf(answer)).toMatchObject({ name: "imageDeleted", hasFailed: false });
    expect((await listImages(db, theHome(propertyId)))[0]).toMatchObject({ id: b, isPrimary: true });
    expect((await readdir(environment.uploadsDir)).filter((file) => file.startsWith(name))).toEqual([]);
    expect(await readdir(join(environment.uploadsDir, "originals"))).not.toContain(`${name}.jpg`);
    expect(
      (await post(remove, `/admin/properties/ask/delete-image/${propertyId}/${a}`, {}, params(a), headers)).status,
    ).toBe(404);
  });
});

test("an image of another property is not found under this one", async () => {
  const other = await aProperty(db, { images: 1 });
  const foreign = (await listImages(db, theHome(other.id)))[0]?.id ?? 0;
  const before = await db.selectFrom("property_images").selectAll().where("id", "=", foreign).executeTakeFirst();
  for (const loader of [texts, askToRemove]) {
    expect((await get(loader, `${home()}/${foreign}`, params(foreign), headers)).status).toBe(404);
  }
  for (const intent of ["earlier", "later", "primary", "alt"]) {
    expect((await presses(intent, { image: foreign, alt: "Mine" })).status, intent).toBe(404);
  }
  for (const action of [describeImage, remove]) {
    expect((await post(action, `${home()}/${foreign}`, { kind: "photo" }, params(foreign), headers)).status).toBe(404);
  }
  for (const image of ["0", "abc", "1e3", "99999999999999"]) {
    expect((await post(remove, home(), {}, { ...params(), image }, headers)).status).toBe(404);
    expect((await presses("later", { image })).status).toBe(404);
  }
  expect(await db.selectFrom("property_images").selectAll().where("id", "=", foreign).executeTakeFirst()).toEqual(
    before,
  );
});

describe("texts proposed for images", () => {
  test("are written for what is chosen, keep what was typed, and are saved where nothing stands", async () => {
    const headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
    const { id } = await aProperty(db, { images: 1, bedrooms: 2, source_language: "en" });
    const params = { id: String(id) };
    const path = `/admin/properties/${id}/images/propose`;
    const { image_id } = await db
      .selectFrom("property_images")
      .where("property_id", "=", id)
      .select("id as image_id")
      .executeTakeFirstOrThrow();
    const field = (language: string) => `alt-${image_id}-${language}`;
    expect((await get(proposals, path, params, headers)).data).toMatchObject({
      pictures: [{ number: 1, proposals: { es: "", ca: "", ru: "" } }],
    });

    const chosen = { intent: "write", [`show-${image_id}`]: "kitchen", [field("ca")]: "La meva" };
    const kitchen = (await post(propose, path, chosen, params, headers)).data as Proposed;
    expect(kitchen.pictures[0]?.proposals.es).toMatch(/^Cocina de un piso de dos dormitorios/);
    expect(kitchen.typed).toEqual({ [field("ca")]: "La meva" });

    const again = {
      ...{ intent: "write", [`show-${image_id}`]: "terrace", [`was-${image_id}`]: "kitchen" },
      ...{ [field("es")]: kitchen.pictures[0]?.proposals.es ?? "", [field("ca")]: "La meva" },
    };
    const terrace = (await post(propose, path, again, params, headers)).data as Proposed;
    expect(terrace.pictures[0]?.proposals.es).toMatch(/^Terraza/);
    expect(terrace.typed).toEqual({ [field("ca")]: "La meva" });

    const tooLong = await post(propose, path, { intent: "save", [field("es")]: "x".repeat(201) }, params, headers);
    expect(tooLong).toMatchObject({ status: 400, data: { tooLong: [field("es")] } });
    const saved = await post(propose, path, { intent: "save", [field("es")]: "Cocina" }, params, headers);
    expect(saved.headers.get("Location")).toBe(`/admin/properties/${id}/images`);
    expect((await get(proposals, path, params, headers)).data).toMatchObject({
      pictures: [{ proposals: { ca: "", ru: "" } }],
    });
  });
});

type Proposed = { pictures: { proposals: Record<string, string> }[]; typed: Record<string, string> };
