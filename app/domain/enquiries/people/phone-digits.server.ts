import { type RawBuilder, sql } from "kysely";

import { phoneSigns } from "./phone";

/** The digits of the phone number of a message, for comparing in SQL. */
export const storedDigits: RawBuilder<string> = phoneSigns.reduce(
  (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
  sql<string>`${sql.ref("contact_submissions.company")}`,
);

/** Their last nine, by which an index finds a person. */
const lastDigits: RawBuilder<string> = sql<string>`substr(${storedDigits}, -9)`;

/** Whether a stored phone number is the same as one of which `sameNumberDigits` gives these digits. */
export function hasSamePhone(digits: string): RawBuilder<boolean> {
  // Fewer than nine may be the end of a longer number.
  return digits.length === 9
    ? sql<boolean>`${lastDigits} = ${digits}`
    : sql<boolean>`${storedDigits} like ${`%${digits}`}`;
}
