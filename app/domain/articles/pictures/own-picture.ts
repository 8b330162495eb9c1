import { z } from "zod";

import { longestAltText } from "~/domain/listings/image";
import type { Photo } from "~/domain/listings/photo";
import { escapeHtml } from "~/domain/writer/article/render";
import type { Language } from "~/i18n/languages";

import { insertable } from "./insertable-picture";

/** A picture that was uploaded for an article. Its `alt` is in the language of that article. */
export type OwnPicture = { id: number; photo: Photo };

/** Where a picture is needed: in a text, in a former state of one, or where an article is shared. */
export const pictureUses = ["text", "revision", "sharing", "translation"] as const;
export type PictureUse = { article: number; title: string; language: Language; where: (typeof pictureUses)[number] };

/** What a picture shows has to be said: who cannot see it reads that. */
export const pictureAltSchema = z.object({
  alt: z
    .string({ error: "articlePictures.alt.required" })
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1, "articlePictures.alt.required").max(longestAltText, `field.tooLong|max=${longestAltText}`)),
});

/** A picture as it stands in an article: what the editor writes, and what the sanitising leaves as it is. */
export function pictureHtml(photo: Photo): string {
  const { src, alt, width, height } = insertable(photo);
  return `<figure><img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" /></figure>`;
}
