import type { Selectable } from "kysely";

import type { Db } from "~/db/database";
import { leaseTime, longestPause } from "~/domain/writer/service/tries";
import type { Language } from "~/i18n/languages";

import type { DraftSubject, DraftWords } from "./translation-draft";
import type { TranslationDraftTable } from "./translation-draft.table";

/** A draft that the job has taken to work on. */
export type HeldDraft = { id: number; subject: DraftSubject; language: Language; tries: number; leasedUntil: string };

export type DraftRow = Selectable<TranslationDraftTable>;

export function findDraftRow(db: Db, { kind, id }: DraftSubject, language: Language): Promise<DraftRow | undefined> {
  return db
    .selectFrom("translation_drafts")
    .selectAll()
    .where("subject", "=", kind)
    .where("subject_id", "=", id)
    .where("language", "=", language)
    .executeTakeFirst();
}

/** Of several things of a kind. */
export function selectStates(
  db: Db,
  kind: DraftSubject["kind"],
  ids: readonly number[],
): Promise<Pick<DraftRow, "subject_id" | "language" | "status">[]> {
  return db
    .selectFrom("translation_drafts")
    .select(["subject_id", "language", "status"])
    .where("subject", "=", kind)
    .where("subject_id", "in", ids)
    .execute();
}

/** All things of a kind, or one. */
type Of = { kind: DraftSubject["kind"]; id?: number };

/** In the order in which they were asked for. */
export function selectTurns(
  db: Db,
  { kind, id }: Of,
): Promise<Pick<DraftRow, "status" | "requested_at" | "next_try_at">[]> {
  const turns = db
    .selectFrom("translation_drafts")
    .select(["status", "requested_at", "next_try_at"])
    .where("subject", "=", kind)
    .orderBy("id");
  return (id === undefined ? turns : turns.where("subject_id", "=", id)).execute();
}

/** Everything that waits, whatever it is about. */
export async function selectWaiting(db: Db): Promise<{ subject: DraftSubject; language: Language }[]> {
  const rows = await db
    .selectFrom("translation_drafts")
    .select(["subject", "subject_id", "language"])
    .where("status", "=", "waiting")
    .execute();
  return rows.map(({ subject, subject_id, language }) => ({ subject: { kind: subject, id: subject_id }, language }));
}

/** @returns how many there were */
export async function deleteWaiting(db: Db, { kind, id }: Of): Promise<number> {
  const waiting = db.deleteFrom("translation_drafts").where("subject", "=", kind).where("status", "=", "waiting");
  const gone = await (id === undefined ? waiting : waiting.where("subject_id", "=", id)).executeTakeFirstOrThrow();
  return Number(gone.numDeletedRows);
}

/** Puts one in the queue; what failed or was there before goes. One that is in work or waits stays. */
export async function insertDraft(trx: Db, { kind, id }: DraftSubject, language: Language, now: Date): Promise<void> {
  await trx
    .deleteFrom("translation_drafts")
    .where("subject", "=", kind)
    .where("subject_id", "=", id)
    .where("language", "=", language)
    .where("status", "in", ["ready", "failed"])
    .execute();
  await trx
    .insertInto("translation_drafts")
    .values({ subject: kind, subject_id: id, language, requested_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The next that is due, the one first that was asked for first. */
export function takeDraft(db: Db, now: Date): Promise<HeldDraft | undefined> {
  const at = now.toISOString();
  const leasedUntil = new Date(now.getTime() + leaseTime).toISOString();
  const farOff = new Date(now.getTime() + longestPause).toISOString();
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("translation_drafts")
      .select(["id", "subject", "subject_id", "language", "tries"])
      .where("status", "=", "waiting")
      // One that is put off for longer than any is was put off while the clock was wrong.
      .where(({ eb, or }) =>
        or([eb("next_try_at", "is", null), eb("next_try_at", "<=", at), eb("next_try_at", ">", farOff)]),
      )
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    await trx
      .updateTable("translation_drafts")
      .set({ status: "working", leased_until: leasedUntil })
      .where("id", "=", row.id)
      .execute();
    const { id, subject, subject_id, language, tries } = row;
    return { id, subject: { kind: subject, id: subject_id }, language, tries, leasedUntil };
  });
}

/** @param isStart at the start of the server nothing can be in work */
export async function takeBackDrafts(db: Db, isStart: boolean, now: Date): Promise<void> {
  const working = db.updateTable("translation_drafts").set({ status: "waiting", leased_until: null });
  const left = working.where("status", "=", "working");
  await (isStart ? left : left.where("leased_until", "<", now.toISOString())).execute();
}

type Ready = { words: DraftWords; source: DraftWords; faults: string[]; writer: string; costCents: number; now: Date };

/** Does nothing where somebody stopped it meanwhile. */
export async function storeDraft(db: Db, held: HeldDraft, made: Ready): Promise<void> {
  await heldRow(db, held)
    .set({
      status: "ready",
      words: JSON.stringify(made.words),
      source_words: JSON.stringify(made.source),
      faults: JSON.stringify(made.faults),
      message: null,
      leased_until: null,
      next_try_at: null,
      writer: made.writer,
      cost_cents: made.costCents,
      written_at: made.now.toISOString(),
    })
    .execute();
}

/** @param nextTryAt null: for good */
export async function failDraft(db: Db, held: HeldDraft, message: string, nextTryAt: Date | null): Promise<void> {
  await heldRow(db, held)
    .set((eb) => ({
      status: nextTryAt ? ("waiting" as const) : ("failed" as const),
      message: message.slice(0, 500),
      tries: eb("tries", "+", 1),
      leased_until: null,
      next_try_at: nextTryAt?.toISOString() ?? null,
    }))
    .execute();
}

/** Keeps all that waits until a time. */
export async function putOffDrafts(db: Db, until: Date): Promise<void> {
  const at = until.toISOString();
  await db
    .updateTable("translation_drafts")
    .set({ next_try_at: at })
    .where("status", "=", "waiting")
    .where(({ eb, or }) => or([eb("next_try_at", "is", null), eb("next_try_at", "<", at)]))
    .execute();
}

export async function giveBackDraft(db: Db, held: HeldDraft): Promise<void> {
  await heldRow(db, held).set({ status: "waiting", leased_until: null }).execute();
}

function heldRow(db: Db, { id, leasedUntil }: HeldDraft) {
  return db
    .updateTable("translation_drafts")
    .where("id", "=", id)
    .where("status", "=", "working")
    .where("leased_until", "=", leasedUntil);
}

/** @returns whether there was one */
export async function removeDraft(db: Db, { kind, id }: DraftSubject, language: Language): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("translation_drafts")
    .where("subject", "=", kind)
    .where("subject_id", "=", id)
    .where("language", "=", language)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
