import type { Db } from "~/db/database";

export type NewNote = { enquiryId: number; adminId: number; body: string };

export async function insertNote(db: Db, { enquiryId, adminId, body }: NewNote, now: Date): Promise<void> {
  await db
    .insertInto("enquiry_notes")
    .values({ enquiry_id: enquiryId, author: adminId, body, created_at: now.toISOString() })
    .execute();
}
