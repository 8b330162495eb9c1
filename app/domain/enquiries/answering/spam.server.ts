import type { Db } from "~/db/database";

import type { Answer } from "../inbox/received-enquiry";
import { tellOfEnquiry } from "../receiving/enquiry-mails.server";

import { findStanding, updateCleared, updateSetAside } from "./standing.repository.server";

export type SetAside =
  | { ok: true }
  | { ok: false; reason: "not-found" | "spam" }
  /** Somebody has answered it: then it was none. */
  | { ok: false; reason: "answered"; answer: Answer };

/** Puts a message that waits into the spam, where no clock runs. */
export function setAsideAsSpam(db: Db, { id, adminId }: { id: number; adminId: number }, now: Date): Promise<SetAside> {
  return db.transaction().execute(async (trx) => {
    const found = await findStanding(trx, id);
    if (!found) return { ok: false, reason: "not-found" };
    if (found.state === "spam") return { ok: false, reason: "spam" };
    if (found.answer) return { ok: false, reason: "answered", answer: found.answer };

    await updateSetAside(trx, id, { at: now.toISOString(), adminId });
    return { ok: true };
  });
}

export type Cleared = { ok: true } | { ok: false; reason: "not-found" | "no-spam" };

/**
 * Takes a message out of the spam. It waits from its arrival on, as its sender does. The mails that tell of a message are
 * laid ready in the same transaction where suspicion held them back. Its sender is not suspected again for what they write.
 */
export function clearAsNoSpam(db: Db, id: number, now: Date): Promise<Cleared> {
  return db.transaction().execute(async (trx) => {
    const found = await findStanding(trx, id);
    if (!found) return { ok: false, reason: "not-found" };
    if (found.state !== "spam") return { ok: false, reason: "no-spam" };

    await updateCleared(trx, id, now.toISOString());
    await tellOfEnquiry(trx, id, now);
    return { ok: true };
  });
}
