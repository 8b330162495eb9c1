import type { Generated } from "kysely";

export interface ActivityTable {
  id: Generated<number>;
  at: string; // ISO 8601, UTC
  actor_id: number | null; // a user; null: nobody who was signed in, or the console
  kind: string; // see activity.ts
  subject_id: number | null; // what it was done to, in the table that its kind speaks of
  details: Generated<string>; // JSON object
}
