import { sql } from "kysely";

/** Signs that people write between the digits of a phone number. An index holds the digits without these, and no others. */
const phoneSigns = [" ", "\u00a0", "(", ")", "+", ".", "/", "-", "\u2010", "\u2011", "\u2012", "\u2013"];

/** The digits of the phone of a message as it was typed, for searching in SQL. */
export const typedDigits = phoneSigns.reduce(
  (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
  sql<string>`${sql.ref("contact_submissions.company")}`,
);
