import { decodeHTMLStrict } from "entities/decode";

import type { Db } from "~/db/database";
import { imageUrl, type Photo, photoName } from "~/domain/listings/photo";
import { findShownPhotos } from "~/domain/site/photos-in-use.server";
import type { Language } from "~/i18n/languages";

import { selectOwnPictures } from "./own-picture.repository.server";
import { selectFirstPhotos, selectWordsOf } from "./shared-photo.repository.server";

type Told = { content: string; language: Language; sharePhoto: string | null };

/**
 * The photo that stands for an article where it is shared: the chosen one, else the first of its text. Null where it has neither, or
 * what it has went with its home.
 */
export async function findSharedPhoto(db: Db, { content, language, sharePhoto }: Told): Promise<Photo | null> {
  const inText = photosIn(content);
  const named = [...(sharePhoto ? [sharePhoto] : []), ...inText.map(({ name }) => name)];
  const [photo = null] = await findPhotos(db, named.slice(0, mostLookedAt), language, inText);
  return photo;
}

/** A text with a hundred pictures of which none is there is none that anybody wrote. */
const mostLookedAt = 12;

/**
 * The photos among which one chooses: those of the text in their order, those that were uploaded for it, the first one of each home
 * below it; and the chosen one, wherever it is from.
 */
export async function listPhotosToShare(
  db: Db,
  article: number,
  { content, language, sharePhoto }: Told,
): Promise<Photo[]> {
  const inText = photosIn(content);
  const [own, homes] = await Promise.all([selectOwnPictures(db, article), selectFirstPhotos(db, article)]);
  const names = [...inText, ...own.map(({ photo }) => photo), ...homes.map((url) => ({ name: photoName(url) }))].map(
    ({ name }) => name,
  );
  const chosen = sharePhoto ? [sharePhoto] : [];
  return findPhotos(db, [...names.slice(0, mostOffered), ...chosen], language, inText);
}

const mostOffered = 24;

/** Those that are there, in this order, each once. */
async function findPhotos(
  db: Db,
  names: readonly string[],
  language: Language,
  inText: readonly Named[],
): Promise<Photo[]> {
  const shown = await findShownPhotos(db, names);
  const photos = [...new Set(names)].flatMap((name) => {
    const photo = shown.get(name);
    return photo ? [{ ...photo, alt: inText.find((each) => each.name === name)?.alt ?? "" }] : [];
  });
  const unsaid = photos.filter(({ alt }) => alt === "").map(imageUrl);
  const words = await selectWordsOf(db, unsaid, language);
  return photos.map((photo) => ({ ...photo, alt: photo.alt || (words.get(imageUrl(photo)) ?? "") }));
}

type Named = { name: string; alt: string };

/** The photos of ours in a sanitised text, in their order. */
export function photosIn(content: string): Named[] {
  return [...content.matchAll(/<img\b[^>]*?\bsrc="\/uploads\/([0-9a-f]{24})-\d{1,4}\.(?:jpg|webp|avif)"[^>]*>/g)].map(
    ([tag, name = ""]) => ({ name, alt: decodeHTMLStrict(/\balt="([^"]*)"/.exec(tag)?.[1] ?? "") }),
  );
}
