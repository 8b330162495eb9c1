import { describe, expect, test } from "vitest";

import { loader as unit } from "~/routes/site/development/unit-favourite";

import { get } from "../support/requests";

describe("an address that only takes forms, when it is opened", () => {
  test("leads to a page whose name has letters of another script", async () => {
    const [path, params] = ["/developments/%D9%A1/units/1/favourite", { slug: "١", unit: "1" }];
    expect((await get(unit, path, params)).headers.get("Location")).toBe("/developments/%D9%A1/units/1");
  });
});
