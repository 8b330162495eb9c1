import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

/** Homes beside the name of their neighbourhood and, where they are written in another language, their translation. */
export function homesWithWords(db: Db, language: Language) {
  return db
    .selectFrom("properties as home")
    .leftJoin("neighborhood_texts as place", (join) =>
      join.onRef("place.neighborhood", "=", "home.neighborhood").on("place.language", "=", language),
    )
    .leftJoin("property_translations as translation", (join) =>
      join
        .onRef("translation.property_id", "=", "home.id")
        .on("translation.language", "=", language)
        .on("home.source_language", "!=", language),
    );
}
