import type { Db } from "~/db/database";
import { hashOf, newToken } from "~/domain/admins/tokens.server";
import type { Appointment } from "~/domain/diary/appointment";
import { findAppointment } from "~/domain/diary/appointments.server";

/**
 * Makes a secret link to an appointment, of which a hash alone is kept: each mail carries one of its own, and all of them lead
 * there. They go with the appointment, and when its person is erased.
 */
export async function newBookingLink(db: Db, appointmentId: number, now: Date): Promise<string> {
  const secret = newToken();
  await db
    .insertInto("booking_links")
    .values({ token_hash: hashOf(secret), appointment_id: appointmentId, created_at: now.toISOString() })
    .execute();
  return secret;
}

/** The appointment behind a secret link; undefined where there is none, or its person was erased. */
export async function appointmentBehind(db: Db, secret: string): Promise<Appointment | undefined> {
  if (!/^[\w-]{43}$/.test(secret)) return undefined;
  const link = await db
    .selectFrom("booking_links")
    .select("appointment_id")
    .where("token_hash", "=", hashOf(secret))
    .executeTakeFirst();
  const appointment = link && (await findAppointment(db, link.appointment_id));
  return appointment && !appointment.isErased ? appointment : undefined;
}
