import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { crc32 } from "node:zlib";

import sharp, { type Sharp } from "sharp";
import { describe, expect, test as base } from "vitest";

import {
  commonWidths,
  heightAt,
  imageUrl,
  photoFileNames,
  photoFormats,
  photoLimits,
  photoName,
  photoRecipe,
  type PhotoRecipe,
  photoUrl,
  readPhotoFileName,
  widthsOf,
} from "~/domain/listings/photo";
import { acceptPhoto, removePhoto } from "~/outside/photos/accept.server";
import { copyPhoto } from "~/outside/photos/copy-photo.server";
import { rasterisePlan } from "~/outside/photos/rasterise-plan.server";

const test = base.extend<{ folder: string; uploads: string }>({
  folder: async ({ task }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `photos-${task.id}-`));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  uploads: async ({ folder }, use) => {
    await mkdir(join(folder, "uploads"));
    await use(join(folder, "uploads"));
  },
});

describe("the addresses of a photo", () => {
  const name = "0123456789abcdef01234567";

  test("offer every standard width below the photo's own, and its own or the largest", () => {
    const { avif, webp, jpg } = photoRecipe.widths;
    expect(widthsOf({ width: 4032 }, avif)).toEqual([480, 640, 800, 1200, 1600, 2400]);
    expect(widthsOf({ width: 2000 }, avif)).toEqual([480, 640, 800, 1200, 1600, 2000]);
    expect(widthsOf({ width: 4032 }, jpg)).toEqual([480, 800, 1200, 1600]);
    expect(widthsOf({ width: 1600 }, webp)).toEqual([480, 800, 1200, 1600]);
    expect(widthsOf({ width: 1000 }, jpg)).toEqual([480, 800, 1000]);
    expect(widthsOf({ width: 480 }, avif)).toEqual([480]);
    expect(widthsOf({ width: 300 }, avif)).toEqual([300]);
  });

  test("offer what photos of two recipes both have, and all of that exists of each", () => {
    const fewer: PhotoRecipe = { packing: 9, widths: { avif: [480, 1200], webp: [800, 1600], jpg: [480, 2000] } };
    const common = commonWidths(photoRecipe, fewer);
    expect(common).toEqual({ avif: [480, 1200], webp: [800, 1600], jpg: [480] });
    for (const width of [300, 480, 1000, 1200, 1900, 4032]) {
      const offered = photoFileNames({ name, width }, common);
      for (const { widths } of [photoRecipe, fewer]) {
        expect(photoFileNames({ name, width }, widths)).toEqual(expect.arrayContaining(offered));
      }
    }
  });

  test("keep the proportions", () => {
    expect(heightAt({ width: 4032, height: 3024 }, 800)).toBe(600);
    expect(heightAt({ width: 20000, height: 3 }, 480)).toBe(1);
  });

  test("lead to the largest JPEG and back to the name", () => {
    expect(photoUrl(name, 800, "avif")).toBe(`/uploads/${name}-800.avif`);
    expect(imageUrl({ name, width: 4032 })).toBe(`/uploads/${name}-1600.jpg`);
    expect(imageUrl({ name, width: 1000 })).toBe(`/uploads/${name}-1000.jpg`);
    expect(photoName(imageUrl({ name, width: 1000 }))).toBe(name);
  });

  test("are not read from anything else", () => {
    expect(() => photoName("https://example.com/a.jpg")).toThrow("Not the address of a photo");
    expect(() => photoName(`/uploads/originals/${name}.jpg`)).toThrow("Not the address of a photo");
  });
});

