import type { Db } from "~/db/database";
import { languages } from "~/i18n/languages";

import { type Direction, type Edited, reordered, type StorySettings } from "./agency";
import { gathered } from "./localized-rows";
import { noteSettings } from "./settings-activity.server";

/** The buyer stories as the agent keeps them, in their order on the home page; not all of them are published. */
export async function listStoriesKept(db: Db): Promise<Edited<StorySettings>[]> {
  const stories = await db.selectFrom("stories").selectAll().orderBy("position").orderBy("id").execute();
  const texts = await db.selectFrom("story_texts").selectAll().execute();
  return stories.map(({ id, version, is_published }) => {
    const own = texts.filter((text) => text.story_id === id);
    return {
      id,
      version: String(version),
      quote: gathered(own, (text) => text.quote),
      byline: gathered(own, (text) => text.byline),
      howVerified: gathered(own, (text) => text.how_verified),
      isPublished: is_published === 1,
    };
  });
}

export async function findStory(db: Db, id: number): Promise<Edited<StorySettings> | undefined> {
  return (await listStoriesKept(db)).find((story) => story.id === id);
}

/** Adds a story after the others. */
export function addStory(
  db: Db,
  story: StorySettings,
  by: number | null = null,
  now = new Date(),
): Promise<{ id: number }> {
  return db.transaction().execute(async (trx) => {
    const { last } = await trx
      .selectFrom("stories")
      .select((eb) => eb.fn.max("position").as("last"))
      .executeTakeFirstOrThrow();
    const { id } = await trx
      .insertInto("stories")
      .values({ position: Number(last ?? 0) + 1, is_published: story.isPublished ? 1 : 0 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeTexts(trx, id, story);
    await noteSettings(trx, "stories", by, now);
    return { id };
  });
}

type Changed = { ok: true } | { ok: false; reason: "not-found" | "changed" };

/** Changes a story, unless somebody else has done so since `version`. */
export function changeStory(
  db: Db,
  id: number,
  story: StorySettings,
  version: string,
  by: number | null = null,
  now = new Date(),
): Promise<Changed> {
  return db.transaction().execute(async (trx): Promise<Changed> => {
    const row = await trx.selectFrom("stories").select("version").where("id", "=", id).executeTakeFirst();
    if (!row) return { ok: false, reason: "not-found" };
    if (String(row.version) !== version) return { ok: false, reason: "changed" };

    await trx
      .updateTable("stories")
      .set({ is_published: story.isPublished ? 1 : 0, version: row.version + 1 })
      .where("id", "=", id)
      .execute();
    await trx.deleteFrom("story_texts").where("story_id", "=", id).execute();
    await writeTexts(trx, id, story);
    await noteSettings(trx, "stories", by, now);
    return { ok: true };
  });
}

/** Moves a story by one place. @returns whether anything moved */
export function moveStory(
  db: Db,
  id: number,
  direction: Direction,
  by: number | null = null,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom("stories").select("id").orderBy("position").orderBy("id").execute();
    const before = rows.map((row) => row.id);
    const after = reordered(before, id, direction);
    if (after.every((each, index) => each === before[index])) return false;
    for (const [index, each] of after.entries()) {
      await trx
        .updateTable("stories")
        .set({ position: index + 1 })
        .where("id", "=", each)
        .execute();
    }
    await noteSettings(trx, "stories", by, now);
    return true;
  });
}

/** @returns whether there was such a story */
export function removeStory(db: Db, id: number, by: number | null = null, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("stories").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 1n) await noteSettings(trx, "stories", by, now);
    return numDeletedRows === 1n;
  });
}

async function writeTexts(trx: Db, id: number, { quote, byline, howVerified }: StorySettings) {
  const rows = languages.map((language) => ({
    story_id: id,
    language,
    quote: quote[language],
    byline: byline[language],
    how_verified: howVerified[language],
  }));
  await trx.insertInto("story_texts").values(rows).execute();
}
