/**
 * Cuts the two typefaces to what our languages need and writes them to app/fonts: docs/decisions/042. To be run when a language,
 * a weight or a typeface is added; the files are kept with the sources, so that neither a build nor a start needs the tool:
 *
 *     npm install --no-save subset-font@2.9.0 && node scripts/cut-fonts.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const project = join(import.meta.dirname, "..");
const subsetFont = createRequire(import.meta.url)("subset-font");

/** Letters, figures and signs, as in the `unicode-range` of app/fonts/fonts.css. */
const scripts = {
  // English, Spanish and Catalan, with the letters of French and German names.
  latin: between(" ", "~") + "\u00a0¡«­°²³·º»¿½×ª§©±€–—‘’“”…•−ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûü",
  cyrillic: `${between("А", "я")}Ёё№`,
};

const typefaces = [
  // Headings are set in one weight.
  { name: "brygada-1918", axes: { wght: 400 } },
  { name: "source-sans-3", axes: { wght: { min: 400, max: 600 } } },
];

// Kerning, marks, ligatures, the l·l of Catalan; lining and tabular figures.
const keepFeatures = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "lnum", "tnum", "pnum"];

mkdirSync(join(project, "app/fonts"), { recursive: true });
for (const { name, axes } of typefaces) {
  for (const [script, letters] of Object.entries(scripts)) {
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
    const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures };
    const cut = await subsetFont(readFileSync(join(project, source)), letters, options);
    writeFileSync(join(project, `app/fonts/${name}-${script}.woff2`), cut);
    console.log(`${name}-${script}.woff2: ${cut.length} bytes`);
  }
}

/**
 * @param {string} first
 * @param {string} last
 */
function between(first, last) {
  const from = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, place) => String.fromCharCode(from + place)).join(
    "",
  );
}
