import type { Db } from "~/db/database";
import { keptForContent } from "~/domain/site/kept-for-content.server";

import { aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

describe("an answer that is kept for the content", () => {
  function counting(mostHeld?: number) {
    const asked: string[] = [];
    const dearest = async (db: Db, type: string) => {
      asked.push(type);
      const query = db.selectFrom("properties").where("property_type", "=", type as "loft");
      const { price } = await query.select((eb) => eb.fn.max("price").as("price")).executeTakeFirstOrThrow();
      return price;
    };
    return { asked, dearest: keptForContent(dearest, (type) => type, mostHeld) };
  }

  test("is asked once, and anew after any change of what pages show", async ({ db }) => {
    const { asked, dearest } = counting();
    const { id } = await aProperty(db, { property_type: "loft", price: 500_000 });
    expect([await dearest(db, "loft"), await dearest(db, "loft"), await dearest(db, "house")]).toEqual([
      ...[500_000, 500_000, null],
    ]);
    expect(asked).toEqual(["loft", "house"]);
    await db.updateTable("properties").set({ price: 600_000 }).where("id", "=", id).execute();
    expect(await dearest(db, "loft")).toBe(600_000);
    await db.deleteFrom("properties").where("id", "=", id).execute();
    expect(await dearest(db, "loft")).toBeNull();
  });

  test("that was found while something changed is not taken for what stands now", async ({ db }) => {
    const { id } = await aProperty(db, { price: 500_000 });
    const slow = keptForContent(
      async (db: Db) => {
        const { price } = await db.selectFrom("properties").select("price").executeTakeFirstOrThrow();
        if (price === 500_000)
          await db.updateTable("properties").set({ price: 600_000 }).where("id", "=", id).execute();
        return price;
      },
      () => "",
    );
    expect(await slow(db)).toBe(500_000);
    expect(await slow(db)).toBe(600_000);
  });

  test("is not seen outside of a change that is taken back", async ({ db }) => {
    const { dearest } = counting();
    await aProperty(db, { property_type: "loft", price: 500_000 });
    expect(await dearest(db, "loft")).toBe(500_000);
    const change = db.transaction().execute(async (trx) => {
      await trx.updateTable("properties").set({ price: 900_000 }).execute();
      expect(await dearest(trx, "loft")).toBe(900_000);
      throw new Error("taken back");
    });
    await expect(change).rejects.toThrow("taken back");
    expect(await dearest(db, "loft")).toBe(500_000);
    await db.updateTable("properties").set({ price: 700_000 }).execute();
    expect(await dearest(db, "loft")).toBe(700_000);
  });

  test("is given up for newer ones where there are many, and never kept where none was found", async ({ db }) => {
    const { asked, dearest } = counting(2);
    for (const type of ["loft", "house", "studio", "studio", "loft"]) await dearest(db, type);
    expect(asked).toEqual(["loft", "house", "studio", "loft"]);

    let isBroken = true;
    const fails = keptForContent(
      async () => {
        if (isBroken) throw new Error("broken");
        return "found";
      },
      () => "",
    );
    await expect(fails(db)).rejects.toThrow("broken");
    isBroken = false;
    expect(await fails(db)).toBe("found");
  });
});
