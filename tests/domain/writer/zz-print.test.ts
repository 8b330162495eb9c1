// Copy to tests/domain/writer/zz-print.test.ts in your worktree, never commit.
// PRINT_TO=DIR PRINT_JSON=FILE ({"en":[…],…}) or PRINT_KEYWORDS="en: a; b | es: c" vitest run tests/domain/writer/zz-print.test.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

import { plainText } from "~/domain/cleaning/plain-text";
import { compose } from "~/domain/writer/article/compose";
import { entries } from "~/domain/writer/entries/all-entries";
import { findEntries } from "~/domain/writer/entries/find-entries";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { languages } from "~/i18n/languages";

import { test } from "../../support/test";
import { theSamples, today } from "./built-in-samples";

const lists: Record<string, string[]> = process.env.PRINT_JSON
  ? JSON.parse(readFileSync(process.env.PRINT_JSON, "utf8"))
  : Object.fromEntries(
      (process.env.PRINT_KEYWORDS ?? "").split("|").map((part) => {
        const [language, rest] = part.split(/:(.*)/s);
        return [language!.trim(), rest!.split(";").map((keyword) => keyword.trim())];
      }),
    );
const asText = (html: string) =>
  html
    .replace(/<h2[^>]*>/g, "\n\n## ")
    .replace(/<h3[^>]*>/g, "\n\n### ")
    .replace(/<li[^>]*>/g, "\n- ")
    .replace(/<tr[^>]*>/g, "\n| ")
    .replace(/<\/t[dh]>/g, " | ")
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, "$2 [$1]")
    .replace(/<\/p>|<p>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&nbsp;", " ").replaceAll("&amp;", "&")
    .replace(/\n{3,}/g, "\n\n");

test("prints", { timeout: 600_000 }, async ({ db }) => {
  const to = process.env.PRINT_TO ?? "/tmp/drafts";
  mkdirSync(to, { recursive: true });
  await theSamples(db);
  const map: string[] = [];
  for (const language of languages) {
    const data = await readOurData(db, language);
    for (const [index, keyword] of (lists[language] ?? []).entries()) {
      const composed = compose({ keyword, title: keyword, language }, data, today);
      const found = JSON.stringify(findEntries(keyword, keyword, language, entries)?.first?.key ?? "-");
      if (!composed.ok) {
        map.push(`${language} ${index} ${keyword} -> FAILED ${composed.reason} ${found}`);
        continue;
      }
      const { draft } = composed;
      writeFileSync(
        `${to}/${language}-${String(index).padStart(2, "0")}.txt`,
        `KEYWORD: ${keyword}\nMETA: ${draft.metaDescription}\n${asText(draft.content)}\n`,
      );
      map.push(`${language} ${index} ${keyword} -> ok ${found}\n      ${plainText(draft.content).slice(0, 300)}`);
    }
  }
  writeFileSync(`${to}/map.txt`, map.join("\n"));
});
