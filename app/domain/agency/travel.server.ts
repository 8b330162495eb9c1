import { z } from "zod";

import type { Db } from "~/db/database";

import { findSetting, replaceSetting } from "./setting.repository.server";

const stored = z.object({ minutes: z.number().int().min(0) });

/** Where nothing was set: across Barcelona by underground. */
const usual = 30;

/** How long the agent takes from one appointment to the next at another place, in minutes. */
export async function travelMinutes(db: Db): Promise<number> {
  return (await findTravel(db)).minutes;
}

export async function findTravel(db: Db): Promise<{ minutes: number; version: string }> {
  const setting = await findSetting(db, "travel");
  const read = stored.safeParse(setting?.value);
  return { minutes: read.success ? read.data.minutes : usual, version: setting?.version ?? "" };
}

/** Stores the minutes. @returns false where somebody else has done so since `version` */
export function saveTravelMinutes(db: Db, minutes: number, version: string, now: Date): Promise<boolean> {
  return replaceSetting(db, "travel", { minutes }, version, now);
}
