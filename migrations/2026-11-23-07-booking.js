import { sql } from "kysely";

// A time that a visitor takes by themselves. Whoever goes is at one place: the database itself refuses a time of which any part is
// taken, by another visitor or by an appointment that the staff made meanwhile. What the staff plans may overlap; they are told.
// A visitor's way to their appointment is a secret link: only hashes are stored, one for each mail that carried it.
const taken = `exists (
    select 1 from appointments as other
    where other.id is not new.id and other.goes = new.goes and other.status = 'planned'
      and other.starts_at < new.ends_at and other.ends_at > new.starts_at
  )`;
const refuse = `begin
    select raise(abort, 'nobody goes at this time') where new.goes is null;
    select raise(abort, 'this time is taken') where ${taken};
  end`;

const statements = [
  `alter table appointments add column booked_at text`,
  `create index appointments_booked on appointments (starts_at) where booked_at is not null`,
  `create index appointments_of_who_goes on appointments (goes, starts_at) where goes is not null`,
  `create trigger a_time_is_booked_once before insert on appointments
     when new.booked_at is not null and new.status = 'planned' ${refuse}`,
  // Written anew by the visitor alone: with it they take another time.
  `create trigger another_time_is_booked_once before update of booked_at on appointments
     when new.booked_at is not null and new.status = 'planned' ${refuse}`,
  `create table booking_links (
    token_hash text primary key check (length(token_hash) = 64),
    appointment_id integer not null references appointments (id) on delete cascade,
    created_at text not null
  ) strict, without rowid`,
  `create index links_of_an_appointment on booking_links (appointment_id)`,
  `create trigger an_erased_person_has_no_link after update of erased_at on appointments when new.erased_at is not null
     begin
       delete from booking_links where appointment_id = new.id;
     end`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
