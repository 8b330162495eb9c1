import type { Db } from "~/db/database";
import { noteSettings } from "~/domain/agency/settings-activity.server";
import { defaultLanguage } from "~/i18n/languages";

import { walkGoals, type WalkingTimes } from "./walking-times";

/** The walking times of a neighbourhood, its name as the panel says it, and the version that somebody changes. */
export async function findWalkingTimes(
  db: Db,
  slug: string,
): Promise<{ name: string; times: WalkingTimes; version: string } | undefined> {
  const row = await db
    .selectFrom("neighborhoods as place")
    .innerJoin("neighborhood_texts as text", "text.neighborhood", "place.slug")
    .where("place.slug", "=", slug)
    .where("text.language", "=", defaultLanguage)
    .select(["text.name", "walk_to_metro as metro", "walk_to_school as school", "walk_to_market as market"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, ...times } = row;
  return { name, times, version: versionOf(times) };
}

/** Stores them, unless somebody else has stored others since `version`. @param by a user's id; null for the console */
export function saveWalkingTimes(
  db: Db,
  slug: string,
  times: WalkingTimes,
  version: string,
  now: Date,
  by: number | null = null,
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "changed" }> {
  return db.transaction().execute(async (trx) => {
    const stored = await findWalkingTimes(trx, slug);
    if (!stored) return { ok: false, reason: "not-found" };
    if (stored.version !== version) return { ok: false, reason: "changed" };
    await trx
      .updateTable("neighborhoods")
      .set({ walk_to_metro: times.metro, walk_to_school: times.school, walk_to_market: times.market })
      .where("slug", "=", slug)
      .execute();
    await noteSettings(trx, "neighborhoods", by, now);
    return { ok: true };
  });
}

// Three numbers are their own version: who had the same before them overwrites nothing that they did not see.
function versionOf(times: WalkingTimes): string {
  return walkGoals.map((goal) => times[goal] ?? "-").join("/");
}
