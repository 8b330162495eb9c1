import type { Db } from "~/db/database";
import { mailboxBehind } from "~/domain/mail/mailbox";

import { mostInADay, mostInADayByNetwork, mostOpen, mostOpenByNetwork } from "./booking";

const day = 24 * 60 * 60_000;

/** Why somebody books no further time: they hold as many as one person may, or have booked as often. */
export type Enough = "too-many" | "too-often";

/**
 * Whether it is enough for somebody, who is known by their mailbox, or for their network; undefined where it is not. Only what was
 * confirmed counts. A phone number does not: anybody can type anybody's, and would keep them out.
 */
export async function isEnough(
  db: Db,
  { email, addressHash = "" }: { email: string; addressHash?: string },
  now: Date,
): Promise<Enough | undefined> {
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - day).toISOString();
  const booked = await db
    .selectFrom("appointments as appointment")
    .leftJoin("contact_submissions as message", "message.id", "appointment.enquiry_id")
    .select(["person_email", "message.address_hash"])
    .select(["status", "starts_at", "appointment.created_at"])
    .where("booked_at", "is not", null)
    // What was booked within a day begins later than a day ago.
    .where("starts_at", ">", dayAgo)
    .execute();
  const mailbox = mailboxBehind(email);
  const own = booked.filter((one) => one.person_email !== "" && mailboxBehind(one.person_email) === mailbox);
  const near = booked.filter((one) => addressHash !== "" && one.address_hash === addressHash);
  const open = (all: typeof booked) => all.filter((one) => one.status === "planned" && one.starts_at > at).length;
  if (open(own) >= mostOpen || open(near) >= mostOpenByNetwork) return "too-many";
  const lately = (all: typeof booked) => all.filter((one) => one.created_at > dayAgo).length;
  return lately(own) >= mostInADay || lately(near) >= mostInADayByNetwork ? "too-often" : undefined;
}
