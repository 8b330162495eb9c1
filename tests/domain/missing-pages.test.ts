import { askInVain } from "../support/missing-pages";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");

describe("an address that is not there", () => {
  test("is counted each time", async ({ db }) => {
    await askInVain(db, "/old-home", now);
    await askInVain(db, "/old-home", new Date("2026-11-22T10:00:00.000Z"));

    expect(await db.selectFrom("missing_pages").selectAll().execute()).toEqual([
      { path: "/old-home", hits: 2, first_seen_at: now.toISOString(), last_seen_at: "2026-11-22T10:00:00.000Z" },
    ]);
  });

  test("of any length takes little room", async ({ db }) => {
    await askInVain(db, `/${"x".repeat(5000)}`, now);
    const [row] = await db.selectFrom("missing_pages").selectAll().execute();
    expect(row?.path).toHaveLength(300);
  });

  test("and may have been somebody's secret is listed nowhere", async ({ db }) => {
    for (const path of [
      "/book/AbC_-9/mvoe",
      "/ES/Book/AbC_-9/x",
      "/calendar/AbC_-9.ics/x",
      "/mail/ana@example.com",
      "/mail/ana%40example.com",
    ]) {
      await askInVain(db, path, now);
    }
    expect(await db.selectFrom("missing_pages").selectAll().execute()).toEqual([]);
  });

  test("pushes out the least asked for when a scanner asks for thousands", async ({ db }) => {
    const paths = Array.from({ length: 2000 }, (_, index) => ({
      path: `/p${index}`,
      hits: 2,
      first_seen_at: now.toISOString(),
      last_seen_at: now.toISOString(),
    }));
    await db.insertInto("missing_pages").values(paths).execute();
    await db.updateTable("missing_pages").set({ hits: 1 }).where("path", "=", "/p7").execute();

    await askInVain(db, "/new", now);

    const left = await db.selectFrom("missing_pages").select("path").execute();
    expect(left).toHaveLength(2000);
    expect(left).not.toContainEqual({ path: "/p7" });
    expect(left).toContainEqual({ path: "/new" });
  });
});
