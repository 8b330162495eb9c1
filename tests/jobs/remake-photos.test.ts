import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import {
  firstRecipe,
  imageUrl,
  offeredWidths,
  offerWidths,
  photoFileNames,
  photoRecipe,
  type PhotoRecipe,
  sampleRecipe,
} from "~/domain/listings/photo";
import { findPhotoRecipe, keepPhotoRecipe, widthsThere } from "~/domain/listings/photo-recipe.server";
import { remakePhotos, startRemakingPhotos } from "~/jobs/remake-photos.server";
import { acceptPhoto } from "~/outside/photos/accept.server";
import { compare } from "~/outside/photos/agreement.server";

/** What the disk says when room for a photo is asked for. */
const disk = vi.hoisted(() => ({ roomFor: Infinity }));
vi.mock("~/outside/photos/room.server", () => ({
  requireRoom() {
    disk.roomFor -= 1;
    if (disk.roomFor < 0) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    return Promise.resolve();
  },
}));

const now = new Date();
const yesterday = now.getTime() / 1000 - 86_400;
const packedOtherwise: PhotoRecipe = { ...photoRecipe, packing: photoRecipe.packing - 1 };
let uploads: string;

beforeEach(async () => {
  uploads = await mkdtemp(join(tmpdir(), "remade-"));
  disk.roomFor = Infinity;
  await db.deleteFrom("site_pictures").execute();
  await db.deleteFrom("settings").where("key", "=", "photo_recipe").execute();
});
afterEach(() => {
  offerWidths(photoRecipe.widths);
  rmSync(uploads, { recursive: true });
});

/** A photo that the site shows, with the files that a recipe names, made a day ago. */
async function aPhotoMadeBy(recipe: PhotoRecipe, slug: string, size = { width: 900, height: 600 }) {
  const source = join(uploads, "source.jpg");
  await sharp({ create: { ...size, channels: 3, background: "#336699" } })
    .jpeg()
    .toFile(source);
  const taken = await acceptPhoto(source, uploads);
  rmSync(source);
  if (!taken.ok) throw new Error(taken.reason);
  const { photo } = taken;
  const kept = photoFileNames(photo, recipe.widths);
  for (const file of photoFileNames(photo)) {
    if (kept.includes(file)) utimesSync(join(uploads, file), yesterday, yesterday);
    else rmSync(join(uploads, file));
  }
  const image_url = `/uploads/${photo.name}-${photo.width}.jpg`;
  await db
    .insertInto("site_pictures")
    .values({ slug, image_url, ...size, is_rendering: 0 })
    .execute();
  return photo;
}

const filesThere = () =>
  readdirSync(uploads)
    .filter((file) => /\.(?:avif|webp|jpg)$/.test(file))
    .sort();
const madeToday = () => filesThere().filter((file) => statSync(join(uploads, file)).mtimeMs > yesterday * 1000 + 1000);

test("a photo of the first release gets the width it lacks, and pages offer it from then on", async () => {
  const photo = await aPhotoMadeBy(firstRecipe, "hero", { width: 2500, height: 1000 });
  await keepPhotoRecipe(db, { ...firstRecipe, packing: photoRecipe.packing }, now);
  offerWidths(widthsThere(await findPhotoRecipe(db)));
  expect(offeredWidths().avif).toEqual([480, 800, 1200, 1600]);
  const before = filesThere();

  await remakePhotos(db, uploads, now);
  expect(filesThere()).toEqual(photoFileNames(photo).sort());
  expect(madeToday()).toEqual([`${photo.name}-2400.avif`, `${photo.name}-640.avif`]);
  expect(before).not.toContain(`${photo.name}-640.avif`);
  expect(await sharp(join(uploads, `${photo.name}-2400.avif`)).metadata()).toMatchObject({ width: 2400, height: 960 });
  expect(offeredWidths()).toEqual(photoRecipe.widths);
  expect(await findPhotoRecipe(db)).toEqual(photoRecipe);
  expect(readdirSync(join(uploads, ".incoming"))).toEqual([]);
});

test("samples of a first start have one width, pages offer no other until all are whole, and a start after a kill goes on", async () => {
  const photos = [await aPhotoMadeBy(sampleRecipe, "one"), await aPhotoMadeBy(sampleRecipe, "two")];
  await keepPhotoRecipe(db, sampleRecipe, now);
  await startRemakingPhotos();
  const arePagesRight = async () => {
    for (const file of photos.flatMap((photo) => photoFileNames(photo, offeredWidths())))
      expect(filesThere()).toContain(file);
    expect((await compare(uploads, async () => photos)).missing).toEqual([]);
  };
  expect(filesThere()).toHaveLength(photos.length);
  await arePagesRight();

  disk.roomFor = 1;
  await expect(remakePhotos(db, uploads, now)).rejects.toHaveProperty("code", "ENOSPC");
  expect(offeredWidths()).toEqual(sampleRecipe.widths);
  await arePagesRight();

  disk.roomFor = Infinity;
  await remakePhotos(db, uploads, new Date());
  expect(filesThere()).toEqual(photos.flatMap((photo) => photoFileNames(photo)).sort());
  expect(offeredWidths()).toEqual(photoRecipe.widths);
});

