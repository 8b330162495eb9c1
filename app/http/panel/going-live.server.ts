import { db } from "~/db/db.server";
import { findRemoval } from "~/domain/samples/removal.server";
import { type LookPart, openSteps, type Step, stepsOf } from "~/domain/start/going-live";
import type { PlaceholderLine } from "~/domain/start/placeholders";
import { isPutAway } from "~/domain/start/put-away.server";
import { findStartFacts } from "~/domain/start/start-facts.server";
import { environment } from "~/environment.server";

export type GoingLive = {
  steps: Step[];
  placeholders: readonly PlaceholderLine[];
  missingPictures: readonly LookPart[];
};

/** Everything that is looked at before the site goes live, as it stands now. */
export async function goingLive(request: Request, now: Date): Promise<GoingLive> {
  const { backupStore, baseUrl, smtpUrl } = environment;
  const facts = await findStartFacts(db, {
    mailServer: smtpUrl ? new URL(smtpUrl).host : null,
    baseUrl: baseUrl ?? null,
    host: new URL(request.url).host,
    copiesTo: backupStore ? new URL(backupStore.endpoint).host : null,
  });
  return { steps: stepsOf(facts, now), placeholders: facts.agency.placeholders, missingPictures: facts.look.missing };
}

/** How far it is, for the dashboard; null once there is nothing to be done, or somebody has put it away. */
export async function goingLiveSum(request: Request, now: Date): Promise<{ done: number; count: number } | null> {
  if (await isPutAway(db)) return null;
  const { steps } = await goingLive(request, now);
  const open = openSteps(steps);
  // Who has just removed the samples finds the way back.
  if (open === 0 && (await findRemoval(db)) === null) return null;
  return { done: steps.length - open, count: steps.length };
}
