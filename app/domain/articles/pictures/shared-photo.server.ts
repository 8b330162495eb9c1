import { decodeHTMLStrict } from "entities/decode";

import type { Db } from "~/db/database";
import { imageUrl, type Photo, photoName } from "~/domain/listings/photo";
import { findShownPhoto } from "~/domain/site/photos-in-use.server";
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
  for (const name of named.slice(0, mostLookedAt)) {
    const photo = await findPhoto(db, name, language, inText);
    if (photo) return photo;
  }
  return null;
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
  const photos = await Promise.all(
    [...new Set([...names.slice(0, mostOffered), ...chosen])].map((name) => findPhoto(db, name, language, inText)),
  );
  return photos.flatMap((photo) => photo ?? []);
}

const mostOffered = 24;

async function findPhoto(
  db: Db,
  name: string,
  language: Language,
  inText: readonly Named[],
): Promise<Photo | undefined> {
  const photo = await findShownPhoto(db, name);
  if (!photo) return undefined;
  const said = inText.find((each) => each.name === name)?.alt;
  return { ...photo, alt: said || (await selectWordsOf(db, imageUrl(photo), language)) };
}

type Named = { name: string; alt: string };

/** The photos of ours in a sanitised text, in their order. */
export function photosIn(content: string): Named[] {
  return [...content.matchAll(/<img\b[^>]*?\bsrc="\/uploads\/([0-9a-f]{24})-\d{1,4}\.(?:jpg|webp|avif)"[^>]*>/g)].map(
    ([tag, name = ""]) => ({ name, alt: decodeHTMLStrict(/\balt="([^"]*)"/.exec(tag)?.[1] ?? "") }),
  );
}