test("what was packed otherwise is packed again, and only what is older", async () => {
  const photo = await aPhotoMadeBy(photoRecipe, "hero");
  const file = join(uploads, `${photo.name}-480.avif`);
  writeFileSync(file, "packed otherwise");
  utimesSync(file, yesterday, yesterday);
  await keepPhotoRecipe(db, packedOtherwise, now);
  await remakePhotos(db, uploads, new Date(now.getTime() - 1000));
  expect(madeToday()).toEqual(filesThere());
  expect(readFileSync(file).toString()).not.toBe("packed otherwise");

  const made = statSync(file).mtimeMs;
  await remakePhotos(db, uploads, now);
  expect(statSync(file).mtimeMs).toBe(made);
});

test("where the disk is full the rest waits, pages offer what is there, and a later start goes on where this one was", async () => {
  const photos = [await aPhotoMadeBy(firstRecipe, "one"), await aPhotoMadeBy(firstRecipe, "two")];
  const is640 = (file: string) => file.includes("-640.");
  await keepPhotoRecipe(db, { ...firstRecipe, packing: photoRecipe.packing }, now);
  disk.roomFor = 1;
  await expect(remakePhotos(db, uploads, now)).rejects.toHaveProperty("code", "ENOSPC");
  expect(filesThere().filter(is640)).toHaveLength(1);
  const kept = await findPhotoRecipe(db);
  expect([widthsThere(kept).avif, kept.next?.since]).toEqual([[480, 800, 1200, 1600], now.toISOString()]);
  const [first = ""] = filesThere().filter(is640);
  utimesSync(join(uploads, first), yesterday, yesterday);

  disk.roomFor = Infinity;
  await remakePhotos(db, uploads, new Date());
  expect(filesThere().filter(is640)).toHaveLength(photos.length);
  expect(madeToday().filter(is640)).toHaveLength(1);
});

test("a photo whose original is lost or broken is made from its largest JPEG", async () => {
  const [lost, broken] = [await aPhotoMadeBy(firstRecipe, "lost"), await aPhotoMadeBy(firstRecipe, "broken")];
  await keepPhotoRecipe(db, firstRecipe, now);
  rmSync(join(uploads, "originals", `${lost.name}.jpg`));
  writeFileSync(
    join(uploads, "originals", `${broken.name}.jpg`),
    readFileSync(join(uploads, `${broken.name}-480.jpg`)).subarray(0, 400),
  );
  await remakePhotos(db, uploads, new Date(now.getTime() - 1000));
  expect(filesThere()).toEqual([...photoFileNames(lost), ...photoFileNames(broken)].sort());
  expect(await findPhotoRecipe(db)).toEqual(photoRecipe);
});

test("a photo of which nothing can be read holds up no other", async () => {
  const gone = await aPhotoMadeBy(firstRecipe, "gone");
  for (const file of filesThere()) rmSync(join(uploads, file));
  rmSync(join(uploads, "originals"), { recursive: true });
  mkdirSync(join(uploads, "originals"));
  const other = await aPhotoMadeBy(firstRecipe, "other");
  await remakePhotos(db, uploads, now);
  expect(filesThere()).toEqual(photoFileNames(other).sort());
  expect(filesThere().some((file) => file.startsWith(gone.name))).toBe(false);
});

test("a photo that cannot be made again is offered in the widths that it has, after a start too", async () => {
  const spoilt = await aPhotoMadeBy(firstRecipe, "spoilt");
  const other = await aPhotoMadeBy(firstRecipe, "other");
  await keepPhotoRecipe(db, firstRecipe, now);
  rmSync(join(uploads, "originals", `${spoilt.name}.jpg`));
  writeFileSync(join(uploads, imageUrl(spoilt).replace("/uploads/", "")), "no picture");
  const isThere = (photo: { name: string; width: number }) =>
    photoFileNames(photo, offeredWidths(photo.name)).every((file) => filesThere().includes(file));

  await remakePhotos(db, uploads, now);
  expect([spoilt, other].map(isThere)).toEqual([true, true]);
  expect(offeredWidths(spoilt.name)).toEqual(firstRecipe.widths);
  expect(offeredWidths(other.name)).toEqual(photoRecipe.widths);

  offerWidths(photoRecipe.widths);
  await startRemakingPhotos();
  expect(offeredWidths(spoilt.name)).toEqual(firstRecipe.widths);
  expect((await compare(uploads, async () => [spoilt, other])).missing).toEqual([]);
});

test("asked to stop it begins no further photo", async () => {
  await aPhotoMadeBy(firstRecipe, "hero");
  const before = filesThere();
  await remakePhotos(db, uploads, now, AbortSignal.abort());
  expect([filesThere(), (await findPhotoRecipe(db)).next?.recipe]).toEqual([before, photoRecipe]);
});
