import { sql } from "kysely";

import type { Db } from "~/db/database";
import type { AppointmentTemplate, Told } from "~/domain/mail/mail";
import { queueMail } from "~/domain/mail/outbox.server";

import type { Appointment, AppointmentMail, FormerAppointment } from "./appointment";
import { selectAppointment } from "./appointment.repository.server";

const hour = 60 * 60_000;

/**
 * Lays the mails about an appointment ready, where its people are to be told and it is not over. Whom no mail can have reached
 * yet is told that it is, whatever changed, and nothing where it is cancelled: what waits for them leaves no more, see
 * `appointmentMail`. Who may know of it hears of changes alone.
 */
export async function tell(trx: Db, id: number, template: AppointmentTemplate, now: Date): Promise<void> {
  const appointment = await selectAppointment(trx, id);
  if (!appointment?.tells || Date.parse(appointment.startsAt) <= now.getTime()) return;
  for (const { told, email, language } of toldOf(appointment)) {
    const { hasMail, mayKnow, isBack } = await toldBefore(trx, id, email);
    if (template === "appointment-cancelled" && !mayKnow) continue;
    if (template === "appointment-confirmed" && hasMail && !isBack) continue;
    const asKnown = !mayKnow
      ? "appointment-confirmed"
      : isBack && template === "appointment-confirmed"
        ? "appointment-moved"
        : template;
    await queueMail(trx, { template: asKnown, appointmentId: id, recipient: email, language, values: { told } }, now);
  }
}

/**
 * Takes an appointment out of the calendars of whom it is no longer with: another person, another owner or another mailbox stands in it
 * now. Told is whoever may know of it, whatever its box says: they would come to the door. What they knew is laid into the mail,
 * for the appointment tells of somebody else by now.
 * @param former the appointment as they knew it
 */
export async function tellWhoLeft(trx: Db, former: Appointment, now: Date): Promise<void> {
  const appointment = await selectAppointment(trx, former.id);
  if (!appointment || Date.parse(former.startsAt) <= now.getTime()) return;
  for (const { told, email, language, name } of leaving(former, appointment)) {
    if (!(await toldBefore(trx, former.id, email)).mayKnow) continue;
    await queueEnd(trx, former, { told, email, language, name }, now);
  }
}

/**
 * Tells everybody who stands in an appointment that it is off, whether a mail of it reached them before or not. What it was is laid into the
 * mail: its home may be gone when that leaves.
 * @param former the appointment before it was cancelled
 */
export async function tellAllOfTheEnd(trx: Db, former: Appointment, now: Date): Promise<void> {
  if (Date.parse(former.startsAt) <= now.getTime()) return;
  for (const recipient of toldOf(former)) await queueEnd(trx, former, recipient, now);
}

async function queueEnd(trx: Db, former: Appointment, recipient: ReturnType<typeof toldOf>[number], now: Date) {
  const { told, email, language, name } = recipient;
  const { kind, startsAt, endsAt, about } = former;
  const knew: FormerAppointment = { kind, startsAt, endsAt, about, name };
  const mail = { template: "appointment-cancelled", appointmentId: former.id, recipient: email, language } as const;
  await queueMail(trx, { ...mail, values: { told, former: knew } }, now);
}

/** Who was to be told of an appointment and stands in it no more. */
export function leaving(former: Appointment, appointment: Appointment) {
  const stay = new Set(toldOf(appointment).map(({ email }) => email.toLowerCase()));
  return toldOf(former).filter(({ email }) => !stay.has(email.toLowerCase()));
}

/** Who is told of an appointment: person and owner, each where there is an address. */
export function toldOf({ person, owner }: Appointment) {
  return [
    { told: "person" as Told, name: person.name, email: person.email, language: person.language },
    { told: "owner" as Told, ...owner },
  ].filter(({ email }) => email !== "");
}

/**
 * What somebody was told of an appointment. A mail that waits after a try may have come through all the same; one that was never
 * tried, or was given up, has not.
 */
async function toldBefore(trx: Db, id: number, recipient: string): Promise<ToldBefore> {
  const mails = await trx
    .selectFrom("outbox")
    .select(["template", "status", "tries"])
    .where("appointment_id", "=", id)
    .where(sql<boolean>`recipient = ${recipient} collate nocase`)
    .orderBy("id")
    .execute();
  const mayHaveCome = mails.filter(({ status, tries }) => status !== "failed" && tries > 0);
  const wasTakenOut = (mail: (typeof mails)[number] | undefined) => mail?.template === "appointment-cancelled";
  const isBack = wasTakenOut(mails.at(-1));
  return {
    hasMail: mails.length > 0,
    mayKnow: mayHaveCome.length > 0 && !wasTakenOut(mayHaveCome.at(-1)),
    isBack,
  };
}

type ToldBefore = {
  hasMail: boolean;
  mayKnow: boolean;
  /** Whether they had been taken out of it: what is told now puts them in again. */
  isBack: boolean;
};

/** Whether a later mail tells the same people how things stand; a reminder changes nothing. */
export async function hasNewerMail(db: Db, id: number, mail: { id: number; recipient: string }): Promise<boolean> {
  const newer = await db
    .selectFrom("outbox")
    .select("id")
    .where("appointment_id", "=", id)
    .where("recipient", "=", mail.recipient)
    .where("id", ">", mail.id)
    .where("template", "<>", "appointment-reminder")
    .executeTakeFirst();
  return newer !== undefined;
}

/** The mails about an appointment in their order, as long as they are kept. */
export async function mailsAbout(db: Db, id: number): Promise<AppointmentMail[]> {
  return db
    .selectFrom("outbox")
    .where("appointment_id", "=", id)
    .orderBy("id")
    .select(["id", "template", "recipient", "status", "last_error as lastError"])
    .select((eb) => eb.fn.coalesce("sent_at", "created_at").as("at"))
    .execute();
}

const reminderBefore = 24 * hour;
/** Later than this a reminder is of no use to anybody. */
const leastBefore = hour;

/**
 * Lays a reminder ready the day before. What was settled later than that has just been confirmed, and needs none.
 * @returns of how many appointments
 */
export async function remindOfAppointments(db: Db, now: Date): Promise<number> {
  const within = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const due = await db
    .selectFrom("appointments")
    .select(["id", "starts_at", "settled_at"])
    .where("status", "=", "planned")
    .where("tells", "=", 1)
    .where("reminded_at", "is", null)
    .where("starts_at", "<=", within(reminderBefore))
    .where("starts_at", ">", within(leastBefore))
    .execute();
  const early = due.filter((row) => Date.parse(row.settled_at) <= Date.parse(row.starts_at) - reminderBefore);
  if (early.length === 0) return 0;
  await db.transaction().execute(async (trx) => {
    for (const { id } of early) {
      await trx.updateTable("appointments").set({ reminded_at: now.toISOString() }).where("id", "=", id).execute();
      const appointment = await selectAppointment(trx, id);
      for (const { told, email, language } of appointment ? toldOf(appointment) : []) {
        const mail = { template: "appointment-reminder", appointmentId: id, recipient: email, language } as const;
        await queueMail(trx, { ...mail, values: { told } }, now);
      }
    }
  });
  return early.length;
}