describe("accepting a photo", () => {
  test("turns it upright by its EXIF orientation", async ({ folder, uploads }) => {
    // Orientation 6: shown a quarter turn clockwise, so the left side, red, is the top of the picture.
    const lying = await redThenBlue(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const photo = await accepted(folder, uploads, lying);

    expect(photo).toMatchObject({ width: 400, height: 600 });
    for (const format of photoFormats) {
      const file = join(uploads, `${photo.name}-400.${format}`);
      expect(await sizeOf(file)).toEqual([400, 600]);
      expect(await colourAt(file, 200, 50)).toBe("red");
      expect(await colourAt(file, 200, 550)).toBe("blue");
    }
  });

  test("strips the place where it was taken, and all else, from every file made of it", async ({ folder, uploads }) => {
    const source = await redThenBlue(900, 600)
      .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitudeRef: "N", GPSMapDatum: "WGS-84" } })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>WGS-84</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    expect(source.includes("WGS-84")).toBe(true);
    expect(source.includes("Somebody")).toBe(true);

    await accepted(folder, uploads, source);
    const files = await filesMade(uploads);
    expect(files).toHaveLength(10);
    for (const file of files) {
      const { exif, xmp, iptc, comments, orientation } = await sharp(join(uploads, file)).metadata();
      expect({ exif, xmp, iptc, comments, orientation }).toEqual({});
      const bytes = await readFile(join(uploads, file));
      expect(bytes.includes("WGS-84")).toBe(false);
      expect(bytes.includes("Somebody")).toBe(false);
    }
  });

  test("keeps the original byte for byte", async ({ folder, uploads }) => {
    const source = await redThenBlue(500, 300)
      .withExif({ IFD3: { GPSMapDatum: "WGS-84" } })
      .jpeg()
      .toBuffer();
    const { name } = await accepted(folder, uploads, source);
    expect(await readFile(join(uploads, "originals", `${name}.jpg`))).toEqual(source);
  });

  test("makes each width in each format, and nothing else", async ({ folder, uploads }) => {
    const photo = await accepted(folder, uploads, await redThenBlue(1000, 701).png().toBuffer());

    const expected = [480, 640, 800, 1000].flatMap((width) =>
      photoFormats.filter((each) => each === "avif" || width !== 640).map((each) => `${photo.name}-${width}.${each}`),
    );
    expect(await filesMade(uploads)).toEqual(expected.sort());
    for (const file of expected) {
      const width = readPhotoFileName(file)?.width ?? 0;
      expect(await sizeOf(join(uploads, file))).toEqual([width, heightAt(photo, width)]);
    }
    expect(await readdir(join(uploads, "originals"))).toEqual([`${photo.name}.png`]);
  });

  test("copies one with files of its own, so that either can go without the other", async ({ folder, uploads }) => {
    const source = await redThenBlue(500, 300).png().toBuffer();
    const { name } = await accepted(folder, uploads, source);
    const files = await filesMade(uploads);
    const copy = await copyPhoto(name, uploads);
    expect(copy).not.toBe(name);

    await removePhoto(name, uploads);
    expect(await filesMade(uploads)).toEqual(files.map((file) => file.replace(name, copy)));
    expect(await readFile(join(uploads, "originals", `${copy}.png`))).toEqual(source);
    expect(await sizeOf(join(uploads, `${copy}-480.avif`))).toEqual([480, 288]);
  });

  test("does not enlarge a small one", async ({ folder, uploads }) => {
    const photo = await accepted(folder, uploads, await redThenBlue(300, 200).webp().toBuffer());
    expect(photo).toMatchObject({ width: 300, height: 200 });
    expect(await filesMade(uploads)).toEqual(["avif", "jpg", "webp"].map((each) => `${photo.name}-300.${each}`));
  });

  test("brings other colours to sRGB and puts white behind what is transparent", async ({ folder, uploads }) => {
    const cmyk = await accepted(folder, uploads, await redThenBlue(60, 40).toColourspace("cmyk").jpeg().toBuffer());
    const jpeg = join(uploads, `${cmyk.name}-60.jpg`);
    expect(await sharp(jpeg).metadata()).toMatchObject({ space: "srgb", channels: 3, hasProfile: false });
    expect(await colourAt(jpeg, 10, 20)).toBe("red");

    const glass = sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const clear = await accepted(folder, uploads, await glass.png().toBuffer());
    expect(await colourAt(join(uploads, `${clear.name}-60.jpg`), 10, 20)).toBe("white");
  });

  test("takes AVIF, and a photo whose name lies about its kind", async ({ folder, uploads }) => {
    const avif = await accepted(folder, uploads, await redThenBlue(300, 200).avif({ effort: 0 }).toBuffer(), "a.jpg");
    expect(await readdir(join(uploads, "originals"))).toEqual([`${avif.name}.avif`]);
  });

  test("forgives the stray bytes that some phones write", async ({ folder, uploads }) => {
    const whole = await redThenBlue(300, 200).jpeg().toBuffer();
    const firstPart = 4 + whole.readUInt16BE(4);
    const odd = Buffer.concat([whole.subarray(0, firstPart), Buffer.alloc(7, 0x11), whole.subarray(firstPart)]);
    await expect(sharp(odd, { failOn: "warning" }).raw().toBuffer()).rejects.toThrow("extraneous bytes");

    expect(await acceptPhoto(await put(folder, odd), uploads)).toMatchObject({ ok: true });
  });

  test("takes one photo at a time", async ({ folder, uploads }) => {
    const source = await put(folder, await redThenBlue(900, 600).jpeg().toBuffer());
    const both = Promise.all([acceptPhoto(source, uploads), acceptPhoto(source, uploads)]);

    const atWork = new Set<string>();
    let most = 0;
    for (let done = false; !done;) {
      const now = await readdir(join(uploads, ".incoming")).catch(() => []);
      now.forEach((name) => atWork.add(name));
      most = Math.max(most, now.length);
      done = await Promise.race([both.then(() => true), new Promise<false>((go) => setTimeout(go, 1, false))]);
    }

    expect(await both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(atWork.size).toBe(2);
    expect(most).toBe(1);
  });

  test("clears what a killed process left, not what another has in hand", async ({ folder, uploads }) => {
    await mkdir(join(uploads, ".incoming", "left"), { recursive: true });
    await mkdir(join(uploads, ".incoming", "in-hand"));
    const twoHoursAgo = Date.now() / 1000 - 7200;
    await utimes(join(uploads, ".incoming", "left"), twoHoursAgo, twoHoursAgo);

    await accepted(folder, uploads, await redThenBlue(60, 40).jpeg().toBuffer());
    expect(await readdir(join(uploads, ".incoming"))).toEqual(["in-hand"]);
  });
});

