import { z } from "zod";

import type { Preview } from "~/domain/batches/file-preview";
import { type Layout, topicColumns } from "~/domain/batches/topic-columns";
import { previewTopics, readTopicsAs } from "~/domain/batches/topics.server";
import { encodings } from "~/domain/fields/csv/encoding";
import { largestTopicFile } from "~/http/panel/batch-form.server";

/*
 * A file of which the reader is unsure waits for an answer in the form itself, as the list does (docs/decisions/022): nothing is kept
 * on the server, and two windows never share a file.
 */

const answer = z.object({
  sheet: z.base64(),
  /** The encoding in which the preview was drawn, and the one that was chosen. */
  drawn: z.enum(encodings),
  encoding: z.enum(encodings).optional(),
  columns: z.array(z.enum(topicColumns)).max(100),
  headings: z.coerce.number().int().min(0).max(5),
});

export type CarriedPreview = Preview & { sheet: string };

/** A file that came back with what somebody said of it; null where none waits. Throws 400 for what no form of ours sends. */
export function waitingFile(fields: FormData): WaitingFile | null {
  const sheet = fields.get("sheet");
  if (sheet === null || sheet === "") return null;
  const read = answer.safeParse({
    ...{ sheet, drawn: fields.get("drawn"), encoding: fields.get("encoding") ?? undefined },
    ...{ columns: fields.getAll("column"), headings: fields.get("headings") ?? 0 },
  });
  const bytes = read.success ? Buffer.from(read.data.sheet, "base64") : null;
  if (!read.success || !bytes || bytes.length > largestTopicFile) throw new Response("Bad Request", { status: 400 });
  const { drawn, encoding = drawn, columns, headings } = read.data;
  return new WaitingFile(bytes, drawn, encoding, { columns, headings });
}

export class WaitingFile {
  constructor(
    private readonly bytes: Uint8Array,
    private readonly drawn: Preview["encoding"],
    private readonly encoding: Preview["encoding"],
    private readonly layout: Layout,
  ) {}

  /** Whether another encoding was chosen than the one whose letters were seen. */
  get isUnseen(): boolean {
    return this.encoding !== this.drawn;
  }

  /** What is wrong with the columns as they were named: a key of the catalogue; null where nothing is. */
  get fault(): string | null {
    const count = (kind: Layout["columns"][number]) => this.layout.columns.filter((each) => each === kind).length;
    if (count("keyword") !== 1) return "batch.preview.keyword.one";
    return count("language") > 1 ? "batch.preview.language.one" : null;
  }

  topics() {
    return readTopicsAs(this.bytes, this.encoding, this.layout);
  }

  /** The preview as it was answered; in another encoding the columns are looked for anew. */
  preview(): CarriedPreview | null {
    const preview = previewTopics(this.bytes, this.encoding, this.isUnseen ? undefined : this.layout);
    return preview ? carried(preview, this.bytes) : null;
  }
}

/** A preview with its file, as the form carries it. */
export function carried(preview: Preview, bytes: Uint8Array): CarriedPreview {
  return { ...preview, sheet: Buffer.from(bytes).toString("base64") };
}
