import { z } from "zod";

import { type ImageKind, longestAltText } from "./image";

const altText = z
  .string({ error: "field.invalid" })
  .trim()
  .max(longestAltText, `field.tooLong|max=${longestAltText}`)
  .default("");

/** The alternative text in the language of the listing alone, as the tile of an image asks for it. */
export const altTextSchema = z.object({ alt: altText });

/** Everything that can be said about an image: its alternative text in each language, and what it shows where there is a choice. */
export function imageTextsSchema(kinds: readonly ImageKind[]) {
  return z.object({
    ...{ en: altText, es: altText, ca: altText, ru: altText },
    kind: kinds.length > 1 ? oneOf(kinds) : oneOf(kinds).optional(),
  });
}

/** What the files of one upload show; the first of what they may show where nothing was said. */
export function uploadKindSchema(kinds: readonly ImageKind[]) {
  return oneOf(kinds).default(kinds[0] ?? "photo");
}

function oneOf(kinds: readonly ImageKind[]) {
  return z.enum(kinds, { error: "images.kind.invalid" });
}
