import type { Language } from "~/i18n/languages";

/** What the agent lists. Each kind has tables and a form of its own; how they are called stands in kinds.ts. */
export type ListingKind = "property" | "development";

/** One of them. */
export type Listing = { kind: ListingKind; id: number };

/** What stands above everything about a listing: its name, and the language that its own texts are in. */
export type ListingHead = Listing & { title: string; language: Language };
