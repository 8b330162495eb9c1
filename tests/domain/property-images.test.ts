import type { Db } from "~/db/database";
import type { ImageKind } from "~/domain/listings/image";
import {
  addImage,
  describeImage,
  findImage,
  listImages,
  makePrimary,
  moveImage,
  orderImages,
  removeImage,
} from "~/domain/listings/images.server";
import { photoName } from "~/domain/listings/photo";
import { refuseUpload, takeBackUploads, takeUpload } from "~/domain/listings/upload-queue.server";
import { dismissUpload, listUploads, onUploads, receiveUploads } from "~/domain/listings/uploads.server";

import { aPerson, aProperty, theHome } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");
let sequence = 0;
const hex = (length: number) => (sequence += 1).toString(16).padStart(length, "0");

function aFile(given: { originalName?: string; contentHash?: string | null; refusal?: "damaged" | null } = {}) {
  return { file: hex(32), originalName: "kitchen.jpg", contentHash: hex(64), refusal: null, ...given };
}

async function sends(db: Db, propertyId: number, files: ReturnType<typeof aFile>[], kind: ImageKind = "photo") {
  const { id: userId } = await aPerson(db, { admin: "active" });
  return receiveUploads(db, theHome(propertyId), { files, kind, userId }, now);
}

/** What the job does with the upload that has waited longest. */
async function madeNext(db: Db) {
  const upload = await takeUpload(db);
  if (!upload) throw new Error("Nothing waits.");
  const photo = { name: hex(24), width: 4032, height: 3024 };
  return addImage(db, upload, photo, now);
}

async function adds(db: Db, propertyId: number, kind: ImageKind = "photo") {
  await sends(db, propertyId, [aFile()], kind);
  await madeNext(db);
}

const orderOf = async (db: Db, propertyId: number) => (await listImages(db, theHome(propertyId))).map(({ id }) => id);
const primaryOf = async (db: Db, propertyId: number) =>
  (await listImages(db, theHome(propertyId))).filter(({ isPrimary }) => isPrimary).map(({ id }) => id);
const positionsOf = async (db: Db, propertyId: number) =>
  (
    await db
      .selectFrom("property_images")
      .where("property_id", "=", propertyId)
      .orderBy("display_order")
      .select("display_order")
      .execute()
  ).map(({ display_order }) => display_order);
const updatedAt = async (db: Db, id: number) =>
  (await db.selectFrom("properties").where("id", "=", id).select("updated_at").executeTakeFirstOrThrow()).updated_at;

