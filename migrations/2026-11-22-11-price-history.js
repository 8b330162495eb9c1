import { sql } from "kysely";

// From now on the database itself writes down which price stood since when, whoever changes it. Of what stood before nothing is known, and
// nothing is made up: a row comes with the next change, or when something is put on the market. price_before is empty there.
/**
 * @param {string} table
 * @param {string} column
 * @param {string} owner
 */
const history = (table, column, owner) => [
  `create table ${table} (
    id integer primary key autoincrement,
    ${column} integer not null references ${owner} (id) on delete cascade,
    price_before integer check (price_before >= 0),
    price integer not null check (price >= 0),
    since text not null
  ) strict`,
  `create index ${table}_in_order on ${table} (${column}, id)`,
  ...["insert", "update", "delete"].map(
    (deed) => `create trigger content_version_${table}_${deed} after ${deed} on ${table}
      begin update content_version set version = version + 1; end`,
  ),
];

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
/** @param {string} row */
const isPublic = (row) => `${row}.status in ('available', 'pending')`;
/** @param {string} row */
const isOpen = (row) => `${row}.status in ('available', 'reserved')`;

const changes = [
  ...history("property_prices", "property_id", "properties"),
  ...history("development_unit_prices", "unit_id", "development_units"),
  `create trigger property_price_first after insert on properties when ${isPublic("new")}
     begin
       insert into property_prices (property_id, price_before, price, since)
         values (new.id, null, new.price, coalesce(new.published_at, ${now}));
     end`,
  // A draft has no price that anybody was asked for: what it says counts from the day on which it is public.
  `create trigger property_price_published after update of status on properties
     when old.status = 'draft' and ${isPublic("new")}
     begin
       insert into property_prices (property_id, price_before, price, since) values (new.id, null, new.price, ${now});
     end`,
  `create trigger property_price_changed after update of price on properties
     when new.price <> old.price and ${isPublic("old")} and ${isPublic("new")}
     begin
       insert into property_prices (property_id, price_before, price, since)
         values (new.id, old.price, new.price, ${now});
     end`,
  `create trigger unit_price_first after insert on development_units when ${isOpen("new")}
     begin
       insert into development_unit_prices (unit_id, price_before, price, since) values (new.id, null, new.price, ${now});
     end`,
  `create trigger unit_price_changed after update of price on development_units
     when new.price <> old.price and ${isOpen("old")} and ${isOpen("new")}
     begin
       insert into development_unit_prices (unit_id, price_before, price, since)
         values (new.id, old.price, new.price, ${now});
     end`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
