import { sql } from "kysely";

import type { Db } from "~/db/database";

/**
 * Takes the words of what was erased out of the pages of the indexes of words, of messages and of replies. Without this they stay, found by nobody, until SQLite merges
 * those pages one day. Once for all that a transaction erases: it writes them anew.
 */
export async function dropErasedWords(trx: Db): Promise<void> {
  await sql`insert into enquiry_words (enquiry_words) values ('optimize')`.execute(trx);
  await sql`insert into reply_words (reply_words) values ('optimize')`.execute(trx);
}
