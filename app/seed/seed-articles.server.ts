import type { Db } from "~/db/database";
import { countWords } from "~/domain/cleaning/text-statistics";

import { articles } from "./articles";
import { inEachLanguage } from "./texts";

/** After the homes, which the articles name. */
export async function seedArticles(trx: Db, at: string): Promise<void> {
  for (const article of articles()) {
    const rows = await trx
      .insertInto("articles")
      .values(
        inEachLanguage((language) => {
          const { metaDescription, ...text } = article.text[language];
          return {
            ...text,
            article_group: article.group,
            about: article.about,
            language,
            meta_description: metaDescription,
            word_count: countWords(text.content),
            status: "published" as const,
            published_at: at,
            created_at: at,
            updated_at: at,
          };
        }),
      )
      .returning("id")
      .execute();
    const homes =
      article.homes.length > 0
        ? await trx.selectFrom("properties").where("reference", "in", article.homes).select("id").execute()
        : [];
    const tied = rows.flatMap(({ id }) => homes.map((home) => ({ article_id: id, property_id: home.id })));
    if (tied.length > 0) await trx.insertInto("article_properties").values(tied).execute();
  }
}
