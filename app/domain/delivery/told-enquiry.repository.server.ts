import type { Db } from "~/db/database";
import { isAddressWithheld } from "~/domain/booking/visitor-place.server";
import { appointmentsOfMessage } from "~/domain/diary/appointments.server";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";

/** A message as a mail tells of it. */
export type ToldEnquiry = ReceivedEnquiry & {
  /** The appointment whose visitor waits for the address of its home, which hides it; null where none does. */
  withholding: number | null;
};

export async function findToldEnquiry(db: Db, id: number): Promise<ToldEnquiry | undefined> {
  const enquiry = await findEnquiry(db, id);
  if (!enquiry) return undefined;
  const [appointment] = await appointmentsOfMessage(db, id);
  const isWithheld = appointment !== undefined && (await isAddressWithheld(db, appointment));
  return { ...enquiry, withholding: isWithheld ? appointment.id : null };
}
