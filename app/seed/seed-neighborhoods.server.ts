import type { Db } from "~/db/database";

import { neighborhoods } from "./neighborhoods";
import { pictureOf } from "./seed-site-pictures.server";
import { inEachLanguage } from "./texts";

export async function seedNeighborhoods(trx: Db): Promise<void> {
  // Those that lie inside another one after it, so that the reference holds.
  const outerFirst = [...neighborhoods()].sort((a, b) => Number(a.inside !== null) - Number(b.inside !== null));
  for (const place of outerFirst) {
    await trx
      .insertInto("neighborhoods")
      .values({
        slug: place.slug,
        position: place.order,
        is_named: place.isNamed ? 1 : 0,
        inside: place.inside,
        latitude: place.center.latitude,
        longitude: place.center.longitude,
        picture: place.photoFile ? pictureOf(place.slug) : null,
      })
      .execute();
    await trx
      .insertInto("neighborhood_texts")
      .values(
        inEachLanguage((language) => ({
          neighborhood: place.slug,
          language,
          name: place.name[language],
          locative: place.locative[language],
          tagline: place.tagline[language],
          description: place.description[language],
        })),
      )
      .execute();
  }
}
