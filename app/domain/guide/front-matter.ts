import { z } from "zod";

import { askedFor } from "./entry";
import { GuideFault, readYamlWithLines } from "./guide-yaml";

const said = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

/** What stands above the text of an entry, between two lines of three dashes. */
const frontMatter = z.strictObject({
  title: z.string().min(1),
  // What an article is called that answers one of its questions, where the usual words for it would not do.
  titles: z.partialRecord(z.enum(askedFor), z.string().min(1)).optional(),
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

/** @throws {GuideFault} */
export function readEntryFile(file: string, text: string): EntryFile {
  const [whole, yaml] = /^---\n([\s\S]*?)^---\n/m.exec(text) ?? [];
  if (whole === undefined || yaml === undefined || !text.startsWith(whole)) {
    throw new GuideFault(file, 1, "begins with no front matter: three dashes, its fields, three dashes");
  }
  const { read: front, lineOf } = readYamlWithLines(file, yaml, frontMatter, 1);
  return { front, lineOf, body: "\n".repeat(whole.split("\n").length - 1) + text.slice(whole.length) };
}
