import type { Db } from "~/db/database";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";

/** A message as a mail tells of it. */
export type ToldEnquiry = ReceivedEnquiry & { firstName: string };

export async function findToldEnquiry(db: Db, id: number): Promise<ToldEnquiry | undefined> {
  const enquiry = await findEnquiry(db, id);
  const row = await db.selectFrom("contact_submissions").select("first_name").where("id", "=", id).executeTakeFirst();
  return enquiry && row && { ...enquiry, firstName: row.first_name };
}
