import type { Generated } from "kysely";

import type { SampleKind } from "./sample";

/** A row that came with the sample site. */
export interface SampleRowTable {
  kind: SampleKind;
  row_id: number;
  fingerprint: string; // JSON: a digest of each of its parts as it came
}

/** A row that went with the samples and can still be put back. */
export interface RemovedSampleTable {
  id: Generated<number>;
  removed_at: string; // ISO 8601, UTC; the same for all that went together
  table_name: string;
  content: string; // JSON: the row
  photo: string | null; // the name of a photo whose files wait with it
}
