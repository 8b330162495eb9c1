import type { Db } from "~/db/database";

import type { DraftSubject } from "./translation-draft";
import { deleteWaiting, selectStates, selectTurns } from "./translation-draft.repository.server";
import type { DraftStates, TranslationWork } from "./translation-work";

/** Where the drafts of several things of a kind stand, by their ids; what has none is not in it. */
export async function draftStates(
  db: Db,
  kind: DraftSubject["kind"],
  ids: readonly number[],
): Promise<Map<number, DraftStates>> {
  const states = new Map<number, DraftStates>();
  for (const { subject_id, language, status } of await selectStates(db, kind, ids)) {
    states.set(subject_id, { ...states.get(subject_id), [language]: status });
  }
  return states;
}

/** Pauses of an own making are shorter, in ms: nobody needs to be told of them. */
const shortPause = 2 * 60 * 1000;

/**
 * How far what is being translated is, of all things of a kind or of one; null where nothing waits or is in work. What is done or
 * failed counts along if it was asked for no earlier than the oldest that is not.
 */
export async function translationWork(
  db: Db,
  of: { kind: DraftSubject["kind"]; id?: number },
  now: Date,
): Promise<TranslationWork | null> {
  const rows = await selectTurns(db, of);
  const open = rows.filter(({ status }) => status === "waiting" || status === "working");
  const [first] = open.map(({ requested_at }) => requested_at).toSorted();
  if (first === undefined) return null;
  const states = rows.filter(({ requested_at }) => requested_at >= first).map(({ status }) => status);
  const counts = { waiting: 0, working: 0, ready: 0, failed: 0, total: states.length };
  for (const status of states) counts[status] += 1;
  const [due = ""] = open.map(({ next_try_at }) => next_try_at ?? "").toSorted();
  const isPut = counts.working === 0 && due !== "" && Date.parse(due) - now.getTime() > shortPause;
  return { counts, states, waitsUntil: isPut ? due : null };
}

/** Ends the wait for what is not in work yet, of all things of a kind or of one. @returns how many waited */
export function stopTranslations(db: Db, of: { kind: DraftSubject["kind"]; id?: number }): Promise<number> {
  return deleteWaiting(db, of);
}
