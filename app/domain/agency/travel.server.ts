import { z } from "zod";

import type { Db } from "~/db/database";

import { findSetting, putSetting } from "./setting.repository.server";

const stored = z.object({ minutes: z.number().int().min(0) });

/** Where nothing was set: across Barcelona by underground. */
const usual = 30;

/** How long the agent takes from one appointment to the next at another place, in minutes. */
export async function travelMinutes(db: Db): Promise<number> {
  const read = stored.safeParse((await findSetting(db, "travel"))?.value);
  return read.success ? read.data.minutes : usual;
}

export function saveTravelMinutes(db: Db, minutes: number, now: Date): Promise<void> {
  return putSetting(db, "travel", { minutes }, now);
}
