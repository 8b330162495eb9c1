import type { Db } from "~/db/database";
import { serviceSlugs } from "~/domain/services/service";
import { plainWords } from "~/i18n/fold";
import type { Language } from "~/i18n/languages";

import type { LinkableKind, LinkablePage, PicturedHome } from "./linkable-page";
import {
  listArticlesWith,
  listDevelopmentsWith,
  listHomesWith,
  listPicturesOf,
  listPlacesWith,
} from "./linkable-page.repository.server";
import { insertable } from "./pictures/insertable-picture";

/** So many pages of a kind are offered: who wants another one writes another word. */
const mostOfAKind = 6;
const mostPictured = 8;
const mostWords = 8;

/** The names of pages that are no rows: services by their slug, and the chief pages by their path. */
export type PageNames = { services: Readonly<Record<string, string>>; pages: Readonly<Record<string, string>> };

/**
 * The pages in whose name all that was typed stands, accents and capitals apart. Without words the newest of each kind. Only pages
 * that a visitor can open, articles in their own language alone.
 * @param names in the language of the article
 */
export async function findLinkablePages(
  db: Db,
  typed: string,
  language: Language,
  names: PageNames,
  kinds: readonly LinkableKind[],
): Promise<LinkablePage[]> {
  const words = wordsIn(typed);
  const asks = (kind: LinkableKind) => kinds.includes(kind);
  const [homes, buildings, places, articles] = await Promise.all([
    asks("home") ? listHomesWith(db, language, words, mostOfAKind) : [],
    asks("development") ? listDevelopmentsWith(db, words, mostOfAKind) : [],
    asks("neighborhood") ? listPlacesWith(db, language, words, mostOfAKind) : [],
    asks("article") ? listArticlesWith(db, language, words, mostOfAKind) : [],
  ]);
  const named = (kind: LinkableKind, paths: readonly (readonly [string, string])[]) =>
    paths
      .filter(([, title]) => asks(kind) && words.every((word) => plainWords(title).includes(word)))
      .slice(0, mostOfAKind)
      .map(([path, title]): LinkablePage => ({ kind, title, path, detail: "" }));
  return [
    ...homes.map(({ id, title, translated, name }): LinkablePage => ({
      kind: "home",
      title: translated ?? title,
      path: `/property/${id}`,
      detail: name ?? "",
    })),
    ...buildings.map(({ slug, title, detail }): LinkablePage => ({
      kind: "development",
      title,
      path: `/developments/${slug}`,
      detail,
    })),
    ...places.map(({ slug, title, detail }): LinkablePage => ({
      kind: "neighborhood",
      title,
      path: `/neighborhoods/${slug}`,
      detail,
    })),
    ...named(
      "service",
      serviceSlugs.map((slug) => [`/services/${slug}`, names.services[slug] ?? slug] as const),
    ),
    ...articles.map(({ slug, title, detail }): LinkablePage => ({
      kind: "article",
      title,
      path: `/articles/${slug}`,
      detail,
    })),
    ...named("page", Object.entries(names.pages)),
  ];
}

/** Public homes by what was typed, with their photographs; those without any are left out. */
export async function findPicturedHomes(db: Db, typed: string, language: Language): Promise<PicturedHome[]> {
  const homes = await listHomesWith(db, language, wordsIn(typed), mostPictured);
  const pictures = await listPicturesOf(
    db,
    language,
    homes.map(({ id }) => id),
  );
  return homes
    .map(({ id, title, translated, name, status }) => ({
      id,
      title: translated ?? title,
      detail: name ?? "",
      status,
      pictures: pictures.filter(({ home }) => home === id).map(({ photo }) => insertable(photo)),
    }))
    .filter((home) => home.pictures.length > 0);
}

function wordsIn(typed: string): string[] {
  return plainWords(typed.slice(0, 200)).split(" ").filter(Boolean).slice(0, mostWords);
}
