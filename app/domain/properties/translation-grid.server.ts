import { sql } from "kysely";

import type { Db } from "~/db/database";
import { translationState } from "~/domain/listings/translation";
import { keptForContent } from "~/domain/site/kept-for-content.server";
import { languages } from "~/i18n/languages";

import { publicStatuses } from "./property-search";
import {
  translatedHomesPerPage,
  type TranslatedHome,
  type TranslationGrid,
  type TranslationSearch,
} from "./translation-grid";

/**
 * One page of the public homes with how their texts stand in each language, the newest first. A draft is nobody's reading yet.
 * Behind the last page comes the last page.
 */
export async function translationGrid(db: Db, search: TranslationSearch): Promise<TranslationGrid> {
  const { all, open, openTexts } = await countOpen(db);
  const pages = Math.max(1, Math.ceil((search.isOpenOnly ? open : all) / translatedHomesPerPage));
  const shown = { ...search, page: Math.min(search.page, pages) };
  return { search: shown, homes: await onPage(db, shown), counts: { all, open }, openTexts };
}

const countOpen = keptForContent(
  (db: Db) =>
    publicHomes(db)
      .select((eb) => [
        eb.fn.countAll<number>().as("all"),
        eb.fn.coalesce(eb.fn.sum<number>(sql`${openTextsOfHome} > 0`), eb.lit(0)).as("open"),
        eb.fn.coalesce(eb.fn.sum<number>(openTextsOfHome), eb.lit(0)).as("openTexts"),
      ])
      .executeTakeFirstOrThrow(),
  () => "",
);

async function onPage(db: Db, { isOpenOnly, page }: TranslationSearch): Promise<TranslatedHome[]> {
  const found = isOpenOnly ? publicHomes(db).where(sql<boolean>`${openTextsOfHome} > 0`) : publicHomes(db);
  const homes = await found
    .select(["id", "title", "status", "source_language", "text_revision"])
    .orderBy("id", "desc")
    .limit(translatedHomesPerPage)
    .offset((page - 1) * translatedHomesPerPage)
    .execute();
  const ids = homes.map(({ id }) => id);
  const translations = await db
    .selectFrom("property_translations")
    .where("property_id", "in", ids)
    .select(["property_id", "language", "source_revision"])
    .execute();
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

function publicHomes(db: Db) {
  return db.selectFrom("properties").where("status", "in", [...publicStatuses]);
}

// What `translationState` calls missing or stale: every language but its own in which no translation is up to date.
const openTextsOfHome = sql<number>`(${sql.lit(languages.length - 1)} - (
  select count(*) from property_translations as text
  where text.property_id = properties.id and text.language <> properties.source_language
    and text.source_revision >= properties.text_revision))`;
