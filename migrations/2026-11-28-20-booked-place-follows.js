import { sql } from "kysely";

// What a visitor booked at a home that hides its address holds that address, and it is withheld as long as it is the home's. Where somebody
// corrects it, the former one would look like a place that the staff typed, and be told: so the place follows. 200 characters
// are all that a place holds, as where it is filled in.
const line = (/** @type {"old" | "new"} */ row) =>
  `case when trim(${row}.address) = '' then ''
     else substr(${row}.address || ', ' || trim(${row}.postal_code || ' ' || ${row}.city), 1, 200) end`;

const trigger = `create trigger a_booked_place_follows_its_home after update of address, postal_code, city on properties
  when old.shows_exact_address = 0
  begin
    update appointments set place = ${line("new")}, version = version + 1
    where property_id = new.id and booked_at is not null and address_told_at is null
      and place <> '' and place = ${line("old")} and place <> ${line("new")};
  end`;

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  await sql.raw(trigger).execute(db);
}
