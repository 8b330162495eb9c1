import { sql } from "kysely";

// Viewings, valuations and calls: when, where, with whom and who goes. A person who was erased leaves the hour without a name.
// A mail of an appointment goes with it. The address by which a phone asks for the diary is a secret: only its hash is stored.
const statements = [
  `create table appointments (
    id integer primary key autoincrement,
    kind text not null check (kind in ('viewing', 'valuation', 'call', 'other')),
    starts_at text not null,
    ends_at text not null check (ends_at > starts_at),
    place text not null default '',
    property_id integer references properties (id) on delete set null,
    development_id integer references developments (id) on delete set null,
    enquiry_id integer references contact_submissions (id) on delete set null,
    person_name text not null default '',
    person_email text not null default '',
    person_phone text not null default '',
    person_language text not null default 'es' check (person_language in ('en', 'es', 'ca', 'ru')),
    owner_name text not null default '',
    owner_email text not null default '',
    owner_language text not null default 'es' check (owner_language in ('en', 'es', 'ca', 'ru')),
    goes integer references users (id) on delete set null,
    notes text not null default '',
    status text not null default 'planned' check (status in ('planned', 'cancelled', 'done')),
    outcome text check (outcome in ('interested', 'offer', 'no', 'did-not-come')),
    outcome_words text not null default '',
    offer integer check (offer > 0),
    tells integer not null default 0 check (tells in (0, 1)),
    settled_at text not null,
    reminded_at text,
    uid text not null unique check (uid <> ''),
    sequence integer not null default 0 check (sequence >= 0),
    version integer not null default 1,
    erased_at text,
    created_by integer references users (id) on delete set null,
    created_at text not null,
    updated_at text not null,
    check (unixepoch(ends_at) - unixepoch(starts_at) <= 12 * 60 * 60),
    check (person_name <> '' or person_email <> '' or person_phone <> '' or kind = 'other' or erased_at is not null),
    check ((status = 'done') = (outcome is not null)),
    check (offer is null or outcome is 'offer')
  ) strict`,
  `create index appointments_by_time on appointments (starts_at)`,
  `create index appointments_of_home on appointments (property_id, starts_at) where property_id is not null`,
  `create index appointments_of_message on appointments (enquiry_id) where enquiry_id is not null`,
  `create index appointments_of_person on appointments (person_email collate nocase) where person_email <> ''`,
  `create index appointments_of_owner on appointments (owner_email collate nocase) where owner_email <> ''`,
  `alter table outbox add column appointment_id integer references appointments (id) on delete cascade`,
  `create index mails_of_an_appointment on outbox (appointment_id) where appointment_id is not null`,
  `create table calendar_addresses (
    user_id integer primary key references users (id) on delete cascade,
    token_hash text not null unique check (length(token_hash) = 64),
    created_at text not null
  ) strict`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
