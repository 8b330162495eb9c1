import { z } from "zod";

import { imageKinds, longestAltText } from "./image";

const altText = z
  .string({ error: "field.invalid" })
  .trim()
  .max(longestAltText, `field.tooLong|max=${longestAltText}`)
  .default("");

const kind = z.enum(imageKinds, { error: "images.kind.invalid" });

/** The alternative text in the language of the property alone, as the tile of an image asks for it. */
export const altTextSchema = z.object({ alt: altText });

/** Everything that can be said about an image: its alternative text in each language, and what it shows. */
export const imageTextsSchema = z.object({ en: altText, es: altText, ca: altText, ru: altText, kind });

/** What the files of one upload show; a photo where nothing was said. */
export const uploadKindSchema = kind.default("photo");
