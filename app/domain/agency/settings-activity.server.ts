import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

/** The parts of the settings, as the activity page names them. */
export type SettingsPart =
  | "agency"
  | "agent"
  | "brand"
  | "claims"
  | "stories"
  | "neighborhoods"
  | "mortgage"
  | "proof"
  | "replies"
  | "turnkey"
  | "writer";

/** Notes that somebody changed a part of the settings. What it held before is not kept. @param by null for the console */
export function noteSettings(trx: Db, part: SettingsPart, by: number | null, now: Date): Promise<void> {
  return noteActivity(trx, { kind: "settings.changed", actor: by, details: { part } }, now);
}
