import type { Db } from "~/db/database";
import { listNeighborhoods } from "~/domain/places/places.server";
import { homesById } from "~/domain/properties/properties.server";
import type { Language } from "~/i18n/languages";

import { subjectOfArticle } from "./article-subject";
import type { Subject } from "./built-in/subject";
import { readOurData } from "./our-data.repository.server";
import type { ArticlePicture, HomesReason } from "./published-article";
import { relatedHomes } from "./related-homes";

type Article = { id: number; keyword: string; title: string };

/** What of ours an article can be shown with. */
export type Surroundings = {
  subjectOf(article: Article): Subject;
  homesOf(article: Article): { ids: number[]; reason: HomesReason };
  /** Of the neighbourhood it is about, then of the homes beside it; the most fitting first. */
  picturesOf(article: Article): ArticlePicture[];
};

/** @param chosen ids of the homes that the agent tied to each article, by its id */
export async function readSurroundings(
  db: Db,
  language: Language,
  chosen: ReadonlyMap<number, readonly number[]>,
): Promise<Surroundings> {
  const [data, neighborhoods] = await Promise.all([readOurData(db, language), listNeighborhoods(db, language)]);
  const cards = await homesById(
    db,
    language,
    data.homes.map(({ id }) => id),
  );

  const subjectOf = (article: Article) => subjectOfArticle(article, data.places);
  const homesOf = (article: Article) => relatedHomes(subjectOf(article), data, chosen.get(article.id) ?? []);
  return {
    subjectOf,
    homesOf,
    picturesOf(article) {
      const { place } = subjectOf(article);
      const ofPlace = neighborhoods.flatMap(({ slug, name, photo }) =>
        slug === place && photo ? [{ photo, path: `/neighborhoods/${slug}`, name }] : [],
      );
      const { ids } = homesOf(article);
      const rank = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      const ofHomes = cards
        .toSorted((one, other) => rank(one.id) - rank(other.id))
        .flatMap(({ id, title, photo }) => (photo ? [{ photo, path: `/property/${id}`, name: title }] : []));
      return [...ofPlace, ...ofHomes];
    },
  };
}
