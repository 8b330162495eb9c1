import type { Db } from "~/db/database";
import { listNeighborhoods } from "~/domain/places/places.server";
import { homesById } from "~/domain/properties/properties.server";
import type { OurPlace } from "~/domain/writer/values/our-data.server";
import type { Language } from "~/i18n/languages";

import { type ArticleSubject, readArticleSubject } from "./article-subject";
import type { ArticlePicture } from "./published-article";
import { listChosenHomes } from "./published-article.repository.server";
import { dearestPictured, homeSearcher } from "./related-homes.repository.server";
import { type RelatedHomes, relatedHomes } from "./related-homes.server";

type Article = { id: number; keyword: string; title: string; about: string | null };

/** What of ours an article is shown with. */
export type Surroundings = {
  subject: ArticleSubject;
  homes: RelatedHomes;
  /** Of the neighbourhood it is about, then of the homes beside it and of the dearest; the most fitting first. */
  pictures: ArticlePicture[];
};

/** What stands around the few articles that a page shows, in their order. */
export async function readSurroundings(
  db: Db,
  language: Language,
  places: readonly OurPlace[],
  articles: readonly Article[],
): Promise<Surroundings[]> {
  const chosen = await listChosenHomes(
    db,
    articles.map(({ id }) => id),
  );
  const newest = homeSearcher(db);
  const around: Omit<Surroundings, "pictures">[] = [];
  for (const article of articles) {
    const tied = chosen.filter(({ article_id }) => article_id === article.id).map(({ property_id }) => property_id);
    const subject = readArticleSubject(article, places);
    around.push({ subject, homes: await relatedHomes(newest, subject, places, tied) });
  }
  // Each article takes one picture: with as many as there are articles, none has to take that of another.
  const dearest = await dearestPictured(db, articles.length);
  const beside = around.flatMap(({ homes }) => homes.ids);
  const [neighborhoods, homes] = await Promise.all([
    listNeighborhoods(db, language),
    homesById(db, language, [...new Set([...beside, ...dearest])]),
  ]);
  const homeOf = new Map(homes.map((home) => [home.id, home]));

  return around.map((each) => {
    const ofPlace = neighborhoods.flatMap(({ slug, name, photo }) =>
      slug === each.subject.place && photo ? [{ photo, path: `/neighborhoods/${slug}`, name }] : [],
    );
    const ofHomes = [...new Set([...each.homes.ids, ...dearest])].flatMap((id) => {
      const home = homeOf.get(id);
      return home?.photo ? [{ photo: home.photo, path: `/property/${id}`, name: home.title }] : [];
    });
    // Whoever chose the homes chose the picture with them.
    const isChosen = each.homes.reason.kind === "chosen";
    return { ...each, pictures: isChosen ? [...ofHomes, ...ofPlace] : [...ofPlace, ...ofHomes] };
  });
}
