import type { Db } from "~/db/database";

import type { AnsweredHow, EnquiryKind } from "../enquiry";
import type { Answer, EnquiryState } from "../inbox/received-enquiry";
import { toState } from "../stored-enquiry.server";

/** Where a message stands, for what may be done with it. */
export type Standing = {
  kind: EnquiryKind;
  state: EnquiryState;
  receivedAt: string;
  answer: Answer | null;
};

export async function findStanding(db: Db, id: number): Promise<Standing | undefined> {
  const row = await db
    .selectFrom("contact_submissions as message")
    .leftJoin("users", "users.id", "message.answered_by")
    .select(["kind", "spam_reason", "set_aside_at", "answered_at", "answered_how", "message.created_at"])
    .select("users.email as answered_by")
    .where("message.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { answered_at: at, answered_how: how, answered_by: by } = row;
  return {
    kind: row.kind,
    state: toState(row),
    receivedAt: row.created_at,
    answer: at !== null && how !== null ? { at, how, by } : null,
  };
}

/** @param answer null takes it back */
export async function updateAnswer(
  db: Db,
  id: number,
  answer: { at: string; how: AnsweredHow; adminId: number } | null,
): Promise<void> {
  await db
    .updateTable("contact_submissions")
    .set({
      answered_at: answer?.at ?? null,
      answered_how: answer?.how ?? null,
      answered_by: answer?.adminId ?? null,
    })
    .where("id", "=", id)
    .execute();
}

/** Puts a message into the spam, by an admin's word. */
export async function updateSetAside(
  db: Db,
  id: number,
  { at, adminId }: { at: string; adminId: number },
): Promise<void> {
  await db
    .updateTable("contact_submissions")
    .set({ set_aside_at: at, set_aside_by: adminId, cleared_at: null })
    .where("id", "=", id)
    .execute();
}

/** Takes a message out of the spam: whatever was suspected is forgotten, and that it was no spam is remembered. */
export async function updateCleared(db: Db, id: number, at: string): Promise<void> {
  await db
    .updateTable("contact_submissions")
    .set({ spam_reason: null, spam_signs: null, set_aside_at: null, set_aside_by: null, cleared_at: at })
    .where("id", "=", id)
    .execute();
}
