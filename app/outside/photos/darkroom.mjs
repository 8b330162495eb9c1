/**
 * Where photos are made: a process of its own beside the server, started by darkroom.server.ts. What others wrote is decoded
 * here by native libraries: if that takes too much memory or crashes, the site is not touched; memory goes back when it ends.
 * Plain JavaScript, because it runs from its source and loads in a tenth of a second.
 */
import { writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";

import sharp from "sharp";

/**
 * @typedef {{ width: number, height: number }} Size in px
 * @typedef {Size & { path: string, format: "avif" | "webp" | "jpg" }} Print a file to be made
 * @typedef {{ id: number, measure: string }} Measure the path of a photo whose header is to be read
 * @typedef {{ id: number, make: string, mostPixels: number, prints: Print[] }} Make prints of a photo, the largest first
 * @typedef {{ id: number, crop: string, mostPixels: number, print: Print }} Crop a print of the middle of a photo, in another shape
 * @typedef {Size & { id: number, draw: string, isSquare: boolean }} Draw a small picture, in base64, as a PNG that fits in a box
 * @typedef {Measure | Make | Crop | Draw} Order
 * @typedef {{ data: Buffer, info: import("sharp").OutputInfo }} Pixels upright, sRGB, three bytes each, no metadata
 */

// Its processor time is what visitors leave over.
attempt(() => setPriority(10));
// Where memory runs out the system ends this process and not the site.
attempt(() => writeFileSync("/proc/self/oom_score_adj", "1000"));

// One thread, so that a photo never takes both processors from the visitors; no cache, because no file is read twice.
sharp.concurrency(1);
sharp.cache(false);

// A truncated or broken file fails; mere warnings do not, because some phones write odd but complete JPEGs.
const failOn = "error";

process.on("message", (/** @type {Order} */ order) => void carryOut(order));
process.once("disconnect", () => process.exit());
// The keys that end the server reach this process too; it ends when the server does.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

/** @param {Order} order */
async function carryOut(order) {
  try {
    const result = await resultOf(order);
    process.send?.({ id: order.id, result });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    process.send?.({ id: order.id, error: error instanceof Error ? error.message : String(error), code });
  }
}

/** @param {Order} order */
function resultOf(order) {
  if ("measure" in order) return measure(order.measure);
  if ("draw" in order) return draw(order);
  return "crop" in order ? crop(order) : make(order);
}

/**
 * The size of a photo when upright, from its header alone; null where the header is broken.
 * @param {string} path
 */
async function measure(path) {
  try {
    const { autoOrient } = await sharp(path, { failOn, limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}

/**
 * Makes every print of a photo; false where the photo is broken. Throws where a file cannot be written.
 * @param {Make} order
 */
async function make({ make: source, mostPixels, prints }) {
  const [largest] = prints;
  if (!largest) return true;
  const pixels = await decode(source, mostPixels, largest);
  if (!pixels) return false;
  let current = pixels;
  for (const print of prints) {
    if (print.width !== current.info.width) current = await pixelsOf(image(pixels), print);
    // Written by Node: what a full disk says reaches the server as such, and a row never names what a power cut takes.
    await writeFile(print.path, await encoded(image(current), print).toBuffer(), { flag: "wx", flush: true });
  }
  return true;
}

/**
 * Makes one print of the middle of a photo, which fills it whatever its shape; false where the photo is broken.
 * @param {Crop} order
 */
async function crop({ crop: source, mostPixels, print }) {
  const { width, height, path } = print;
  /** @type {Pixels} */
  let pixels;
  try {
    pixels = await (
      await opened(source, mostPixels)
    )
      .resize({ width, height, fit: "cover" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return false;
  }
  await writeFile(path, await encoded(image(pixels), print).toBuffer(), { flag: "wx", flush: true });
  return true;
}

// More than any logo has, drawn or painted.
const mostOfPicture = 25_000_000;
const pointsPerInch = 72;
const page = "#f5f2ed";
/** What stays free around a sign that is no tile, of each side of the square. */
const room = 0.14;

/**
 * Draws a logo or an icon; null where it is broken.
 * @param {Draw} order
 */
async function draw({ draw: content, width, height, isSquare }) {
  try {
    const source = Buffer.from(content, "base64");
    const { format, ...drawn } = await sharp(source, { failOn, limitInputPixels: mostOfPicture }).metadata();
    if (format !== "png" && format !== "svg") return null;
    const isOpaque = format === "png" && (await sharp(source, { failOn }).stats()).isOpaque;
    const free = isSquare && !isOpaque ? Math.round(width * room) : 0;
    const box = { width: width - 2 * free, height: height - 2 * free };
    // A drawing has any size: it is asked for in that of the box.
    const scale = Math.min(box.width / drawn.width, box.height / drawn.height);
    const density = format === "svg" ? Math.min(100_000, Math.max(1, pointsPerInch * scale)) : pointsPerInch;
    const fitted = sharp(source, { failOn, limitInputPixels: mostOfPicture, density }).resize({
      ...box,
      fit: isSquare ? "contain" : "inside",
      background: { r: 0, g: 0, b: 0, alpha: 0 },
      withoutEnlargement: !isSquare && format === "png",
    });
    const squared = isSquare
      ? fitted
          .extend({ top: free, bottom: free, left: free, right: free, background: page })
          .flatten({ background: page })
      : fitted.ensureAlpha();
    const { data, info } = await squared
      .toColourspace("srgb")
      .png({ palette: true, quality: 95, effort: 7 })
      .toBuffer({ resolveWithObject: true });
    const seen = (await sharp(data).stats()).channels[3];
    const isBlank = !isSquare && seen !== undefined && seen.max === 0;
    return { png: data.toString("base64"), width: info.width, height: info.height, isBlank };
  } catch {
    return null;
  }
}

/**
 * Decodes a photo once, turned upright and no wider than its largest print; null where it is broken.
 * @param {string} source
 * @param {number} mostPixels
 * @param {Size} size
 */
async function decode(source, mostPixels, size) {
  try {
    return await pixelsOf(await opened(source, mostPixels), size);
  } catch {
    return null;
  }
}

/**
 * A photo that is turned upright when its pixels are read. Those of an iPhone are decoded here already, upright and in sRGB.
 * @param {string} source
 * @param {number} mostPixels
 */
async function opened(source, mostPixels) {
  const { compression, icc } = await sharp(source, { failOn, limitInputPixels: false }).metadata();
  if (compression !== "hevc") return sharp(source, { failOn, limitInputPixels: mostPixels }).autoOrient();
  const { data, width, height } = await decodedHeic({ path: source, icc: icc ?? null, mostPixels });
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 }, limitInputPixels: mostPixels });
}

/**
 * @param {import("./heic.mjs").Task} task
 * @returns {Promise<Size & { data: ArrayBuffer }>}
 */
function decodedHeic(task) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("heic.mjs", import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The decoder ended without a photo.")));
  });
}

/**
 * Both sides are given, so that the file has exactly the height that the page is told.
 * @param {import("sharp").Sharp} photo
 * @param {Size} size
 * @returns {Promise<Pixels>}
 */
function pixelsOf(photo, { width, height }) {
  return photo
    .resize({ width, height, fit: "fill", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

/** @param {Pixels} pixels */
function image({ data, info }) {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/**
 * Chosen by eye at 100 % on interiors: AVIF at 50 wipes the weave off rugs and linen; at 55 only the finest grain goes;
 * at 60 files grow by another fifth for little. The small widths are for phones and the widest for dense screens, whose pixels nobody
 * tells apart: there 45 and 50 show no difference and save a third. Effort 2 takes a seventh of the default's time for 8 % more bytes.
 * Who changes what is packed raises `packing` in app/domain/listings/photo.ts.
 * @param {import("sharp").Sharp} photo
 * @param {Pick<Print, "format" | "width">} print
 */
function encoded(photo, { format, width }) {
  switch (format) {
    case "avif":
      return photo.avif({
        quality: width <= 800 ? 45 : width <= 1600 ? 55 : 50,
        effort: 2,
        chromaSubsampling: "4:2:0",
      });
    case "webp":
      return photo.webp({ quality: 72, effort: 4 });
    case "jpg":
      return photo.jpeg({ quality: 75, mozjpeg: true });
  }
}

/** Not every system has these means; photos are made without them too. @param {() => void} act */
function attempt(act) {
  try {
    act();
  } catch {
    return;
  }
}
