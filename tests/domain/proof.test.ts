import { findProof, saveProof } from "~/domain/agency/proof.server";
import { soldHomes } from "~/domain/properties/properties.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";

import { aNeighborhood, aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-22T10:00:00.000Z");
const shown = { showsSold: true, appreciationSource: "" };

describe("sold homes as proof", () => {
  test("are nobody's business until the agent wants them shown", async ({ db }) => {
    await aProperty(db, { status: "sold" });
    expect(await soldHomes(db, "en")).toEqual([]);
    await saveProof(db, shown, "", now);
    expect(await soldHomes(db, "en")).toHaveLength(1);
  });

  test("have the month that the database wrote when they were sold, and lose it when they are for sale again", async ({
    db,
  }) => {
    await saveProof(db, shown, "", now);
    const { id } = await aProperty(db, { status: "available", title: "Corner apartment" });
    const sell = (status: "available" | "sold") =>
      db.updateTable("properties").set({ status }).where("id", "=", id).execute();
    await sell("sold");
    const [home] = await soldHomes(db, "en");
    expect(home).toMatchObject({ id, title: "Corner apartment", month: dayInBarcelona(new Date()).slice(0, 7) });
    expect(JSON.stringify(home)).not.toMatch(/price/);
    await db.updateTable("properties").set({ sold_at: "2025-03-04T10:00:00.000Z" }).where("id", "=", id).execute();
    await sell("sold");
    expect((await soldHomes(db, "en"))[0]?.month).toBe("2025-03");
    // Half past midnight on the first of April in Barcelona.
    await db.updateTable("properties").set({ sold_at: "2025-03-31T22:30:00.000Z" }).where("id", "=", id).execute();
    expect((await soldHomes(db, "en"))[0]?.month).toBe("2025-04");
    await sell("available");
    expect(await soldHomes(db, "en")).toEqual([]);
    expect(await db.selectFrom("properties").select("sold_at").executeTakeFirstOrThrow()).toEqual({ sold_at: null });
  });

  test("stand latest first, those of an unknown month last, six at most, and by neighbourhood", async ({ db }) => {
    await saveProof(db, shown, "", now);
    const sold = async (sold_at: string | null, neighborhood = "eixample") =>
      (await aProperty(db, { status: "sold", sold_at, neighborhood })).id;
    const unknown = await sold(null);
    const older = await sold("2026-01-10T10:00:00.000Z");
    const latest = await sold("2026-10-10T10:00:00.000Z", "gracia");
    expect((await soldHomes(db, "ca")).map(({ id }) => id)).toEqual([latest, older, unknown]);
    expect((await soldHomes(db, "ca", "gracia")).map(({ id }) => id)).toEqual([latest]);
    await aNeighborhood(db, { slug: "ciutat-vella" });
    await aNeighborhood(db, { slug: "born", inside: "ciutat-vella" });
    const inside = await sold("2026-02-10T10:00:00.000Z", "born");
    expect((await soldHomes(db, "ca", "ciutat-vella")).map(({ id }) => id)).toEqual([inside]);
    for (let each = 0; each < 5; each += 1) await sold(null);
    expect(await soldHomes(db, "ca")).toHaveLength(6);
  });
});

test("what is shown as proof is refused to the second of two people who began with the same", async ({ db }) => {
  expect(await saveProof(db, shown, "", now)).toEqual({ ok: true });
  expect(await saveProof(db, { ...shown, appreciationSource: "A study" }, "", now)).toMatchObject({
    reason: "changed",
  });
  expect((await findProof(db)).proof).toEqual(shown);
});
