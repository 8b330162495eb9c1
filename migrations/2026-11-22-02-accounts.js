import { sql } from "kysely";

// Roles, the owner, invitations, second factors and the log of who did what. SQLite changes no check of a table that is
// there: admin_users is made anew. Nothing refers to it.
const changes = [
  `create table admin_users_anew (
    id integer primary key autoincrement,
    user_id integer unique references users (id) on delete set null,
    email text not null unique collate nocase check (email <> ''),
    role text not null default 'admin' check (role in ('admin', 'assistant')),
    is_active integer not null default 1 check (is_active in (0, 1)),
    is_owner integer not null default 0 check (is_owner in (0, 1)),
    created_at text not null,
    -- Whoever asks: while the site is theirs, the owner is an active admin.
    check (is_owner = 0 or (is_active = 1 and role = 'admin'))
  ) strict`,
  `insert into admin_users_anew (id, user_id, email, role, is_active, created_at)
     select id, user_id, email, role, is_active, created_at from admin_users`,
  `drop table admin_users`,
  `alter table admin_users_anew rename to admin_users`,
  `create unique index one_owner on admin_users (is_owner) where is_owner = 1`,
  `create trigger the_owner_stays before delete on admin_users when old.is_owner = 1
     begin select raise(abort, 'the owner cannot be removed'); end`,

  `alter table users add column name text not null default ''`,

  // When the password was last given in this session; null: not since this is noted.
  `alter table sessions add column password_at text`,
  // Browser and system in a few words, such as "Firefox on Windows". Never an address.
  `alter table sessions add column device text not null default ''`,

  // One link at a time for each person who was added. A new one takes the place of the last.
  `create table invitations (
    admin_user_id integer primary key references admin_users (id) on delete cascade,
    token_hash text not null unique check (length(token_hash) = 64),
    sent_at text not null,
    expires_at text not null,
    used_at text
  ) strict`,

  `create table second_factors (
    user_id integer primary key references users (id) on delete cascade,
    sealed_secret text not null check (sealed_secret <> ''),
    begun_at text not null,
    confirmed_at text,
    -- The last step of thirty seconds of which a code was taken: none is taken twice.
    last_step integer not null default 0
  ) strict`,
  `create table recovery_codes (
    user_id integer not null references second_factors (user_id) on delete cascade,
    code_hash text not null check (length(code_hash) = 64),
    used_at text,
    primary key (user_id, code_hash)
  ) strict, without rowid`,

  // Who did what. No foreign keys: a row says what happened, also of what is gone since.
  `create table activity_log (
    id integer primary key autoincrement,
    at text not null,
    actor_id integer,
    kind text not null check (kind <> ''),
    subject_id integer,
    details text not null default '{}' check (json_valid(details))
  ) strict`,
  `create index activity_by_time on activity_log (at)`,
  `create index activity_by_kind on activity_log (kind, id)`,
  `create trigger what_happened_stays_as_it_was before update on activity_log
     begin select raise(abort, 'the activity log is only added to'); end`,
  `create trigger what_happened_is_kept_for_a_year before delete on activity_log
     when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-12 months')
     begin select raise(abort, 'the activity log is kept for twelve months'); end`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
