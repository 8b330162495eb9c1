/** What the guide answers to each keyword of a list: a file of lines `language<tab>keyword`. Printed for a person to grade. */
import { readFileSync } from "node:fs";

import { questionOf, titleOf, type Answering } from "~/domain/guide/asked";
import { guide } from "~/domain/guide/guide.server";
import { lookUp } from "~/domain/guide/lookup/lookup.server";
import { namedPlaces } from "~/domain/writer/search/named-places";
import { readSearch } from "~/domain/writer/search/read-search";
import { isLanguage, type Language } from "~/i18n/languages";

/** @returns what is wrong with the list; undefined where it was printed */
export async function gradeKeywords(file: string): Promise<string | undefined> {
  const counts = new Map<string, number>();
  const lines = readFileSync(file, "utf8").split("\n");
  for (const [place, line] of lines.entries()) {
    const [language = "", keyword = ""] = line.split("\t");
    if (line.trim() === "") continue;
    if (!isLanguage(language) || keyword.trim() === "") return `${file}:${place + 1}: no line "language<tab>keyword"`;
    const { kind, said } = await graded(keyword, language);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    console.log(`${language}  ${kind.padEnd(8)} ${keyword} → ${said}`);
  }
  console.log([...counts].map(([kind, count]) => `${kind} ${count}`).join(", "));
  return undefined;
}

async function graded(keyword: string, language: Language): Promise<{ kind: string; said: string }> {
  if (readSearch(keyword, ourPlaces())) return { kind: "search", said: "homes" };
  const verdict = await lookUp(keyword);
  if (verdict.kind === "certain") return { kind: "certain", said: titled(verdict.answer, language) };
  return {
    kind: verdict.kind,
    said: verdict.kind === "choose" ? verdict.near.map((near) => offered(near, language)).join(" | ") : "",
  };
}

function titled({ entry, asked }: Answering, language: Language): string {
  const found = guide()[entry];
  return found ? titleOf(found, asked, language) : entry;
}

function offered({ entry, asked }: Answering, language: Language): string {
  const found = guide()[entry];
  return found ? `${found.in[language].title} (${questionOf(found, asked, language)})` : entry;
}

/** Without a database: the neighbourhoods of the guide stand for ours. */
function ourPlaces() {
  const slugs = new Set(Object.values(guide()).flatMap(({ placed }) => placed?.place ?? []));
  return namedPlaces([...slugs].map((slug) => ({ slug, names: [] })));
}
