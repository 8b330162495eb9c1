/** What the sample site brings that an agent has no use for. Its neighbourhoods are real places, and stay. */
export const sampleKinds = ["property", "development", "article", "story", "claim"] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** A sample is compared part by part, so that it can be said what was changed. */
export const sampleParts = ["texts", "price", "status", "photos", "units", "details"] as const;
export type SamplePart = (typeof sampleParts)[number];

/** A sample; an article is one in all its languages. */
export type Sample = {
  kind: SampleKind;
  /** Its rows: one of each language of an article, else one. */
  ids: readonly number[];
  title: string;
};

/** A sample that stays: what was changed of it, and how many messages and appointments are about it. */
export type KeptSample = Sample & { changed: readonly SamplePart[]; messages: number; appointments: number };

/** What would go, and what would stay because somebody has made it theirs. */
export type Samples = { going: readonly Sample[]; kept: readonly KeptSample[] };

/** Samples that were removed, while they can be put back. */
export type Removal = {
  /** ISO 8601, UTC */
  removedAt: string;
  count: number;
};
