import SQLite from "better-sqlite3";

import { closedHours } from "~/domain/agency/booking-hours";
import { weekdays } from "~/domain/agency/opening-hours";

import { panelDatabase } from "./site";

// Beside the running site of the agent: hours in which visitors book, and what stands in the diary.

/** Opens the hours in which visitors book, every day from nine to eight, unless they are open already. */
export function opensHours(): void {
  const spans = [{ opens: "09:00", closes: "20:00" }];
  const hours = Object.fromEntries(weekdays.map((day) => [day, spans]));
  writing((database) => {
    const { id } = database
      .prepare<[], { id: number }>("select user_id as id from admin_users where is_owner = 1 and user_id is not null")
      .get() ?? { id: 1 };
    database
      .prepare("insert into settings (key, value, updated_at) values ('booking', ?, ?) on conflict do nothing")
      .run(
        JSON.stringify({ ...closedHours, hours, minutes: 30, kinds: ["viewing", "call"], goes: id }),
        new Date().toISOString(),
      );
  });
}

/** Writes somebody into the diary at a time, for whoever goes, as the agent does by hand. @param startsAt ISO 8601, UTC */
export function writesSomebodyInAt(startsAt: string): void {
  const endsAt = new Date(Date.parse(startsAt) + 15 * 60_000).toISOString();
  const at = new Date().toISOString();
  writing((database) =>
    database
      .prepare(
        `insert into appointments (kind, starts_at, ends_at, person_name, person_phone, goes, settled_at, uid, created_at, updated_at)
         select 'call', ?, ?, 'Pau', '+34 600 000 001', json_extract(value, '$.goes'), ?, ?, ?, ? from settings where key = 'booking'`,
      )
      .run(startsAt, endsAt, at, `by-hand-${startsAt}-${at}`, at, at),
  );
}

function writing(write: (database: SQLite.Database) => void): void {
  const database = new SQLite(panelDatabase);
  try {
    write(database);
  } finally {
    database.close();
  }
}
