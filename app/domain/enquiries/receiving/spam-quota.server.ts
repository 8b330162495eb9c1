import { sql } from "kysely";

import type { Db } from "~/db/database";

const day = 24 * 60 * 60 * 1000;

/**
 * How much suspected spam is kept, of everybody together: in all and of 24 hours. What is suspected for its words alone counts for
 * nothing here: it came as people send, and is kept as what people send is.
 */
export const spamQuota = { inAll: 1000, aDay: 200 } as const;

/**
 * Suspected spam leaves so many bytes of the disk free, or so large a part of it where that is less: the rest is for
 * messages that nobody suspects, which are stored to the last byte.
 */
export const spamDiskFloor = { bytes: 200 * 1024 * 1024, part: 0.02 } as const;

/** @param disk null where the system does not say how full it is */
export async function hasRoomForSpam(
  db: Db,
  disk: { freeBytes: number; totalBytes: number } | null,
  now: Date,
): Promise<boolean> {
  const floor = disk && Math.min(spamDiskFloor.bytes, disk.totalBytes * spamDiskFloor.part);
  if (disk && floor !== null && disk.freeBytes < floor) return false;
  const { inAll, aDay } = await db
    .selectFrom("contact_submissions")
    .where("spam_reason", "is not", null)
    .where("spam_reason", "<>", "content")
    .select((eb) => [
      eb.fn.countAll<number>().as("inAll"),
      eb.fn
        .countAll<number>()
        .filterWhere("created_at", ">", new Date(now.getTime() - day).toISOString())
        .as("aDay"),
    ])
    .executeTakeFirstOrThrow();
  return inAll < spamQuota.inAll && aDay < spamQuota.aDay;
}

/** Counts suspected messages that were not kept. */
export async function countUnkept(db: Db, messages: number, now: Date): Promise<void> {
  await db
    .insertInto("unkept_spam")
    .values({ day: now.toISOString().slice(0, 10), messages })
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet({ messages: sql<number>`unkept_spam.messages + excluded.messages` }),
    )
    .execute();
}

/** How many suspected messages were not kept, as long as spam is kept. */
export async function unkeptSpam(db: Db): Promise<number> {
  const { messages } = await db
    .selectFrom("unkept_spam")
    .select((eb) => eb.fn.sum<number | null>("messages").as("messages"))
    .executeTakeFirstOrThrow();
  return messages ?? 0;
}
