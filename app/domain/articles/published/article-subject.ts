import { readAbout } from "~/domain/guide/asked";
import type { Theme } from "~/domain/guide/entry";
import { guide } from "~/domain/guide/guide.server";
import { anyHome, type HomeWish } from "~/domain/writer/search/home-wish";
import { namedPlaces } from "~/domain/writer/search/named-places";
import { placeNamed, readWish } from "~/domain/writer/search/read-search";
import type { OurPlace } from "~/domain/writer/values/our-data.server";

/** What an article is about, and the homes that its reader may look for. */
export type ArticleSubject = HomeWish & { theme: Theme };

/**
 * What an article is about: the entry of the guide that it answers, or the homes that its keyword or title looks for, or at least
 * the place that one of them names.
 */
export function readArticleSubject(
  { keyword, title, about }: { keyword: string; title: string; about: string | null },
  places: readonly OurPlace[],
): ArticleSubject {
  const answered = readAbout(about, guide());
  const entry = answered && guide()[answered.entry];
  const named = namedPlaces(places);
  const place = placeNamed(keyword, named) ?? placeNamed(title, named) ?? null;
  if (entry) return { ...anyHome, place: entry.placed?.place ?? place, theme: entry.theme };
  const wish = readWish(keyword, named) ?? readWish(title, named);
  if (wish) return { ...wish, place: wish.place ?? place, theme: "homes" };
  return { ...anyHome, place, theme: place === null ? "guide" : "place" };
}