/** A real HEIC: 96 by 64 px, kept lying on its side, red and blue in the colours of a phone, with the place where it was taken. */
const iphonePhoto = join("tests", "support", "photos", "iphone.heic");

/** The file with its header whole, and nothing of the picture. */
function garbled(photo: Buffer): Buffer {
  const from = photo.indexOf("mdat") + 4;
  return Buffer.concat([photo.subarray(0, from), Buffer.alloc(photo.length - from, 0x5a)]);
}

describe("a photo of an iPhone", () => {
  test("is taken as any other: upright, in the colours that it shows, its original kept", async ({
    folder,
    uploads,
  }) => {
    const accepted = await acceptPhoto(await put(folder, await readFile(iphonePhoto)), uploads);
    expect(accepted).toMatchObject({ ok: true, photo: { width: 64, height: 96 } });
    const made = await everyFile(uploads);
    expect(made.filter((file) => file.endsWith(".heic"))).toHaveLength(1);
    const jpeg = made.find((file) => file.endsWith(".jpg")) ?? "";
    const photo = sharp(join(uploads, jpeg));
    const { width, height, exif, icc } = await photo.metadata();
    expect({ width, height, exif, icc }).toEqual({ width: 64, height: 96, exif: undefined, icc: undefined });
    // Turned clockwise, what was left is above. Taken for sRGB, its red would be 211, 61, 45.
    const [above, below] = [await middleOf(photo, 24), await middleOf(photo, 72)];
    expectNear(above, [230, 40, 30]);
    expectNear(below, [30, 60, 200]);
  });

  test("is refused where it has more pixels than its decoder has room for", async ({ folder, uploads }) => {
    const photo = await readFile(iphonePhoto);
    const size = photo.indexOf("ispe") + 8;
    photo.writeUInt32BE(8064, size);
    photo.writeUInt32BE(6048, size + 4);
    expect(await acceptPhoto(await put(folder, photo), uploads)).toEqual({ ok: false, reason: "too-many-heic-pixels" });
  });
});

async function middleOf(photo: Sharp, top: number): Promise<number[]> {
  const area = { left: 30, top: top - 2, width: 4, height: 4 };
  return [...(await photo.clone().extract(area).resize(1, 1).raw().toBuffer())];
}

