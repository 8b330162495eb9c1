import { db } from "~/db/db.server";
import { countUnkept, unkeptSpam } from "~/domain/enquiries/receiving/spam-quota.server";
import { log } from "~/outside/log.server";

const pause = 60_000;

// Written down once a minute: a flood must not cost a write for each message that is not kept.
let pending = 0;
let writtenAt = 0;

/** Counts a suspected message that is not kept. */
export async function noteUnkept(now: Date): Promise<void> {
  pending += 1;
  if (now.getTime() - writtenAt < pause) return;
  writtenAt = now.getTime();
  const messages = pending;
  pending = 0;
  try {
    await countUnkept(db, messages, now);
    log.warn({ messages }, "suspected spam was not kept: its quota or the free disk is used up");
  } catch (error) {
    // A full disk is one of the reasons for being here.
    pending += messages;
    log.warn({ messages: pending, err: error }, "suspected spam was not kept, nor could that be counted");
  }
}

/** How many suspected messages were not kept in the time for which spam is kept. */
export async function countUnkeptSpam(): Promise<number> {
  return (await unkeptSpam(db)) + pending;
}
