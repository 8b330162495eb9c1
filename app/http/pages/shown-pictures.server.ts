import { unitPictures } from "~/domain/developments/development";
import { asPhoto, type GalleryPicture } from "~/domain/listings/gallery";
import { homePictures } from "~/domain/properties/home-detail";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";

import { languageOf } from "./language.server";
import { shownDevelopment, shownUnit } from "./shown-development.server";
import { shownHome } from "./shown-home.server";

type ShownPictures = {
  pictures: GalleryPicture[];
  /** Path of the listing, without language. */
  path: string;
  /** Path of the page that stands for it in the search engines. */
  canonical: string;
  name: string;
  /** The languages in which that page exists. */
  translated: Language[];
  /** The language of the name, where that is another than the page's. */
  nameLanguage: string | undefined;
};

/** The pictures of the home, the unit or the development that an address names. @throws {Response} 404 where there is none */
export async function shownPictures(
  request: Request,
  params: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<ShownPictures> {
  const language = languageOf(request);
  if (params.id !== undefined) {
    const home = await shownHome(request, params);
    const path = `/property/${home.id}`;
    const nameLanguage = home.textLanguage === language ? undefined : home.textLanguage;
    return {
      pictures: homePictures(home),
      path,
      canonical: path,
      name: home.title,
      nameLanguage,
      translated: home.textLanguages,
    };
  }
  if (params.unit !== undefined) {
    const { development, unit } = await shownUnit(request, params, now);
    const canonical = `/developments/${development.slug}`;
    const name = textsIn(language)("unit.pageTitle", { name: unit.name, development: development.name });
    const pictures = unitPictures(development, unit);
    return {
      pictures,
      path: `${canonical}/units/${unit.id}`,
      canonical,
      name,
      nameLanguage: undefined,
      translated: development.textLanguages,
    };
  }
  const { slug, photos, name, textLanguages: translated } = await shownDevelopment(request, params, now);
  const path = `/developments/${slug}`;
  return { pictures: photos.map(asPhoto), path, canonical: path, name, nameLanguage: undefined, translated };
}
