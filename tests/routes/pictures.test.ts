import { expect, test } from "vitest";

import { db } from "~/db/db.server";
import { loader as pictures } from "~/routes/site/pictures";

import { aDevelopment, aProperty } from "../support/builders";
import { get } from "../support/requests";

test("the page of a picture stands for nothing by itself: search engines are led to the home", async () => {
  const { id } = await aProperty(db, { images: 3, source_language: "es" });
  const { data, status } = await get(pictures, `/ca/property/${id}/pictures/2`, { id: String(id), number: "2" });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    number: 2,
    path: `/property/${id}`,
    pictures: [{}, {}, {}],
    meta: { canonical: expect.stringMatching(new RegExp(`/es/property/${id}$`)), alternates: [], isPrivate: false },
  });
});

test.each(["0", "4", "-1", "01", "1.5", "x", "99999"])(
  "there is no picture of the number %j among three",
  async (n) => {
    const { id } = await aProperty(db, { images: 3 });
    expect((await get(pictures, `/property/${id}/pictures/${n}`, { id: String(id), number: n })).status).toBe(404);
  },
);

test("a draft shows no picture, nor does a home that is not there", async () => {
  const { id } = await aProperty(db, { images: 3, status: "draft" });
  for (const each of [String(id), "424242", "x"]) {
    expect((await get(pictures, `/property/${each}/pictures/1`, { id: each, number: "1" })).status).toBe(404);
  }
});

test("the plans of a home come after its photographs", async () => {
  const { id } = await aProperty(db, { images: 3 });
  await db
    .updateTable("property_images")
    .set({ kind: "floor_plan" })
    .where("property_id", "=", id)
    .where("is_primary", "=", 0)
    .where("display_order", "=", 1)
    .execute();
  const { data } = await get(pictures, `/property/${id}/pictures/3`, { id: String(id), number: "3" });
  expect(data).toMatchObject({ pictures: [{ isPlan: false }, { isPlan: false }, { isPlan: true }] });
});

test("a unit shows its plan, then its building; a draft shows neither", async () => {
  const { id, slug, unitIds } = await aDevelopment(db, { name: "Illa Test", units: [{ name: "1-A" }] });
  const image = (name: string, kind: "photo" | "floor_plan", unitId: number | null) => ({
    development_id: id,
    unit_id: unitId,
    image_url: `/uploads/${name.repeat(24)}-1600.jpg`,
    kind,
    display_order: 0,
    alt_text: kind,
    width: 1600,
    height: 1067,
  });
  const unit = unitIds[0] ?? 0;
  await db
    .insertInto("development_images")
    .values([image("b", "photo", null), image("c", "floor_plan", unit)])
    .execute();

  const params = { slug, unit: String(unit), number: "1" };
  const path = `/developments/${slug}/units/${unit}/pictures/1`;
  expect((await get(pictures, path, params)).data).toMatchObject({
    pictures: [{ isPlan: true }, { isPlan: false }],
    name: "Unit 1-A, Illa Test",
    meta: { canonical: expect.stringMatching(new RegExp(`/developments/${slug}$`)) },
  });
  const building = await get(pictures, `/developments/${slug}/pictures/1`, { slug, number: "1" });
  expect(building.data).toMatchObject({ pictures: [{ isPlan: false }], name: "Illa Test" });

  await db.updateTable("developments").set({ is_published: 0 }).where("id", "=", id).execute();
  expect((await get(pictures, path, params)).status).toBe(404);
});
