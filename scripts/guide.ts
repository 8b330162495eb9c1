/**
 * `npm run guide`: what is wrong in the texts of app/guide, with file and line. `npm run guide -- values`: what texts may name in braces.
 * `npm run guide -- grade LIST`: what is answered to each keyword of a list. `npm run guide -- translated KEY …`: the translations of these entries are of the English text as it is now.
 */
import { checkGuide } from "~/domain/guide/check/check-guide";
import { markTranslated, readGuideFiles } from "~/domain/guide/check/guide-files.server";
import { valueLines } from "~/domain/guide/values/value-list";
import { checkPhrases } from "~/domain/writer/phrases/check-phrases.server";

import { gradeKeywords } from "./grade-keywords";

const folder = "app/guide";
const [asked = "check", ...keys] = process.argv.slice(2);

if (asked === "values") for (const line of valueLines()) console.log(line);
else if (asked === "translated" && keys.length > 0) {
  for (const key of keys) {
    const files = markTranslated(folder, key);
    if (files.length === 0) fail(`There is no entry ${key}.`);
    for (const file of files) console.log(`${file}: translations are of the English text as it is now`);
  }
} else if (asked === "grade" && keys[0] !== undefined) {
  const fault = await gradeKeywords(keys[0]);
  if (fault !== undefined) fail(fault);
} else if (asked === "check") check();
else fail("Usage: npm run guide [-- values | -- grade LIST | -- translated KEY …]");

function check() {
  const began = performance.now();
  const { texts, due, ...found } = checkGuide(readGuideFiles(folder), new Date().toISOString().slice(0, 10));
  const faults = [...found.faults, ...checkPhrases()];
  for (const { file, line, fault } of due) console.log(`due: ${file}:${line}: ${fault}`);
  for (const { file, line, fault } of faults) console.log(`${file}:${line}: ${fault}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${texts} texts in ${seconds} s: ${faults.length} faults, ${due.length} due`);
  if (faults.length > 0) process.exitCode = 1;
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
