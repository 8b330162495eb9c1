import type { Db } from "~/db/database";

import type { toColumns } from "./appointment.repository.server";

type Columns = ReturnType<typeof toColumns>;

/** Those that hold just what was entered. */
function holding(trx: Db, columns: Columns) {
  return trx
    .selectFrom("appointments")
    .select("id")
    .where((eb) =>
      eb.and(Object.entries(columns).map(([column, value]) => eb(column as keyof typeof columns, "is", value))),
    );
}

/** Whether an appointment holds just what was entered. */
export async function isEnteredSo(trx: Db, id: number, columns: Columns): Promise<boolean> {
  return (await holding(trx, columns).where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** The appointment that somebody entered just so since a moment, and that nobody has changed. */
export async function selectSameEntry(
  trx: Db,
  columns: Columns,
  { by, since }: { by: number; since: Date },
): Promise<number | undefined> {
  const row = await holding(trx, columns)
    .where("created_by", "=", by)
    .where("created_at", ">=", since.toISOString())
    .where("version", "=", 1)
    .executeTakeFirst();
  return row?.id;
}
