import type { Db } from "~/db/database";

import { type Direction, type Edited, reordered } from "./agency";
import { noteSettings } from "./settings-activity.server";

/** What one of the lists stores of a line, beside its place. Each is called in a transaction. */
type Line<Item> = {
  /** All lines in their order. */
  read: (db: Db) => Promise<Edited<Item>[]>;
  insert: (trx: Db, position: number, item: Item) => Promise<{ id: number }>;
  update: (trx: Db, id: number, version: number, item: Item) => Promise<unknown>;
  /** Puts the texts in all languages in place of those that are there. */
  writeTexts: (trx: Db, id: number, item: Item) => Promise<unknown>;
};

type Changed = { ok: true } | { ok: false; reason: "not-found" | "changed" };

/** A list that the agent keeps in an order of their own, to be shown on the home page. `by` is a user's id; null for the console. */
export type KeptList<Item> = ReturnType<typeof keptList<Item>>;

export function keptList<Item>(table: "claims" | "stories", line: Line<Item>) {
  const find = async (db: Db, id: number): Promise<Edited<Item> | undefined> =>
    (await line.read(db)).find((each) => each.id === id);

  return {
    list: line.read,
    find,

    /** Adds a line after the others. */
    add: (db: Db, item: Item, by: number | null, now: Date): Promise<{ id: number }> =>
      db.transaction().execute(async (trx) => {
        const { last } = await trx
          .selectFrom(table)
          .select((eb) => eb.fn.max("position").as("last"))
          .executeTakeFirstOrThrow();
        const added = await line.insert(trx, Number(last ?? 0) + 1, item);
        await line.writeTexts(trx, added.id, item);
        await noteSettings(trx, table, by, now);
        return added;
      }),

    /** Changes a line, unless somebody else has done so since `version`. */
    change: (db: Db, id: number, item: Item, version: string, by: number | null, now: Date): Promise<Changed> =>
      db.transaction().execute(async (trx): Promise<Changed> => {
        const row = await trx.selectFrom(table).select("version").where("id", "=", id).executeTakeFirst();
        if (!row) return { ok: false, reason: "not-found" };
        if (String(row.version) !== version) return { ok: false, reason: "changed" };
        await line.update(trx, id, row.version + 1, item);
        await line.writeTexts(trx, id, item);
        await noteSettings(trx, table, by, now);
        return { ok: true };
      }),

    /** Moves a line by one place. @returns whether anything moved */
    move: (db: Db, id: number, direction: Direction, by: number | null, now: Date): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const rows = await trx.selectFrom(table).select("id").orderBy("position").orderBy("id").execute();
        const before = rows.map((row) => row.id);
        const after = reordered(before, id, direction);
        if (after.every((each, index) => each === before[index])) return false;
        for (const [index, each] of after.entries()) {
          await trx
            .updateTable(table)
            .set({ position: index + 1 })
            .where("id", "=", each)
            .execute();
        }
        await noteSettings(trx, table, by, now);
        return true;
      }),

    /** @returns whether there was such a line */
    remove: (db: Db, id: number, by: number | null, now: Date): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom(table).where("id", "=", id).executeTakeFirst();
        if (numDeletedRows === 1n) await noteSettings(trx, table, by, now);
        return numDeletedRows === 1n;
      }),
  };
}
