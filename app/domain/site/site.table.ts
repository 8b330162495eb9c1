import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

export interface SitePictureTable {
  slug: string;
  image_url: string;
  width: number; // pixels
  height: number; // pixels
  is_rendering: 0 | 1;
}

export interface SitePictureTextTable {
  picture: string;
  language: Language;
  alt_text: string;
}

export interface MissingPageTable {
  path: string;
  hits: Generated<number>;
  first_seen_at: string; // ISO 8601, UTC
  last_seen_at: string; // ISO 8601, UTC
}

export interface JobRunTable {
  name: string;
  started_at: string; // ISO 8601, UTC
  finished_at: string | null;
  last_error: string | null;
}

/** One row, of id 1: what is known of the machine. */
export interface MachineStateTable {
  id: 1;
  checked_at: string; // ISO 8601, UTC
  clock_trusted_at: string | null; // ISO 8601, UTC
}
