import { sql } from "kysely";

// Nobody can be called without a number. Held where a call is planned or its columns are written: what stood there before stays, and
// whoever is erased leaves the hour without a number.
const refuse = `begin
    select raise(abort, 'a call needs a phone number')
    where new.kind = 'call' and new.status = 'planned' and trim(new.person_phone) = '' and new.erased_at is null;
  end`;

const statements = [
  `create trigger a_call_has_a_phone before insert on appointments ${refuse}`,
  `create trigger a_call_keeps_its_phone before update of kind, person_phone on appointments ${refuse}`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
