/**
 * Decodes a photo of an iPhone, in a thread of the darkroom: the library works without a pause, and what WebAssembly has taken
 * of the memory it gives back only with its thread. sharp reads the header of such a file and not its pixels (docs/decisions/054).
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";

// It has no types of its own, and the bundle with its WebAssembly inside looks for no file beside itself.
const libheif = createRequire(import.meta.url)("libheif-js/wasm-bundle");

/** @typedef {{ path: string, icc: Uint8Array | null, mostPixels: number }} Task `icc`: the colour profile of the photo */

/** @type {Task} */
const { path, icc, mostPixels } = workerData;

await libheif.ready;
const [image] = new libheif.HeifDecoder().decode(await readFile(path));
if (!image) throw new Error("There is no photo in it.");
const width = image.get_width();
const height = image.get_height();
if (width * height > mostPixels) throw new Error("It is larger than its header says.");
const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
await new Promise((resolve, reject) => {
  image.display(pixels, (/** @type {unknown} */ shown) =>
    shown ? resolve(shown) : reject(new Error("It is damaged.")),
  );
});
if (icc) toSrgb(pixels.data, Buffer.from(icc));
const { buffer } = pixels.data;
parentPort?.postMessage({ data: buffer, width, height }, [buffer]);

/**
 * Phones keep colours that sRGB does not have: shown as they are, every photo would look faded. Their profile says what its red,
 * green and blue are; their brightness runs as that of sRGB does.
 * @param {Uint8ClampedArray} data four bytes for each pixel
 * @param {Buffer} profile
 */
function toSrgb(data, profile) {
  const [red, green, blue] = ["rXYZ", "gXYZ", "bXYZ"].map((name) => primaryIn(profile, name));
  if (!red || !green || !blue) return;
  // From the light of print, in which profiles are written, to sRGB (IEC 61966-2-1, adapted by Bradford).
  const [m00, m01, m02, m10, m11, m12, m20, m21, m22] = [
    [3.1338561, -1.6168667, -0.4906146],
    [-0.9787684, 1.9161415, 0.033454],
    [0.0719453, -0.2289914, 1.4052427],
  ].flatMap(([x = 0, y = 0, z = 0]) => [red, green, blue].map(([px, py, pz]) => x * px + y * py + z * pz));
  const light = Float64Array.from({ length: 256 }, (_, value) => toLight(value / 255));
  const steps = 4095;
  const bytes = Uint8ClampedArray.from({ length: steps + 1 }, (_, value) => 255 * fromLight(value / steps));
  const byte = (/** @type {number} */ value) =>
    bytes[value <= 0 ? 0 : value >= 1 ? steps : Math.round(value * steps)] ?? 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [light[data[at] ?? 0] ?? 0, light[data[at + 1] ?? 0] ?? 0, light[data[at + 2] ?? 0] ?? 0];
    data[at] = byte(Number(m00) * r + Number(m01) * g + Number(m02) * b);
    data[at + 1] = byte(Number(m10) * r + Number(m11) * g + Number(m12) * b);
    data[at + 2] = byte(Number(m20) * r + Number(m21) * g + Number(m22) * b);
  }
}

/**
 * One of the colours from which a profile mixes all others (ICC.1, 9.2.44 and 10.31); null in a profile of another kind.
 * @param {Buffer} profile
 * @param {string} name
 * @returns {[number, number, number] | null}
 */
function primaryIn(profile, name) {
  try {
    const count = Math.min(100, profile.readUInt32BE(128));
    for (let at = 132; at < 132 + 12 * count; at += 12) {
      if (profile.toString("latin1", at, at + 4) !== name) continue;
      const start = profile.readUInt32BE(at + 4) + 8;
      const value = (/** @type {number} */ index) => profile.readInt32BE(start + 4 * index) / 65536;
      return [value(0), value(1), value(2)];
    }
  } catch {
    // A profile that ends in its middle.
  }
  return null;
}

/** @param {number} value as stored, 0 to 1 */
function toLight(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** @param {number} light 0 to 1 */
function fromLight(light) {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
