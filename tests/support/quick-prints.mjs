/**
 * Loaded before the program that makes the sample data for tests (see running-site.ts), and by it before its darkroom: the same
 * files in the same sizes and formats, packed with the least effort. Most of the time of a first start goes into packing them
 * tightly, and no test of the served site looks at how tightly; how the darkroom packs is asked in tests/outside/photos.test.ts.
 */
import children from "node:child_process";
import { syncBuiltinESMExports } from "node:module";

import sharp from "sharp";

const { fork } = children;
const { avif, webp, jpeg } = sharp.prototype;

/** @type {(program: string, options: children.ForkOptions) => children.ChildProcess} */
const forkQuick = (program, options) => fork(program, [], { ...options, execArgv: ["--import", import.meta.url] });
children.fork = /** @type {typeof fork} */ (forkQuick);
syncBuiltinESMExports();

sharp.prototype.avif = function (/** @type {object | undefined} */ options) {
  return avif.call(this, { ...options, effort: 0 });
};
sharp.prototype.webp = function (/** @type {object | undefined} */ options) {
  return webp.call(this, { ...options, effort: 0 });
};
sharp.prototype.jpeg = function (/** @type {object | undefined} */ options) {
  return jpeg.call(this, { ...options, mozjpeg: false });
};
