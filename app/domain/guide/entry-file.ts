import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";
import { type Document, isNode, parseDocument } from "yaml";
import { z } from "zod";

import { type AskedFor, askedFor, type EntryBlock, type EntrySection, type EntryTable } from "./entry";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root["children"][number];

/** What is wrong with a file of the guide, and where. */
export class GuideFault extends Error {
  override name = "GuideFault";

  /** @param line counted from 1 */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly fault: string,
  ) {
    super(`${file}:${line}: ${fault}`);
  }
}

const said = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

/** What stands above the text of an entry, between two lines of three dashes. */
const frontMatter = z.strictObject({
  title: z.string().min(1),
  locative: z.string().min(1).optional(),
  names: z.array(z.string().min(1)).min(1),
  description: z.string().min(1),
  "in short": said,
  next: z.string().min(1),
  // What is said of a place is seen there.
  sources: z.array(z.string().min(1)).default([]),
});

export type EntryFile = {
  front: z.infer<typeof frontMatter>;
  /** Markdown, with as many empty lines above it as the front matter has, so that its lines are those of the file. */
  body: string;
  /** On which line of the file a field of the front matter stands, or a part of it. */
  lineOf: (path: readonly (string | number)[]) => number;
};

export type EntryBody = {
  answers: { what: readonly string[] } & Partial<Record<AskedFor, readonly string[]>>;
  sections: EntrySection[];
  example: EntrySection | undefined;
};

/** @throws {GuideFault} */
export function readEntryFile(file: string, text: string): EntryFile {
  const [whole, yaml] = /^---\n([\s\S]*?)^---\n/m.exec(text) ?? [];
  if (whole === undefined || yaml === undefined || !text.startsWith(whole)) {
    throw new GuideFault(file, 1, "begins with no front matter: three dashes, its fields, three dashes");
  }
  const { read: front, lineOf } = readYamlWithLines(file, yaml, frontMatter, 1);
  return { front, lineOf, body: "\n".repeat(whole.split("\n").length - 1) + text.slice(whole.length) };
}

/**
 * @param above how many lines of the file stand above the YAML
 * @throws {GuideFault}
 */
export function readYaml<Shape extends z.ZodType>(file: string, yaml: string, shape: Shape, above = 0): z.infer<Shape> {
  return readYamlWithLines(file, yaml, shape, above).read;
}

/**
 * The same, and where each part of it stands.
 * @throws {GuideFault}
 */
export function readYamlWithLines<Shape extends z.ZodType>(file: string, yaml: string, shape: Shape, above = 0) {
  const document = parseDocument(yaml);
  const [error] = [...document.errors, ...document.warnings];
  if (error) throw new GuideFault(file, above + (error.linePos?.[0].line ?? 1), error.message.split("\n")[0] ?? "");
  const lineOf = (path: readonly (string | number)[]) => above + lineAt(yaml, document, path);
  const read = shape.safeParse(document.toJS());
  if (read.success) return { read: read.data, lineOf };
  const [issue] = read.error.issues;
  const path = (issue?.path ?? []).filter((part) => typeof part !== "symbol");
  const own = issue?.code === "unrecognized_keys" ? [...path, ...issue.keys.slice(0, 1)] : path;
  throw new GuideFault(file, lineOf(own), `${path.join(".") || "front matter"}: ${issue?.message ?? "cannot be read"}`);
}

/** Where something stands in YAML, counted from 1; of what is not there, where it should be. */
function lineAt(yaml: string, document: Document.Parsed, path: readonly (string | number)[]): number {
  for (let known = [...path]; known.length > 0; known = known.slice(0, -1)) {
    const node = document.getIn(known, true);
    if (isNode(node) && node.range) return yaml.slice(0, node.range[0]).split("\n").length;
  }
  return 1;
}

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

function partsOf(file: string, body: string) {
  const root = fromMarkdown(body, {
    extensions: [gfmTable(), directive()],
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
      return tableOf(body, rawOf(body, caption.children), table);
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

function tableOf(body: string, caption: string, { children }: Extract<Node, { type: "table" }>): EntryTable {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => inner(rawOf(body, cell.children)).replaceAll("\\|", "|")),
  );
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

/** The text with an entry's own figures, `{{usual-share}}`, named as any other entry names them: `{{deposit-contract/usual-share}}`. */
export function withOwnNames(text: string, key: string, figures: Readonly<Record<string, unknown>> = {}): string {
  return text.replace(/\{\{[^{}\n]+\}\}/g, (braces) =>
    braces.replace(/[\w./-]+/g, (word) => (Object.hasOwn(figures, word) ? `${key}/${word}` : word)),
  );
}

/** Two braces in a file, one in an article. */
export function inner(text: string): string {
  return text.replaceAll("{{", "{").replaceAll("}}", "}");
}

function lineOf({ position }: { position?: { start: { line: number } } }): number {
  return position?.start.line ?? 1;
}
