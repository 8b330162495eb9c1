import type { Language } from "~/i18n/languages";

/** What an article says of a quarter, or of a neighbourhood, in words of its own: nothing that would fit another one. */
export type OwnTexts = {
  /** The streets where it begins and ends, and how it was built. */
  readonly edges: string;
  /** Noise and visitors. */
  readonly street: string;
  /** What to check when buying a home there. */
  readonly checks: readonly [string, string, string, string, string];
  /** Whom it suits, and who would rather look elsewhere: by what they want of a home, never by who they are. */
  readonly suits: string;
  /** What speaks for it and against it, the weightiest first. */
  readonly pros: readonly [string, string, string];
  readonly cons: readonly [string, string, string];
  /** Squares, parks and pavements: where children play. Schools are the agent's to enter. */
  readonly children: string;
};

type QuarterTexts = OwnTexts & {
  /** As a sentence begins with it. */
  readonly name: string;
  /** "in …", inside a sentence. */
  readonly locative: string;
  /** What life there is like, in a sentence that names it. */
  readonly living: string;
  /** Their age, size, light and lifts. */
  readonly homes: string;
  /** Stations, markets, parks: those that will be there in ten years. */
  readonly transport: string;
};

/** A quarter or street that people name. */
export type Quarter = {
  /** The neighbourhood of ours around it, and whether it lies inside or only next to it. */
  readonly place: string;
  readonly isInside: boolean;
  /** As in `placeWords`. */
  readonly words: string;
  /** Entries that a buyer there needs first. */
  readonly related: readonly string[];
  readonly in: Readonly<Record<Language, QuarterTexts>>;
};

/** What our rows do not say of a neighbourhood. */
export type NeighbourhoodTexts = {
  readonly related: readonly string[];
  readonly in: Readonly<Record<Language, OwnTexts>>;
};
