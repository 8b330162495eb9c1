import { expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { recalled } from "~/http/pages/recalled.server";
import { loader } from "~/routes/site/contact";

import { aProperty } from "../support/builders";
import { get } from "../support/requests";

const busy = Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });

test("what stands around a form is recalled for as many addresses as there is room for, those asked for last", async () => {
  let isDown = false;
  const find = recalled(async (name: string) => {
    if (isDown) throw busy;
    return `${name} found`;
  }, 2);
  for (const name of ["one", "two", "three"]) await find(name);
  isDown = true;
  expect(await find("three")).toBe("three found");
  expect(await find("two")).toBe("two found");
  await expect(find("one")).rejects.toBe(busy);
});

test("the homes that are asked about are recalled however the address writes them", async () => {
  const { id } = await aProperty(db, { title: "Loft" });
  await get(loader, `/contact?homes=${id}`);
  const broken = vi.spyOn(db, "selectFrom").mockImplementation(() => {
    throw busy;
  });
  try {
    const { data } = await get(loader, `/contact?homes=x,${id},${id},${"a".repeat(500)}`);
    expect(data).toMatchObject({ homes: [{ title: "Loft" }] });
  } finally {
    broken.mockRestore();
  }
});
