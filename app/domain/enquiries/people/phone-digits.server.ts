import { type RawBuilder, sql } from "kysely";

import { phoneSigns } from "./phone";

/** The digits of a phone number as it is stored, for comparing in SQL. */
function digitsOf(column: string): RawBuilder<string> {
  return phoneSigns.reduce(
    (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
    sql<string>`${sql.ref(column)}`,
  );
}

/** The digits of the phone number of a message. */
export const storedDigits = digitsOf("contact_submissions.company");

/** Whether a stored phone number is the same as one of which `sameNumberDigits` gives these digits; an index finds those of messages by their last nine. */
function isSame(stored: RawBuilder<string>, digits: string): RawBuilder<boolean> {
  // Fewer than nine may be the end of a longer number.
  return digits.length === 9
    ? sql<boolean>`substr(${stored}, -9) = ${digits}`
    : sql<boolean>`${stored} like ${`%${digits}`}`;
}

/** Whether a message came with this number. */
export function hasSamePhone(digits: string): RawBuilder<boolean> {
  return isSame(storedDigits, digits);
}

/** Whether an appointment notes this number of its person. */
export function isPersonsPhone(digits: string): RawBuilder<boolean> {
  return isSame(digitsOf("appointments.person_phone"), digits);
}
