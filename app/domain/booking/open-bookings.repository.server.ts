import type { Db } from "~/db/database";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { sameNumberDigits } from "~/domain/enquiries/people/phone";

import { mostOpen, mostOpenByNetwork } from "./booking";

/** Whether somebody holds as many times to come as one person may, by e-mail address, phone number or network. */
export async function holdsTooMany(
  db: Db,
  { email, phone = "", addressHash }: Pick<NewEnquiry, "email" | "phone" | "addressHash">,
  now: Date,
): Promise<boolean> {
  const open = await db
    .selectFrom("appointments as appointment")
    .leftJoin("contact_submissions as message", "message.id", "appointment.enquiry_id")
    .select(["person_email", "person_phone", "message.address_hash"])
    .where("booked_at", "is not", null)
    .where("status", "=", "planned")
    .where("starts_at", ">", now.toISOString())
    .execute();
  const digits = sameNumberDigits(phone);
  const own = open.filter(
    (one) =>
      one.person_email.toLowerCase() === email.toLowerCase() ||
      (digits !== undefined && sameNumberDigits(one.person_phone) === digits),
  );
  const near = open.filter((one) => addressHash !== "" && one.address_hash === addressHash);
  return own.length >= mostOpen || near.length >= mostOpenByNetwork;
}
