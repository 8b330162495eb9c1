import { sql } from "kysely";

import { readActivitySearch } from "~/domain/activity/activity";
import { forgetOldActivity, listActivity, listActors, noteActivity } from "~/domain/activity/activity.server";
import { findPropertyForm, updateProperty } from "~/domain/properties/property-editing.server";

import { aPerson, aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

const all = { actor: null, group: null, page: 1 };

describe("what was done", () => {
  test("is noted with the price before and after, and by whom", async ({ db }) => {
    const ana = await aPerson(db);
    const { id } = await aProperty(db, { title: "Duplex in Gràcia", price: 450_000 });
    const form = await findPropertyForm(db, id);
    if (!form) throw new Error("There is no such home.");
    const values = { ...form.values, price: 430_000, status: "draft" as const };
    await updateProperty(db, id, { version: form.version, values, editor: ana.id }, new Date());
    const { deeds } = await listActivity(db, all);
    expect(deeds).toMatchObject([
      { kind: "property.withdrawn", actor: { email: ana.email } },
      { kind: "property.status", details: { from: "available", to: "draft" } },
      { kind: "property.price", subjectId: id, details: { title: "Duplex in Gràcia", from: 450_000, to: 430_000 } },
    ]);
    expect(await listActivity(db, { ...all, group: "prices" })).toMatchObject({ total: 1 });
    expect(await listActivity(db, { ...all, actor: ana.id + 1 })).toMatchObject({ total: 0, deeds: [] });
    expect(await listActors(db)).toEqual([{ id: ana.id, name: "", email: ana.email }]);
  });

  test("is not noted where nothing came of it", async ({ db }) => {
    const { id } = await aProperty(db);
    const form = await findPropertyForm(db, id);
    if (!form) throw new Error("There is no such home.");
    const values = { ...form.values, price: 1, neighborhood: "nowhere" };
    const refused = await updateProperty(db, id, { version: form.version, values, editor: 1 }, new Date());
    expect(refused).toMatchObject({ ok: false });
    expect(await listActivity(db, all)).toEqual({ total: 0, deeds: [] });
  });

  test("can be changed by nobody, and goes after twelve months, not before", async ({ db }) => {
    const now = new Date();
    const months = (count: number) => {
      const at = new Date(now);
      at.setUTCMonth(at.getUTCMonth() - count);
      return at;
    };
    for (const at of [months(13), months(11)]) await noteActivity(db, { kind: "settings.changed", actor: 1 }, at);
    await expect(sql`update activity_log set actor_id = 2`.execute(db)).rejects.toThrow("only added to");
    await expect(sql`delete from activity_log`.execute(db)).rejects.toThrow("twelve months");
    // A clock that is years ahead takes nothing away that the machine's own does not.
    const ahead = new Date(now.getTime() + 3 * 365 * 24 * 3_600_000);
    expect(await forgetOldActivity(db, ahead)).toBe(1);
    expect(await forgetOldActivity(db, now)).toBe(0);
    expect(await listActivity(db, all)).toMatchObject({ total: 1, deeds: [{ at: months(11).toISOString() }] });
  });
});

test("the page's address is read for what it knows alone", () => {
  const read = (query: string) => readActivitySearch(new URLSearchParams(query));
  expect(read("person=3&kind=prices&page=2")).toEqual({ actor: 3, group: "prices", page: 2 });
  expect(read("person=-1&kind=constructor&page=0")).toEqual(all);
});
