import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

import type { BrandMediaType, BrandSlot } from "./brand";
import type { Verification } from "./verification";

export interface SettingTable {
  key: string;
  value: string; // JSON
  updated_at: string; // ISO 8601, UTC
}

export interface ClaimTable {
  id: Generated<number>;
  position: number;
  since: number | null; // the year from which the figure counts
  basis: Generated<string>; // how the agent can prove it (Ley 18/2007, art. 58.3)
  version: Generated<number>; // counts the changes
}

export interface ClaimTextTable {
  claim_id: number;
  language: Language;
  value: string;
  label: string;
  source: Generated<string>; // what the figure rests on, for visitors
}

export interface StoryTable {
  id: Generated<number>;
  position: number;
  is_published: Generated<0 | 1>;
  verification: Generated<Verification>;
  review_link: Generated<string>; // https, another site
  said_in: string | null; // 2026-03
  version: Generated<number>; // counts the changes
}

export interface StoryTextTable {
  story_id: number;
  language: Language;
  quote: string;
  byline: string;
  how_verified: string; // where the agent describes it; TRLGDCU art. 20.4: say how it is known that a client wrote it
}

export interface BrandPictureTable {
  slot: BrandSlot;
  media_type: BrandMediaType;
  content: Buffer;
  hash: string; // the beginning of its SHA-256, hexadecimal: the name of its file
  width: number; // pixels
  height: number; // pixels
  is_sample: Generated<0 | 1>; // came with the sample site
  is_shown: Generated<0 | 1>; // a sample's is hidden under another name
  updated_at: string; // ISO 8601, UTC
}
