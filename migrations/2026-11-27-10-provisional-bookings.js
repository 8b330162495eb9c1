import { sql } from "kysely";

// What a visitor books is provisional until the link in its mail is pressed: anybody can type anybody's address. It may hold its
// time for half an hour, in which nobody else is offered it. It is no appointment: the diary, its calendars and clashes know
// nothing of it. Whether it holds a time still is read from the clock; no job has to end it.
const overlaps = "other.starts_at < new.ends_at and other.ends_at > new.starts_at";
const heldByOthers = (/** @type {string} */ at) => `exists (
    select 1 from provisional_bookings as other
    where other.enquiry_id is not new.enquiry_id and other.goes = new.goes and other.is_held = 1
      and other.confirmed_at is null and other.held_until > ${at} and ${overlaps}
  )`;
const refuse = (/** @type {string} */ condition) => `begin
    select raise(abort, 'this time is taken') where ${condition};
  end`;

const statements = [
  `create table provisional_bookings (
    enquiry_id integer primary key references contact_submissions (id) on delete cascade,
    kind text not null check (kind in ('viewing', 'call', 'valuation')),
    starts_at text not null,
    ends_at text not null check (ends_at > starts_at),
    place text not null default '',
    property_id integer references properties (id) on delete cascade,
    goes integer not null references users (id) on delete cascade,
    mailbox text not null check (mailbox <> ''),
    network_hash text not null default '',
    wide_network_hash text not null default '',
    is_held integer not null default 0 check (is_held in (0, 1)),
    held_until text not null,
    confirmed_at text,
    appointment_id integer references appointments (id) on delete set null,
    created_at text not null,
    check (unixepoch(held_until) - unixepoch(created_at) between 1 and 30 * 60),
    check (appointment_id is null or confirmed_at is not null)
  ) strict`,
  `create index holds_by_end on provisional_bookings (held_until) where is_held = 1 and confirmed_at is null`,
  `create index provisional_bookings_by_time on provisional_bookings (created_at)`,
  `create index provisional_bookings_of_appointment on provisional_bookings (appointment_id) where appointment_id is not null`,
  // Only hashes of the links are kept, one for each mail that carried one.
  `create table provisional_booking_links (
    token_hash text primary key check (length(token_hash) = 64),
    enquiry_id integer not null references provisional_bookings (enquiry_id) on delete cascade,
    created_at text not null
  ) strict, without rowid`,
  `create index links_of_a_provisional_booking on provisional_booking_links (enquiry_id)`,
  `create trigger a_free_time_is_held_once before insert on provisional_bookings when new.is_held = 1
     ${refuse(`${heldByOthers("new.created_at")} or exists (
       select 1 from appointments as other
       where other.goes = new.goes and other.status = 'planned' and ${overlaps}
     )`)}`,
  `create trigger a_held_time_is_not_booked before insert on appointments
     when new.booked_at is not null and new.status = 'planned' ${refuse(heldByOthers("new.booked_at"))}`,
  `create trigger nothing_moves_to_a_held_time before update of booked_at on appointments
     when new.booked_at is not null and new.status = 'planned' ${refuse(heldByOthers("new.booked_at"))}`,

  // Mails are counted by mailbox, whatever its tag or dots: domain/mail/mailbox.ts. Of those before this the address alone is known.
  `alter table outbox add column mailbox text not null default ''`,
  `update outbox set mailbox = lower(recipient)`,
  `create index mails_of_a_mailbox on outbox (mailbox, template, created_at)`,

  // When the visitor was told the address of a home that hides it.
  `alter table appointments add column address_told_at text`,
  // How a message came that is not put aside for it: a hidden field was filled in, as browsers do, or it was sent very fast.
  `alter table contact_submissions add column guard_mark text check (guard_mark in ('honeypot', 'too-fast'))`,
];

// A reason more to put a message aside: the booking that it came with waits to be confirmed. SQLite cannot change the check of a
// column: both columns are made anew, and every index that names them with its own words.
const reasons = [
  `alter table contact_submissions add column reason_now text
     check (reason_now in ('honeypot', 'too-fast', 'too-many', 'content', 'unconfirmed'))`,
  `alter table contact_submissions add column signs_now text check (
     (signs_now is not null) = (reason_now is 'content')
     and (signs_now is null or (json_valid(signs_now) and json_type(signs_now) = 'object')))`,
  `update contact_submissions set reason_now = spam_reason, signs_now = spam_signs where spam_reason is not null`,
  `alter table contact_submissions drop column spam_signs`,
  `alter table contact_submissions drop column spam_reason`,
  `alter table contact_submissions rename column reason_now to spam_reason`,
  `alter table contact_submissions rename column signs_now to spam_signs`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql`
    select name, sql from sqlite_master
    where type = 'index' and tbl_name = 'contact_submissions' and sql like '%spam_reason%'`.execute(db);
  const indexes = /** @type {{ name: string, sql: string }[]} */ (rows);
  for (const { name } of indexes) await sql.raw(`drop index "${name}"`).execute(db);
  for (const statement of reasons) await sql.raw(statement).execute(db);
  for (const index of indexes) await sql.raw(index.sql).execute(db);
}
