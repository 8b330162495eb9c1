import type { EntryFileName } from "../entry-groups";

export interface GuideCorrectionTable {
  entry: string; // its key
  file: EntryFileName;
  text: string;
  made_over: string; // hash of the file's text that it was made over
  corrected_by: number | null; // a user
  corrected_at: string; // ISO 8601, UTC
}
