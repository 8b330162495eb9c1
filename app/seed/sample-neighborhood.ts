import type { Localized } from "~/i18n/languages";

/** The eight neighbourhood choices of the specification, section 9. */
export type NeighborhoodSlug =
  "eixample" | "pedralbes" | "gracia" | "sarria-sant-gervasi" | "ciutat-vella" | "born" | "poble-nou" | "les-corts";

/** WGS84 degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** WGS84 degrees. */
export type BoundingBox = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

export type SampleNeighborhood = {
  readonly slug: NeighborhoodSlug;
  /** As a heading or a choice in a list. */
  readonly name: Localized;
  /** "in …" with the article and case of the language, for use inside a sentence. */
  readonly locative: Localized;
  /** At most 60 characters. */
  readonly tagline: Localized;
  /** Two or three paragraphs, an empty line between. */
  readonly description: Localized;
  /** True for the five that the home page names; only these have a photograph. */
  readonly isNamed: boolean;
  readonly photoFile: string | null;
  readonly photoAlt: Localized | null;
  readonly center: Point;
  /** Where the name stands on the plan of the city. */
  readonly labelPoint: Point;
  readonly bbox: BoundingBox;
  /** Hectares. */
  readonly areaHa: number;
  /** The choice that contains this one. */
  readonly inside: NeighborhoodSlug | null;
  readonly order: number;
};