describe("adding images", () => {
  test("puts each at the end and makes the first photo the primary one", async ({ db }) => {
    const { id } = await aProperty(db);
    await adds(db, id, "floor_plan");
    expect(await primaryOf(db, id)).toEqual([]);
    await adds(db, id);
    await adds(db, id);
    const images = await listImages(db, theHome(id));
    expect(images.map(({ kind, isPrimary }) => [kind, isPrimary])).toEqual([
      ["floor_plan", false],
      ["photo", true],
      ["photo", false],
    ]);
    expect(await positionsOf(db, id)).toEqual([0, 1, 2]);
    expect(await updatedAt(db, id)).toBe(now.toISOString());
    expect(await listUploads(db, theHome(id))).toEqual([]);
  });

  test("two at once keep the order without a gap and one primary image", async ({ db }) => {
    const { id } = await aProperty(db);
    await sends(
      db,
      id,
      Array.from({ length: 8 }, () => aFile()),
    );
    await Promise.all(Array.from({ length: 8 }, () => madeNext(db)));
    expect(await positionsOf(db, id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(await primaryOf(db, id)).toHaveLength(1);
  });

  test("leaves nothing of an upload whose property was deleted meanwhile", async ({ db }) => {
    const { id } = await aProperty(db);
    await sends(db, id, [aFile()]);
    const upload = await takeUpload(db);
    await db.deleteFrom("properties").where("id", "=", id).execute();
    const photo = { name: hex(24), width: 800, height: 600 };
    expect(await addImage(db, { listingKind: "property", id: upload?.id ?? 0 }, photo, now)).toBeUndefined();
    expect(await db.selectFrom("property_images").selectAll().execute()).toEqual([]);
  });
});

describe("receiving files", () => {
  test("wakes the work, and gives each file a line of its own until an image takes its place", async ({ db }) => {
    const { id } = await aProperty(db);
    let woken = 0;
    onUploads(() => (woken += 1));
    const files = [
      aFile({ originalName: "a.jpg" }),
      aFile({ originalName: "b.txt", refusal: "damaged", contentHash: null }),
    ];
    expect(await sends(db, id, files)).toEqual({
      received: 1,
      refused: [{ originalName: "b.txt", refusal: "damaged" }],
      known: [],
    });
    expect(woken).toBe(1);
    expect(await listUploads(db, theHome(id))).toMatchObject([
      { originalName: "a.jpg", refusal: null },
      { originalName: "b.txt", refusal: "damaged" },
    ]);
    await madeNext(db);
    expect(await listUploads(db, theHome(id))).toMatchObject([{ originalName: "b.txt" }]);
  });

  test("passes over a file that the property has or is getting already, not one of another property", async ({
    db,
  }) => {
    const { id } = await aProperty(db);
    const other = await aProperty(db);
    const contentHash = hex(64);
    const [first, again, later] = [aFile({ contentHash }), aFile({ contentHash }), aFile({ contentHash })];
    expect(await sends(db, id, [first, again])).toEqual({ received: 1, refused: [], known: [again.file] });
    await madeNext(db);
    expect(await sends(db, id, [later])).toEqual({ received: 0, refused: [], known: [later.file] });
    expect(await sends(db, other.id, [aFile({ contentHash })])).toMatchObject({ received: 1 });
    expect(await orderOf(db, id)).toHaveLength(1);
  });

  test("takes a file again that was refused or removed", async ({ db }) => {
    const { id } = await aProperty(db);
    const contentHash = hex(64);
    await sends(db, id, [aFile({ contentHash })]);
    await refuseUpload(db, { listingKind: "property", id: (await takeUpload(db))?.id ?? 0 }, "failed");
    expect(await sends(db, id, [aFile({ contentHash })])).toMatchObject({ received: 1 });
    await madeNext(db);
    await removeImage(db, theHome(id), (await orderOf(db, id))[0] ?? 0, now);
    expect(await sends(db, id, [aFile({ contentHash })])).toMatchObject({ received: 1 });
  });

  test("says so where the property is gone", async ({ db }) => {
    expect(await sends(db, 999_999, [aFile()])).toBeUndefined();
  });

  test("a line can be dismissed once the file was refused, by its own property only", async ({ db }) => {
    const { id } = await aProperty(db);
    const other = await aProperty(db);
    await sends(db, id, [aFile(), aFile({ refusal: "damaged" })]);
    const [waiting, refused] = await listUploads(db, theHome(id));
    expect(await dismissUpload(db, theHome(id), waiting?.id ?? 0)).toBe(false);
    expect(await dismissUpload(db, theHome(other.id), refused?.id ?? 0)).toBe(false);
    expect(await dismissUpload(db, theHome(id), refused?.id ?? 0)).toBe(true);
    expect(await listUploads(db, theHome(id))).toMatchObject([{ id: waiting?.id }]);
  });

  test("what was in hand at a crash waits again, and is given up the second time", async ({ db }) => {
    const { id } = await aProperty(db);
    await sends(db, id, [aFile()]);
    await takeUpload(db);
    expect(await takeUpload(db)).toBeUndefined();
    await takeBackUploads(db);
    expect(await takeUpload(db)).toBeDefined();
    await takeBackUploads(db);
    expect(await takeUpload(db)).toBeUndefined();
    expect(await listUploads(db, theHome(id))).toMatchObject([{ refusal: "failed" }]);
  });
});

describe("the order", () => {
  test("changes by swapping with a neighbour, and not beyond the ends", async ({ db }) => {
    const { id } = await aProperty(db, { images: 3 });
    const [a = 0, b = 0, c = 0] = await orderOf(db, id);
    await moveImage(db, theHome(id), a, "later", now);
    expect(await orderOf(db, id)).toEqual([b, a, c]);
    await moveImage(db, theHome(id), c, "earlier", now);
    expect(await orderOf(db, id)).toEqual([b, c, a]);
    await moveImage(db, theHome(id), b, "earlier", now);
    await moveImage(db, theHome(id), a, "later", now);
    expect(await orderOf(db, id)).toEqual([b, c, a]);
    expect(await positionsOf(db, id)).toEqual([0, 1, 2]);
    expect(await primaryOf(db, id)).toEqual([a]);
    expect(await updatedAt(db, id)).toBe(now.toISOString());
  });

  test("is taken as it was drawn; what is not named follows, what is not there is passed over", async ({ db }) => {
    const { id } = await aProperty(db, { images: 4 });
    const other = await aProperty(db, { images: 1 });
    const [a = 0, b = 0, c = 0, d = 0] = await orderOf(db, id);
    const [foreign = 0] = await orderOf(db, other.id);
    await orderImages(db, theHome(id), [d, foreign, b, b, 999_999], now);
    expect(await orderOf(db, id)).toEqual([d, b, a, c]);
    expect(await positionsOf(db, id)).toEqual([0, 1, 2, 3]);
    expect(await orderOf(db, other.id)).toEqual([foreign]);
  });

  test("mends a row of images that has gaps", async ({ db }) => {
    const { id } = await aProperty(db, { images: 3 });
    await db
      .updateTable("property_images")
      .set((eb) => ({ display_order: eb("display_order", "*", 10) }))
      .execute();
    const [a = 0] = await orderOf(db, id);
    await moveImage(db, theHome(id), a, "later", now);
    expect(await positionsOf(db, id)).toEqual([0, 1, 2]);
  });
});

describe("the primary image", () => {
  test("is one photo; choosing another clears it", async ({ db }) => {
    const { id } = await aProperty(db, { images: 3 });
    const [, b = 0] = await orderOf(db, id);
    expect(await makePrimary(db, theHome(id), b, now)).toBe("done");
    expect(await makePrimary(db, theHome(id), b, now)).toBe("done");
    expect(await primaryOf(db, id)).toEqual([b]);
    expect(await updatedAt(db, id)).toBe(now.toISOString());
  });

  test("is never a floor plan and never an image of another property", async ({ db }) => {
    const { id } = await aProperty(db, { images: 1 });
    const other = await aProperty(db, { images: 2 });
    await adds(db, id, "floor_plan");
    const [photo = 0, plan = 0] = await orderOf(db, id);
    const [, foreign = 0] = await orderOf(db, other.id);
    expect(await makePrimary(db, theHome(id), plan, now)).toBe("noPhoto");
    expect(await makePrimary(db, theHome(id), foreign, now)).toBe("missing");
    expect(await primaryOf(db, id)).toEqual([photo]);
    expect(await primaryOf(db, other.id)).not.toContain(foreign);
  });

  test("passes to the next photo when it is removed, past plans", async ({ db }) => {
    const { id } = await aProperty(db);
    await adds(db, id, "photo");
    await adds(db, id, "floor_plan");
    await adds(db, id, "photo");
    const [first = 0, plan = 0, last = 0] = await orderOf(db, id);
    const name = (await listImages(db, theHome(id)))[0]?.photo.name;
    expect(await removeImage(db, theHome(id), first, now)).toBe(name);
    expect(await orderOf(db, id)).toEqual([plan, last]);
    expect(await positionsOf(db, id)).toEqual([0, 1]);
    expect(await primaryOf(db, id)).toEqual([last]);
    await removeImage(db, theHome(id), last, now);
    expect(await primaryOf(db, id)).toEqual([]);
    await adds(db, id);
    expect(await primaryOf(db, id)).toHaveLength(1);
  });
});

describe("removing an image", () => {
  test("takes its texts along and leaves images of other properties alone", async ({ db }) => {
    const { id } = await aProperty(db, { images: 2 });
    const other = await aProperty(db, { images: 1 });
    const [a = 0, b = 0] = await orderOf(db, id);
    const [foreign = 0] = await orderOf(db, other.id);
    await describeImage(db, theHome(id), a, { texts: { es: "Cocina" } }, now);
    expect(await removeImage(db, theHome(id), foreign, now)).toBeUndefined();
    expect(await removeImage(db, theHome(id), a, now)).toMatch(/^[0-9a-f]{24}$/);
    expect(await removeImage(db, theHome(id), a, now)).toBeUndefined();
    expect(await orderOf(db, id)).toEqual([b]);
    expect(await orderOf(db, other.id)).toEqual([foreign]);
    expect(await db.selectFrom("property_image_texts").selectAll().execute()).toEqual([]);
  });
});

describe("describing an image", () => {
  test("keeps a text in each language, and shows that of the property's own where one is taken away", async ({
    db,
  }) => {
    const { id } = await aProperty(db, { images: 1, source_language: "ca" });
    const [image = 0] = await orderOf(db, id);
    expect((await findImage(db, theHome(id), image))?.texts).toEqual({ en: "", es: "", ca: "Photograph 1", ru: "" });
    await describeImage(db, theHome(id), image, { texts: { ca: "La cuina", es: "La cocina" } }, now);
    expect(await findImage(db, theHome(id), image)).toMatchObject({
      photo: { alt: "La cuina" },
      texts: { en: "", es: "La cocina", ca: "La cuina", ru: "" },
    });
    await describeImage(db, theHome(id), image, { texts: { es: "" } }, now);
    expect((await findImage(db, theHome(id), image))?.texts).toMatchObject({ es: "", ca: "La cuina" });
    expect(await updatedAt(db, id)).toBe(now.toISOString());
  });

  test("says that it is a plan after all, which hands being primary on", async ({ db }) => {
    const { id } = await aProperty(db, { images: 2 });
    const [a = 0, b = 0] = await orderOf(db, id);
    await describeImage(db, theHome(id), a, { texts: {}, kind: "floor_plan" }, now);
    expect(await primaryOf(db, id)).toEqual([b]);
    await describeImage(db, theHome(id), b, { texts: {}, kind: "energy_label" }, now);
    expect(await primaryOf(db, id)).toEqual([]);
    await describeImage(db, theHome(id), a, { texts: {}, kind: "photo" }, now);
    expect(await primaryOf(db, id)).toEqual([a]);
  });

  test("is no matter of another property", async ({ db }) => {
    const { id } = await aProperty(db, { images: 1 });
    const other = await aProperty(db, { images: 1 });
    const [foreign = 0] = await orderOf(db, other.id);
    expect(await describeImage(db, theHome(id), foreign, { texts: { en: "Mine" } }, now)).toBe("missing");
    expect(await findImage(db, theHome(id), foreign)).toBeUndefined();
    expect(
      photoName((await db.selectFrom("property_images").select("image_url").executeTakeFirstOrThrow()).image_url),
    ).toBeTruthy();
  });
});
