import type { Db } from "~/db/database";
import { languages } from "~/i18n/languages";

import { publicStatuses } from "./property-search";
import { type TranslatedHome, translationState } from "./property-translations";

/** Every public home with how its texts stand in each language, the newest first. A draft is nobody's reading yet. */
export async function translationGrid(db: Db): Promise<TranslatedHome[]> {
  const [homes, translations] = await Promise.all([
    db
      .selectFrom("properties")
      .where("status", "in", [...publicStatuses])
      .select(["id", "title", "status", "source_language", "text_revision"])
      .orderBy("id", "desc")
      .execute(),
    db
      .selectFrom("property_translations")
      .innerJoin("properties as home", "home.id", "property_translations.property_id")
      .where("home.status", "in", [...publicStatuses])
      .select(["property_id", "language", "source_revision"])
      .execute(),
  ]);
  const revisions = new Map(
    translations.map(({ property_id, language, source_revision }) => [`${property_id} ${language}`, source_revision]),
  );
  return homes.map(({ id, title, status, source_language, text_revision }) => ({
    id,
    title,
    status,
    rows: languages.map((language) => ({
      language,
      state:
        language === source_language
          ? "source"
          : translationState(revisions.get(`${id} ${language}`) ?? null, text_revision),
    })),
  }));
}
