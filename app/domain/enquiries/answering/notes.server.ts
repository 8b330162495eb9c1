import type { Db } from "~/db/database";

import { insertNote, type NewNote } from "./note.repository.server";
import { findStanding } from "./standing.repository.server";

/** Writes a note on a message; one without words leaves none. @returns false where the message is gone */
export function addNote(db: Db, note: NewNote, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await findStanding(trx, note.enquiryId))) return false;
    if (note.body !== "") await insertNote(trx, note, now);
    return true;
  });
}

/** Deletes a note of this message. @returns false where it is not there, or not any more */
export async function deleteNote(db: Db, { enquiryId, noteId }: NoteOf): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("enquiry_notes")
    .where("id", "=", noteId)
    .where("enquiry_id", "=", enquiryId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

type NoteOf = { enquiryId: number; noteId: number };
