import type { Encoding, singleByteEncodings } from "~/domain/fields/csv/encoding";

import type { Layout } from "./topic-columns";

/** The first rows of a file, with what seems to stand in each column and, where that is a question, how it reads in each encoding. */
export type Preview = Layout & {
  rows: string[][];
  encoding: Encoding;
  /** Empty where the encoding is certain. */
  encodings: { encoding: (typeof singleByteEncodings)[number]; sample: string }[];
  /** How many rows look like headings, whatever was answered. */
  likelyHeadings: number;
};
