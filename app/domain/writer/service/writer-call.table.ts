import type { Generated } from "kysely";

/** One request to a writer that costs money. */
export interface WriterCallTable {
  id: Generated<number>;
  month: string; // by the calendar of Barcelona, `2026-11`
  called_at: string; // ISO 8601, UTC
  writer: string;
  batch_keyword_id: number | null;
  outcome: Generated<"open" | "written" | "failed">;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_cents: number; // EUR cents; the amount set aside while it is not known
}
