import { sql } from "kysely";

// What the public pages ask of thousands of homes and articles. Whole indexes, none of published rows alone: one that began with the
// id of published articles made SQLite 3.53 fail with "internal query planner error" on a question with an "or".
const indexes = [
  `create index properties_by_area on properties (status, area)`,
  // Everything by which an article chooses homes, so that the homes themselves are not read.
  `create index properties_by_needs on properties
    (status, neighborhood, property_type, bedrooms, price, features, updated_at)`,
  // The text of an article stands before its other columns: reading one of those means reading all of it.
  `create index articles_by_id on articles (status, id, article_group, language, slug, updated_at)`,
  `create index articles_of_group on articles (article_group, status, language, slug, updated_at)`,
  `create index articles_by_slug on articles (slug, status)`,
  `create index slugs_by_name on article_slugs (slug)`,
  `create index developments_in_order on developments (is_published, is_featured desc, price_from, id)`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of indexes) await sql.raw(statement).execute(db);
}
