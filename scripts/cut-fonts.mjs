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
  latin: between(" ", "~") + "\u00a0¡«­°²³·º»¿½×ª§©±€–—‘’“”…•−ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôö÷ùúûü",
  cyrillic: `${between("А", "я")}Ёё№`,
};

// The Russian that stands on pages in other languages: the greeting on the home page, the name of the language in each footer. A
// visitor who reads no Russian is not asked for the whole Cyrillic file for them.
const typefaces = [
  // Headings are set in one weight.
  { name: "brygada-1918", axes: { wght: 400 }, russianWords: "Добро пожаловать домой" },
  { name: "source-sans-3", axes: { wght: { min: 400, max: 600 } }, russianWords: "Русский" },
];

// Kerning, marks, ligatures, the l·l of Catalan; lining and tabular figures.
const keepFeatures = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "lnum", "tnum", "pnum"];

mkdirSync(join(project, "app/fonts"), { recursive: true });
for (const { name, axes, russianWords } of typefaces) {
  await cut(name, "latin", "latin", scripts.latin, axes);
  await cut(name, "cyrillic", "cyrillic", scripts.cyrillic, axes);
  await cut(name, "cyrillic", "russian-words", russianWords.replaceAll(" ", ""), { wght: 400 });
}

/**
 * @param {string} name of the typeface
 * @param {string} script which of fontsource's files holds the letters
 * @param {string} file what is written
 * @param {string} letters
 * @param {Record<string, number | { min: number, max: number }>} axes
 */
async function cut(name, script, file, letters, axes) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures };
  const bytes = await subsetFont(readFileSync(join(project, source)), letters, options);
  writeFileSync(join(project, `app/fonts/${name}-${file}.woff2`), bytes);
  console.log(`${name}-${file}.woff2: ${bytes.length} bytes`);
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
