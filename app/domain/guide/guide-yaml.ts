import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

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
  // Not told in full by the library: it draws the line of each of a thousand faults, and counts lines without those above.
  const lines = new LineCounter();
  const document = parseDocument(yaml, { prettyErrors: false, lineCounter: lines });
  const [error] = [...document.errors, ...document.warnings];
  if (error) throw new GuideFault(file, above + lines.linePos(error.pos[0]).line, error.message.split("\n")[0] ?? "");
  const lineOf = (path: readonly (string | number)[]) => above + lineAt(yaml, document, path);
  const read = shape.safeParse(valueIn(document, file, above));
  if (read.success) return { read: read.data, lineOf };
  const [issue] = read.error.issues;
  const path = (issue?.path ?? []).filter((part) => typeof part !== "symbol");
  const own = issue?.code === "unrecognized_keys" ? [...path, ...issue.keys.slice(0, 1)] : path;
  throw new GuideFault(file, lineOf(own), `${path.join(".") || "front matter"}: ${issue?.message ?? "cannot be read"}`);
}

/** A name that is nowhere given, or that stands for itself a thousand times, is met only here. */
function valueIn(document: Document.Parsed, file: string, above: number): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new GuideFault(file, above + 1, error instanceof Error ? error.message : String(error));
  }
}

/** Where something stands in YAML, counted from 1; of what is not there, where it should be. */
function lineAt(yaml: string, document: Document.Parsed, path: readonly (string | number)[]): number {
  for (let known = [...path]; known.length > 0; known = known.slice(0, -1)) {
    const node = document.getIn(known, true);
    if (isNode(node) && node.range) return yaml.slice(0, node.range[0]).split("\n").length;
  }
  return 1;
}