function expectNear(pixel: number[], wanted: number[]) {
  const off = pixel.map((value, index) => Math.abs(value - (wanted[index] ?? 0)));
  expect(Math.max(...off), `${pixel.join()} for ${wanted.join()}`).toBeLessThan(10);
}

describe("refusing a file", () => {
  const refused: [string, string, () => Promise<Buffer>][] = [
    ["a text called photo.jpg", "not-an-image", async () => Buffer.from("This is a letter, not a photo.")],
    ["an empty file", "not-an-image", async () => Buffer.alloc(0)],
    ["a PDF", "not-an-image", async () => Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")],
    ["a film", "not-an-image", async () => fileTypeBox("isom", "mp42")],
    ["an SVG", "unsupported", async () => Buffer.from(svg(100, 100))],
    ["an SVG with a prologue", "unsupported", async () => Buffer.from(`<?xml version="1.0"?>\n<!-- x -->${svg(9, 9)}`)],
    ["a GIF", "unsupported", () => redThenBlue(60, 40).gif().toBuffer()],
    ["a TIFF", "unsupported", () => redThenBlue(60, 40).tiff().toBuffer()],
    ["a film of a phone", "unsupported", async () => fileTypeBox("hevc", "msf1", "hevc")],
    ["a HEIC without a photo", "damaged", async () => fileTypeBox("heic", "mif1", "heic")],
    ["a HEIC cut in half", "damaged", async () => half(await readFile(iphonePhoto))],
    ["a HEIC with other bytes for pixels", "damaged", async () => garbled(await readFile(iphonePhoto))],
    ["a JPEG cut in half", "damaged", async () => half(await redThenBlue(600, 400).jpeg().toBuffer())],
    ["a PNG cut in half", "damaged", async () => half(await redThenBlue(600, 400).png().toBuffer())],
    ["a WebP cut in half", "damaged", async () => half(await redThenBlue(600, 400).webp().toBuffer())],
    ["an AVIF cut in half", "damaged", async () => half(await redThenBlue(600, 400).avif({ effort: 0 }).toBuffer())],
    ["a header without a photo", "damaged", async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ["a strip taller than the formats hold", "too-many-pixels", () => redThenBlue(20, 17000).png().toBuffer()],
  ];

  test.for(refused)("%s is %s, and leaves no file", async ([, reason, make], { folder, uploads }) => {
    const source = await put(folder, await make());
    expect(await acceptPhoto(source, uploads)).toEqual({ ok: false, reason });
    expect(await everyFile(uploads)).toEqual([]);
  });

  test("counts the pixels before it decodes any", async ({ folder, uploads }) => {
    // Only the header tells the size; the pixels behind it are those of a small picture, so decoding would fail.
    const small = await redThenBlue(60, 40).png().toBuffer();
    const inLimit = await put(folder, withPngSize(small, 6000, 6000));
    expect(await acceptPhoto(inLimit, uploads)).toEqual({ ok: false, reason: "damaged" });

    const beyond = await put(folder, withPngSize(small, 12000, 12000));
    expect(await acceptPhoto(beyond, uploads)).toEqual({ ok: false, reason: "too-many-pixels" });
    expect(await everyFile(uploads)).toEqual([]);
  });

  test("weighs the file", async ({ folder, uploads }) => {
    const whole = await redThenBlue(60, 40).jpeg().toBuffer();
    const atLimit = Buffer.concat([whole, Buffer.alloc(photoLimits.bytes - whole.length)]);
    expect(await acceptPhoto(await put(folder, atLimit), uploads)).toMatchObject({ ok: true });

    const beyond = Buffer.concat([atLimit, Buffer.alloc(1)]);
    expect(await acceptPhoto(await put(folder, beyond), uploads)).toEqual({ ok: false, reason: "too-large" });
  });

  test("takes back what it had put in place when the last step fails", async ({ folder, uploads }) => {
    await writeFile(join(uploads, "originals"), "a file where the folder should be");
    const source = await put(folder, await redThenBlue(300, 200).jpeg().toBuffer());

    await expect(acceptPhoto(source, uploads)).rejects.toThrow("originals");
    expect(await everyFile(uploads)).toEqual(["originals"]);
    expect(await readdir(join(uploads, ".incoming"))).toEqual([]);
  });

  test("does not stop the next photo", async ({ folder, uploads }) => {
    const results = await Promise.all([
      acceptPhoto(await put(folder, Buffer.from("text")), uploads),
      acceptPhoto(await put(folder, await redThenBlue(60, 40).jpeg().toBuffer()), uploads),
    ]);
    expect(results).toMatchObject([{ ok: false }, { ok: true }]);
    await expect(acceptPhoto(join(folder, "missing"), uploads)).rejects.toThrow("ENOENT");
    expect(await acceptPhoto(await put(folder, await redThenBlue(60, 40).png().toBuffer()), uploads)).toMatchObject({
      ok: true,
    });
  });
});

describe("removing a photo", () => {
  test("takes all its files and leaves the others'", async ({ folder, uploads }) => {
    const jpeg = await redThenBlue(500, 300).jpeg().toBuffer();
    const gone = await accepted(folder, uploads, jpeg);
    const stays = await accepted(folder, uploads, jpeg);
    expect(await everyFile(uploads)).toHaveLength(14);

    await removePhoto(gone.name, uploads);
    const left = await everyFile(uploads);
    expect(left).toHaveLength(7);
    expect(left.every((file) => file.includes(stays.name))).toBe(true);
    await removePhoto(gone.name, uploads);
  });

  test("takes only the name of a photo", async ({ uploads }) => {
    await expect(removePhoto("../uploads", uploads)).rejects.toThrow("Not the name of a photo");
    await expect(removePhoto("", uploads)).rejects.toThrow("Not the name of a photo");
  });
});

describe("drawing a floor plan", () => {
  test("gives a sharp picture on white that is taken as a photo", async ({ folder, uploads }) => {
    await writeFile(join(folder, "plan.svg"), svg(300, 200));
    const plan = await rasterisePlan(join(folder, "plan.svg"));
    try {
      expect(await sizeOf(plan)).toEqual([1600, 1067]);
      expect(await colourAt(plan, 10, 10)).toBe("white");
      expect(await colourAt(plan, 800, 530)).toBe("red");
      expect(await acceptPhoto(plan, uploads)).toMatchObject({ ok: true, photo: { width: 1600, height: 1067 } });
    } finally {
      await rm(plan);
    }
  });
});

function redThenBlue(width: number, height: number) {
  const red = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#ff0000" } };
  return sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

function svg(width: number, height: number): string {
  const [x, y] = [width / 4, height / 4];
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect x="${x}" y="${y}" width="50%" height="50%" fill="red"/></svg>`;
}

function fileTypeBox(major: string, ...compatible: string[]): Buffer {
  const brands = [major, "\0\0\0\0", ...compatible].join("");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + brands.length);
  return Buffer.concat([length, Buffer.from(`ftyp${brands}`, "latin1"), Buffer.alloc(200)]);
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** The same PNG with another size in its header, and the header's checksum made right again. */
function withPngSize(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

async function put(folder: string, bytes: Buffer, name = "photo.jpg"): Promise<string> {
  const path = join(await mkdtemp(join(folder, "upload-")), name);
  await writeFile(path, bytes);
  return path;
}

async function accepted(folder: string, uploads: string, bytes: Buffer, name?: string) {
  const result = await acceptPhoto(await put(folder, bytes, name), uploads);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.photo;
}

async function filesMade(uploads: string): Promise<string[]> {
  return (await everyFile(uploads)).filter((file) => file === basename(file)).sort();
}

async function everyFile(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

async function sizeOf(file: string): Promise<[number, number]> {
  const { width, height } = await sharp(file).metadata();
  return [width, height];
}

async function colourAt(file: string, left: number, top: number): Promise<string> {
  const [r = 0, g = 0, b = 0] = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  if (r > 200 && g > 200 && b > 200) return "white";
  if (r > 2 * g && r > 2 * b) return "red";
  if (b > 2 * r && b > 2 * g) return "blue";
  return `rgb(${r}, ${g}, ${b})`;
}
