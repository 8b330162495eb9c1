import { type RawBuilder, sql } from "kysely";

import { phoneSigns } from "./phone";

/** The digits of the phone number of a message, for comparing in SQL. */
export const storedDigits: RawBuilder<string> = phoneSigns.reduce(
  (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
  sql<string>`${sql.ref("contact_submissions.company")}`,
);
