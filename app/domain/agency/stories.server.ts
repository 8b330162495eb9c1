import { languages } from "~/i18n/languages";

import type { StorySettings } from "./agency";
import { keptList } from "./kept-list.server";
import { gathered } from "./localized-rows";

/** The buyer stories as the agent keeps them, in their order on the home page; not all of them are published. */
export const stories = keptList<StorySettings>("stories", {
  async read(db) {
    const rows = await db.selectFrom("stories").selectAll().orderBy("position").orderBy("id").execute();
    const texts = await db.selectFrom("story_texts").selectAll().execute();
    return rows.map(({ id, version, is_published, verification, review_link, said_in }) => {
      const own = texts.filter((text) => text.story_id === id);
      return {
        id,
        version: String(version),
        quote: gathered(own, (text) => text.quote),
        byline: gathered(own, (text) => text.byline),
        howVerified: gathered(own, (text) => text.how_verified),
        verification,
        link: review_link,
        saidIn: said_in,
        isPublished: is_published === 1,
      };
    });
  },

  insert: (trx, position, item) =>
    trx
      .insertInto("stories")
      .values({ position, ...columns(item) })
      .returning("id")
      .executeTakeFirstOrThrow(),

  update: (trx, id, version, item) =>
    trx
      .updateTable("stories")
      .set({ ...columns(item), version })
      .where("id", "=", id)
      .execute(),

  async writeTexts(trx, id, { quote, byline, howVerified }) {
    await trx.deleteFrom("story_texts").where("story_id", "=", id).execute();
    const rows = languages.map((language) => ({
      story_id: id,
      language,
      quote: quote[language],
      byline: byline[language],
      how_verified: howVerified[language],
    }));
    await trx.insertInto("story_texts").values(rows).execute();
  },
});

function columns({ isPublished, verification, link, saidIn }: StorySettings) {
  return {
    ...{ verification, review_link: link, said_in: saidIn },
    is_published: isPublished ? (1 as const) : (0 as const),
  };
}
