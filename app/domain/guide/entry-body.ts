import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";

import { inner } from "./braces";
import { type AskedFor, askedFor, type EntryBlock, type EntrySection, type EntryTable } from "./entry";
import { GuideFault } from "./guide-yaml";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root["children"][number];

export type EntryBody = {
  answers: { what: readonly string[] } & Partial<Record<AskedFor, readonly string[]>>;
  sections: EntrySection[];
  example: EntrySection | undefined;
};

/**
 * Answers stand under `# what`, `# cost` and so on, sections with their headings under `# article`, a worked example under `# example`. A line is
 * what falls away as a whole when a value in it is not known.
 * @throws {GuideFault}
 */
export function readEntryBody(file: string, body: string): EntryBody {
  const parts = partsOf(file, body);
  const answers = new Map<AskedFor, readonly string[]>();
  let sections: EntrySection[] = [];
  let example: EntrySection | undefined;
  for (const { name, line, nodes } of parts) {
    const asked = askedFor.find((each) => each === name);
    if (asked) answers.set(asked, answerOf(file, body, nodes, line));
    else if (name === "article") sections = sectionsOf(file, body, nodes, line);
    else if (name === "example") [example] = sectionsOf(file, body, nodes, line);
    else throw new GuideFault(file, line, `"# ${name}" is no part of an entry`);
  }
  const what = answers.get("what");
  if (!what) throw new GuideFault(file, body.split("\n").length, 'has no "# what"');
  return { answers: { ...Object.fromEntries(answers), what }, sections, example };
}

/** Tables and clauses of one text; each inside another costs the reader of Markdown ever more, wherever in its line it begins. */
const mostDirectives = 40;
/** So does a line that begins a list or a quotation inside another, which no entry has. */
const nested = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){2}/m;

/** Before anything reads it. @throws {GuideFault} */
function refuseNests(file: string, body: string): void {
  const at = (index: number, fault: string) => new GuideFault(file, body.slice(0, index).split("\n").length, fault);
  const tooMuch = [...body.matchAll(/:::+/g)][mostDirectives * 2];
  if (tooMuch) throw at(tooMuch.index, "is one ::: too many");
  const nest = nested.exec(body);
  if (nest) throw at(nest.index, "begins a list or a quotation inside another");
}

/** What is said in a line is read by the writer of articles: Markdown is asked for blocks alone. */
const asWritten = {
  disable: {
    null: [
      "attention",
      "autolink",
      "characterEscape",
      "characterReference",
      "codeText",
      "hardBreakEscape",
      "htmlText",
      "labelEnd",
      "labelStartImage",
      "labelStartLink",
    ],
  },
};

function partsOf(file: string, body: string) {
  refuseNests(file, body);
  const root = fromMarkdown(body, {
    extensions: [gfmTable(), { flow: directive().flow }, asWritten],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  });
  const parts: { name: string; line: number; nodes: Node[] }[] = [];
  for (const node of root.children) {
    if (node.type === "heading" && node.depth === 1)
      parts.push({ name: rawOf(body, node.children), line: lineOf(node), nodes: [] });
    else if (parts.length === 0) throw new GuideFault(file, lineOf(node), 'stands above the first heading, "# what"');
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

function answerOf(file: string, body: string, nodes: readonly Node[], line: number): string[] {
  const [paragraph, more] = nodes;
  if (paragraph?.type !== "paragraph" || more) throw new GuideFault(file, line, "an answer is one paragraph");
  return linesOf(body, paragraph);
}

function sectionsOf(file: string, body: string, nodes: readonly Node[], line: number): EntrySection[] {
  const sections: { heading: string; blocks: EntryBlock[] }[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth === 2) sections.push({ heading: rawOf(body, node.children), blocks: [] });
    else if (sections.length === 0)
      throw new GuideFault(file, lineOf(node), 'has no heading of its own ("## …") above it');
    else sections.at(-1)?.blocks.push(blockOf(file, body, node));
  }
  if (sections.length === 0) throw new GuideFault(file, line, "has no section");
  return sections;
}

function blockOf(file: string, body: string, node: Node): EntryBlock {
  if (node.type === "paragraph") return linesOf(body, node);
  if (node.type === "list") {
    const items = itemsOf(file, body, node);
    return node.ordered ? { steps: items } : { points: items };
  }
  if (node.type === "containerDirective" && node.name === "clauses") {
    const [list, more] = node.children;
    if (list?.type === "list" && !more) return { clauses: itemsOf(file, body, list) };
  }
  if (node.type === "containerDirective" && node.name === "table") {
    const [caption, table, more] = node.children;
    if (
      caption?.type === "paragraph" &&
      caption.data &&
      "directiveLabel" in caption.data &&
      table?.type === "table" &&
      !more
    ) {
      return tableOf(file, body, rawOf(body, caption.children), table);
    }
  }
  throw new GuideFault(file, lineOf(node), "is neither a paragraph, a list, a table with its caption nor clauses");
}

function itemsOf(file: string, body: string, list: Extract<Node, { type: "list" }>): string[] {
  return list.children.map((item) => {
    const [paragraph, more] = item.children;
    if (paragraph?.type !== "paragraph" || more) throw new GuideFault(file, lineOf(item), "is more than one paragraph");
    return linesOf(body, paragraph).join(" ");
  });
}

function tableOf(
  file: string,
  body: string,
  caption: string,
  { children }: Extract<Node, { type: "table" }>,
): EntryTable {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => inner(rawOf(body, cell.children)).replaceAll("\\|", "|")),
  );
  const ragged = rows.findIndex((cells) => cells.length !== head.length);
  if (ragged !== -1) {
    const row = children[ragged + 1];
    throw new GuideFault(file, row ? lineOf(row) : 1, `has ${rows[ragged]?.length} cells, its head ${head.length}`);
  }
  return { caption: inner(caption), columns: head, rows };
}

function linesOf(body: string, node: Extract<Node, { type: "paragraph" }>): string[] {
  return rawOf(body, node.children).split(/\n[ \t]*/);
}

/** As it is written: what is said in a line is read by the writer of articles, not by Markdown. */
function rawOf(
  body: string,
  nodes: readonly { position?: { start: { offset?: number }; end: { offset?: number } } }[],
): string {
  const [from, to] = [nodes[0]?.position?.start.offset, nodes.at(-1)?.position?.end.offset];
  return from === undefined || to === undefined ? "" : inner(body.slice(from, to));
}

function lineOf({ position }: { position?: { start: { line: number } } }): number {
  return position?.start.line ?? 1;
}
