import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

export interface NeighborhoodTable {
  slug: string;
  position: number;
  is_named: 0 | 1; // one of the five that the home page names
  inside: string | null;
  latitude: number;
  longitude: number;
  picture: string | null;
  // minutes on foot, 1 to 60
  walk_to_metro: Generated<number | null>;
  walk_to_school: Generated<number | null>;
  walk_to_market: Generated<number | null>;
}

export interface NeighborhoodTextTable {
  neighborhood: string;
  language: Language;
  name: string;
  locative: Generated<string>; // "in …" with the article and case of the language
  tagline: string;
  description: string;
}
