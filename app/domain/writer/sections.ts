import {
  allPoints,
  closing,
  developments,
  homes,
  middle,
  opening,
  points,
  type Section,
  steps,
  table,
} from "./section";

/**
 * Every part that an article can be made of, in the order in which a reader needs them: what it is, how much it is, what
 * to ask, what comes next. What each says stands in `words`, in each language.
 */
export const sections = {
  "lead-place": { body: [opening, closing] },
  "lead-homes": { body: [opening, closing] },
  "here-edges": { needs: "here.edges", body: [opening] },
  "place-character": { needs: "place.first", body: [opening, closing] },
  "place-buildings": { needs: "place.second", body: [opening, closing] },
  "here-homes": { needs: "here.homes", body: [opening] },
  "place-whom": { needs: "place.third", body: [opening, closing] },
  "here-street": { needs: "here.street", body: [opening] },
  "here-transport": { needs: "here.transport", body: [opening] },
  "here-checks": { needs: "here.check1", body: [allPoints] },
  "place-homes": { needs: "list.homes", body: [opening, homes("place", "size"), closing] },
  "fitting-homes": { needs: "list.homes", body: [opening, homes("fitting", "size"), closing] },
  "place-figures": { needs: "m2.from", body: [opening, table("places"), closing] },
  "new-developments": { needs: "dev.any", body: [opening, developments, closing] },
  "square-metre": { needs: "m2.from", body: [opening, table("homes"), closing] },
  "built-useful": { body: [opening, closing] },
  "energy-costs": { body: [opening, middle, closing] },
  budget: { needs: "limit.price", body: [opening, closing] },
  "tax-example": { body: [opening, middle, closing] },
  "costs-short": { body: [opening, middle, closing] },
  "loan-share": { body: [opening, closing] },
  "type-apartment": { body: [opening, points(5)] },
  "type-house": { body: [opening, points(5)] },
  "type-penthouse": { body: [opening, points(5)] },
  "type-studio": { body: [opening, points(5)] },
  "type-duplex": { body: [opening, points(5)] },
  "type-loft": { body: [opening, points(5)] },
  bedrooms: { body: [opening, points(4), closing] },
  "feature-outside": { body: [opening, points(4)] },
  "feature-building": { body: [opening, points(4)] },
  "feature-view": { body: [opening, allPoints] },
  "buying-steps": { body: [steps, closing] },
  "view-before": { body: [opening, points(5), closing] },
  "view-inside": { body: [opening, points(6), closing] },
  "view-building": { body: [opening, points(5), closing] },
  "view-street": { body: [opening, points(5)] },
  papers: { body: [points(6), closing] },
  "check-agent": { body: [opening, closing] },
  "who-pays": { body: [allPoints, closing] },
  "next-buyer": { body: [points(3), closing] },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as SectionName[];
