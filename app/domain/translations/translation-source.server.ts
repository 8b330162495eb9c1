import type { Db } from "~/db/database";
import { findArticle } from "~/domain/articles/articles.server";
import { listDescribed, listImages } from "~/domain/listings/images.server";
import { kinds } from "~/domain/listings/kinds";
import type { Listing } from "~/domain/listings/listing";
import { findTranslation } from "~/domain/listings/translations.server";
import type { Language } from "~/i18n/languages";

import { altName, type DraftSubject, type DraftWords } from "./translation-draft";

/** What is to be translated: the texts that are there, and the names in them that stay as they are. */
export type TranslationSource = { language: Language; words: DraftWords; names: string[] };

/** Undefined where there is no such thing, it is written in that very language, or it has no texts. */
export async function readSource(
  db: Db,
  subject: DraftSubject,
  language: Language,
): Promise<TranslationSource | undefined> {
  const source =
    subject.kind === "article"
      ? await articleSource(db, subject.id)
      : await listingSource(db, { kind: subject.kind, id: subject.id }, language);
  if (!source || source.language === language || Object.keys(source.words).length === 0) return undefined;
  return source;
}

async function articleSource(db: Db, id: number): Promise<TranslationSource | undefined> {
  const article = await findArticle(db, id);
  if (!article) return undefined;
  const { title, content, keyword, metaDescription, language } = article.values;
  return { language, words: filled({ title, content, keyword, metaDescription }), names: [] };
}

async function listingSource(db: Db, listing: Listing, language: Language): Promise<TranslationSource | undefined> {
  const translation = await findTranslation(db, listing, language);
  if (!translation) return undefined;
  const { source, sourceLanguage, title } = translation;
  const texts = kinds[listing.kind].words.map(({ name }) => [name, source[name] ?? ""]);
  const alts = await imageTexts(db, listing, language);
  return {
    language: sourceLanguage,
    words: filled(Object.fromEntries([...texts, ...alts])),
    // A development is called the same in every language.
    names: listing.kind === "development" ? [title] : [],
  };
}

/** What images show, of those that nobody has described in the other language. */
async function imageTexts(db: Db, listing: Listing, language: Language): Promise<[string, string][]> {
  const images = (await listImages(db, listing)).filter(({ photo }) => photo.alt.trim() !== "");
  const described = await listDescribed(
    db,
    listing,
    images.map(({ id }) => id),
    language,
  );
  return images.filter(({ id }) => !described.includes(id)).map(({ id, photo }) => [altName(id), photo.alt]);
}

function filled(words: DraftWords): DraftWords {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ""));
}
