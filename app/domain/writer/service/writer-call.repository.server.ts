import type { Db } from "~/db/database";

/** A request to a writer that is about to be made. Amounts in EUR cents. */
export type NewCall = { topicId: number | null; writer: string; month: string; reservedCents: number; at: Date };

/** How it ended: what it cost, and what the service counted where it said so. */
export type EndedCall = {
  isWritten: boolean;
  tokens: { input: number; output: number } | undefined;
  costCents: number;
};

/** EUR cents of a month, `2026-11`: what was paid and what is set aside for calls under way. */
export async function sumOfMonth(db: Db, month: string): Promise<number> {
  const { cents } = await db
    .selectFrom("writer_calls")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("cost_cents"), eb.val(0)).as("cents"))
    .where("month", "=", month)
    .executeTakeFirstOrThrow();
  return cents;
}

/** EUR cents of the dearest call of a writer in a month; 0 where it was not asked yet. */
export async function dearestOfMonth(db: Db, month: string, writer: string): Promise<number> {
  const { cents } = await db
    .selectFrom("writer_calls")
    .select((eb) => eb.fn.coalesce(eb.fn.max("cost_cents"), eb.val(0)).as("cents"))
    .where("month", "=", month)
    .where("writer", "=", writer)
    .executeTakeFirstOrThrow();
  return cents;
}

export async function insertCall(trx: Db, { topicId, writer, month, reservedCents, at }: NewCall): Promise<number> {
  const { id } = await trx
    .insertInto("writer_calls")
    .values({ month, called_at: at.toISOString(), writer, batch_keyword_id: topicId, cost_cents: reservedCents })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCall(db: Db, id: number, { isWritten, tokens, costCents }: EndedCall): Promise<void> {
  await db
    .updateTable("writer_calls")
    .set({
      outcome: isWritten ? "written" : "failed",
      input_tokens: tokens?.input ?? null,
      output_tokens: tokens?.output ?? null,
      cost_cents: costCents,
    })
    .where("id", "=", id)
    .execute();
}

/** What the calls for a batch cost, those included that gave no article. EUR cents. */
export async function costOfBatch(db: Db, batchId: number): Promise<number> {
  const { cents } = await db
    .selectFrom("writer_calls")
    .innerJoin("batch_keywords", "batch_keywords.id", "batch_keyword_id")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("cost_cents"), eb.val(0)).as("cents"))
    .where("batch_id", "=", batchId)
    .executeTakeFirstOrThrow();
  return cents;
}
