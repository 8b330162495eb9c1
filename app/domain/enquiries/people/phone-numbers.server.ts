import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/db/database";
import { wholeNumber } from "~/domain/fields/phone-number.server";

/**
 * Reads the whole numbers of phones that were stored without: before they were kept, or by another program. Safe at any time;
 * what is read already stays.
 */
export async function readPhoneNumbers(db: Db): Promise<void> {
  const messages = await db
    .selectFrom("contact_submissions")
    .where("phone_number", "is", null)
    .select(["id", "company"])
    .execute();
  for (const { id, company } of messages) {
    await db
      .updateTable("contact_submissions")
      .set({ phone_number: wholeNumber(company) })
      .where("id", "=", id)
      .where("company", "=", company)
      .execute();
  }
  const appointments = await db
    .selectFrom("appointments")
    .where("phone_number", "is", null)
    .select(["id", "person_phone"])
    .execute();
  for (const { id, person_phone: phone } of appointments) {
    await db
      .updateTable("appointments")
      .set({ phone_number: wholeNumber(phone) })
      .where("id", "=", id)
      .where("person_phone", "=", phone)
      .execute();
  }
}

/** Whether a message came with this number, of `wholeNumber`. */
export function hasSamePhone(number: string): RawBuilder<boolean> {
  return sql<boolean>`contact_submissions.phone_number = ${number}`;
}

/** Whether an appointment notes this number of its person. */
export function isPersonsPhone(number: string): RawBuilder<boolean> {
  return sql<boolean>`appointments.phone_number = ${number}`;
}
