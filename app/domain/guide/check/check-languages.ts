import type { Language } from "~/i18n/languages";

import { type AskedFor, askedFor, type EntryBlock, type EntrySection } from "../entry";

import type { Fault, ReadEntry, ReadText } from "./read-texts";

/**
 * Each language says the same: as many sections, points, steps, clauses, links and sources as the first of
 * them, tables as large, and answers to the same questions.
 */
export function checkLanguages({ texts, facts }: ReadEntry): Fault[] {
  const reasons: Readonly<Partial<Record<Language, string>>> = facts.read.differs ?? {};
  const [first, ...others] = texts.filter(({ language }) => reasons[language] === undefined);
  if (!first) return [];
  const [counted, answered] = [countsOf(first), answersOf(first)];
  return others.flatMap((text) => {
    const [here, given] = [countsOf(text), answersOf(text)];
    const different = Object.keys(counted).filter((kind) => counted[kind] !== here[kind]);
    const missing = answered.filter((each) => !given.includes(each));
    const more = given.filter((each) => !answered.includes(each));
    return [
      ...different.map((kind) => ({
        file: text.file,
        line: lineOf(text, kind),
        fault: unequal(kind, here, counted, first),
      })),
      ...misplaced(first, text),
      ...missing.map((each) => ({ file: text.file, line: 1, fault: `has no "# ${each}", as ${first.language} has` })),
      ...more.map((each) => ({
        file: text.file,
        line: lineWith(text, `# ${each}`),
        fault: `"# ${each}" is not in ${first.language}`,
      })),
    ];
  });
}

/**
 * An answer names a section by its number, in all languages at once: where the kinds of what sections hold are the same and stand in
 * another order, so do the sections.
 */
function misplaced(first: ReadText, text: ReadText): Fault[] {
  const [wanted, given] = [kindsOf(first), kindsOf(text)];
  const at = given.findIndex((kinds, place) => kinds !== wanted[place]);
  if (at === -1 || wanted.toSorted().join("; ") !== given.toSorted().join("; ")) return [];
  const headings = text.lines.filter(({ part, text: said }) => part === "body" && said.startsWith("## "));
  const fault = `the sections stand in another order than in ${first.language}`;
  return [{ file: text.file, line: headings[at]?.line ?? 1, fault }];
}

function kindsOf({ body: { sections } }: ReadText): string[] {
  return sections.map(({ blocks }) =>
    [...new Set(blocks.map((block) => (typeof block === "object" ? (Object.keys(block)[0] ?? "") : "")))]
      .toSorted()
      .join(),
  );
}

type Counts = Readonly<Record<string, string>>;

function unequal(kind: string, here: Counts, counted: Counts, first: ReadText): string {
  return `${kind}: ${here[kind] || "none"}, in ${first.language} ${counted[kind] || "none"} (or say under differs why)`;
}

function countsOf(text: ReadText): Counts {
  const sections = sectionsOf(text);
  const blocks = sections.flatMap((section) => section.blocks);
  const items = (kind: "points" | "steps" | "clauses") =>
    String(blocks.reduce((sum, block) => sum + itemsOf(block, kind).length, 0));
  const tables = blocks.flatMap((block) =>
    typeof block === "object" && "rows" in block ? [`${block.rows.length} × ${block.columns.length}`] : [],
  );
  return {
    sections: String(sections.length),
    points: items("points"),
    steps: items("steps"),
    clauses: items("clauses"),
    tables: tables.toSorted().join(", "),
    links: String(text.lines.reduce((sum, { text: said }) => sum + (said.match(/\]\(/g)?.length ?? 0), 0)),
    sources: String(text.front.sources.length),
  };
}

function itemsOf(block: EntryBlock, kind: "points" | "steps" | "clauses"): readonly string[] {
  return typeof block === "object" && kind in block ? (block as Record<typeof kind, readonly string[]>)[kind] : [];
}

/** Where the first thing of a kind stands, or the first section where there is none. */
function lineOf(text: ReadText, kind: string): number {
  const starts: Readonly<Record<string, string>> = {
    points: "- ",
    steps: "1. ",
    clauses: ":::clauses",
    tables: ":::table",
  };
  if (kind === "sources") return text.lines.find(({ part }) => part === "sources")?.line ?? 1;
  return lineWith(text, starts[kind] ?? "## ");
}

function lineWith({ lines }: ReadText, start: string): number {
  const body = lines.filter(({ part }) => part === "body");
  return [start, "# article"].map((each) => body.find(({ text }) => text.startsWith(each))?.line).find(Boolean) ?? 1;
}

function answersOf({ body }: ReadText): AskedFor[] {
  return askedFor.filter((each) => body.answers[each] !== undefined);
}

function sectionsOf({ body: { sections, example } }: ReadText): EntrySection[] {
  return example ? [...sections, example] : sections;
}
