import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { loader as confirm } from "~/routes/admin/properties/translation-confirm";
import { loader as unit } from "~/routes/site/development/unit-favourite";

import { signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { get } from "../support/requests";

let headers: Record<string, string>;

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});

describe("an address that only takes forms, when it is opened", () => {
  test("leads to the page it belongs to", async () => {
    const confirmed = await get(
      confirm,
      "/admin/properties/7/translations/es/confirm",
      { id: "7", language: "es" },
      headers,
    );
    expect(confirmed.headers.get("Location")).toBe("/admin/properties/7/translations/es");
  });

  test("is not found where it names nothing that can be", async () => {
    for (const id of ["\r\nX-Injected: yes", "1嘊", "", "1.5"]) {
      const inSpanish = "/admin/properties/x/translations/es/confirm";
      expect((await get(confirm, inSpanish, { id, language: "es" }, headers)).status, id).toBe(404);
      const inNone = "/admin/properties/1/translations/x/confirm";
      expect((await get(confirm, inNone, { id: "1", language: id }, headers)).status, id).toBe(404);
    }
  });

  test("leads to a page whose name has letters of another script", async () => {
    const [path, params] = ["/developments/%D9%A1/units/1/favourite", { slug: "١", unit: "1" }];
    expect((await get(unit, path, params)).headers.get("Location")).toBe("/developments/%D9%A1/units/1");
  });
});
