import type { Db } from "~/db/database";
import { business } from "~/domain/agency/agency";
import { agentEmail } from "~/domain/agency/agency.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { agentMailsLeft } from "~/domain/mail/stranger-mail-limits.server";

const hour = 60 * 60 * 1000;
const firstAfter = 20 * hour;
const promised = business.replyHours * hour;

// Who has waited longer than this stands in the list of late messages; a mail for each of them would only be a heap.
const longest = 7 * 24 * hour;

/**
 * Lays a reminder ready for each message that nobody has answered: one when 20 hours have passed, one when the promised 24
 * have. Where nobody was there to send the first, the second says it all. After a flood they come as the hours allow. Nothing is
 * written where nothing is due.
 * @returns how many reminders were laid ready
 */
export async function queueReminders(db: Db, now: Date): Promise<number> {
  const due = await listDue(db, now);
  if (due.length === 0) return 0;

  return db.transaction().execute(async (trx) => {
    const recipient = await agentEmail(trx);
    const allowed = due.slice(0, await agentMailsLeft(trx, now));
    for (const reminder of allowed) await queueMail(trx, { ...reminder, recipient, language: "en" }, now);
    return allowed.length;
  });
}

type Reminder = { enquiryId: number; template: "reminder-20h" | "reminder-24h" };

async function listDue(db: Db, now: Date): Promise<Reminder[]> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const rows = await db
    .selectFrom("contact_submissions as message")
    .leftJoin("outbox as first", (join) =>
      join.onRef("first.enquiry_id", "=", "message.id").on("first.template", "=", "reminder-20h"),
    )
    .leftJoin("outbox as second", (join) =>
      join.onRef("second.enquiry_id", "=", "message.id").on("second.template", "=", "reminder-24h"),
    )
    .select(["message.id", "message.created_at", "first.id as first"])
    .where("spam_reason", "is", null)
    .where("answered_at", "is", null)
    .where("set_aside_at", "is", null)
    .where("message.created_at", "<=", before(firstAfter))
    .where("message.created_at", ">", before(longest))
    .where("second.id", "is", null)
    .orderBy("message.created_at")
    .execute();
  return rows.flatMap((row): Reminder[] => {
    if (row.created_at <= before(promised)) return [{ enquiryId: row.id, template: "reminder-24h" }];
    return row.first === null ? [{ enquiryId: row.id, template: "reminder-20h" }] : [];
  });
}
