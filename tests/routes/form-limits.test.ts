import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { formStamp } from "~/http/forms/form-guard.server";
import { Tries } from "~/http/forms/tries.server";
import { action } from "~/routes/site/contact";

import { theAgency } from "../support/builders";
import { post } from "../support/requests";

// Few enough to be reached by a test; read when the guard is loaded.
vi.hoisted(() => {
  process.env.FORM_RATE_LIMIT = "2";
});
const flood = 2 * 20;

const said = {
  firstName: "Ana",
  lastName: "Puig",
  email: "ana@example.com",
  propertyAddress: "Carrer de Mallorca 1",
};
const stored = () => db.selectFrom("contact_submissions").select(["email", "spam_reason"]).orderBy("id").execute();
const from = (address: string) => ({ "X-Visitor-Address": address });

beforeAll(async () => {
  await theAgency(db);
});
beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("contact_submissions").execute();
});

describe("messages from one address", () => {
  test("are suspected from the third in ten minutes on, and not taken past forty: the form says so and keeps all", async () => {
    for (let count = 0; count < flood; count += 1) {
      const email = `${count}@example.com`;
      expect((await post(action, "/contact", { ...said, email }, {}, from("192.0.2.1"))).status).toBe(303);
    }
    const reasons = (await stored()).map(({ spam_reason }) => spam_reason);
    expect(reasons.slice(0, 3)).toEqual([null, null, "too-many"]);

    const refused = await post(action, "/ca/contact", { ...said, message: "Is there a lift?" }, {}, from("192.0.2.1"));
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "600"]);
    const { initialValue, error } = JSON.parse(JSON.stringify(refused.data)).result;
    expect(initialValue).toMatchObject({ firstName: "Ana", message: "Is there a lift?" });
    expect(Object.values(error).flat()).toEqual(["form.tooMany|phone=+34 600 000 000"]);
    expect(await stored()).toHaveLength(flood);

    expect((await post(action, "/contact", said, {}, from("192.0.2.2"))).status).toBe(303);
  });

  test("of one network of version 6 are counted together", async () => {
    for (const last of ["1", "2", "abcd:1"]) {
      const email = `${last.replace(":", "-")}@example.com`;
      await post(action, "/contact", { ...said, email }, {}, from(`2001:db8:7:7::${last}`));
    }
    expect((await stored()).at(-1)).toMatchObject({ spam_reason: "too-many" });
  });
});

describe("messages from the networks around an address", () => {
  test.each([
    ["a /48 of version 6", (count: number) => `2001:db8:48:${count.toString(16)}::1`, "2001:db8:49::1"],
    ["a /24 of version 4", (count: number) => `203.0.113.${count}`, "203.0.114.1"],
    ["version 4 written as version 6", (count: number) => `::ffff:198.18.7.${count}`, "198.18.8.1"],
  ])(
    "%s are suspected from the ninth in ten minutes on, whichever of them they come from",
    async (_which, address, other) => {
      for (let count = 1; count <= 10; count += 1) {
        const fields = { ...said, email: `${count}@example.com` };
        expect((await post(action, "/contact", fields, {}, from(address(count)))).status).toBe(303);
      }
      const reasons = (await stored()).map(({ spam_reason }) => spam_reason);
      expect(reasons.slice(7)).toEqual([null, "too-many", "too-many"]);
      expect((await post(action, "/contact", said, {}, from(other))).status).toBe(303);
      expect((await stored()).at(-1)).toEqual({ email: said.email, spam_reason: null });
    },
  );
});

describe("one drawing of a form", () => {
  test("that is sent again and again from everywhere is suspected past eight times", async () => {
    const stamp = formStamp(new Date(Date.now() - 60_000));
    for (let count = 0; count <= 8; count += 1) {
      const fields = { ...said, stamp, email: `${count}@example.com` };
      expect((await post(action, "/contact", fields, {}, from(`198.51.${count}.1`))).status).toBe(303);
    }
    const reasons = (await stored()).map(({ spam_reason }) => spam_reason);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(8);
    expect(reasons.at(-1)).toBe("too-many");
  });
});

describe("the memory of a limit", () => {
  test("holds no more than it was given, however many addresses come, and forgets the oldest", () => {
    const tries = new Tries(3, 600, 1000);
    for (let count = 0; count < 200_000; count += 1) tries.count(`address-${count}`, 0);
    expect(tries.size).toBe(1000);
    expect(tries.count("address-199999", 1).tries).toBe(2);
    expect(tries.count("address-0", 1).tries).toBe(1);
  });

  test("is free again when its time is over", () => {
    const tries = new Tries(3, 600);
    for (let count = 0; count < 500; count += 1) tries.count(`address-${count}`, count);
    expect(tries.count("address-0", 1_000)).toEqual({ tries: 2, msLeft: 599_000 });
    expect(tries.count("address-1", 600_002)).toMatchObject({ tries: 1 });
    expect(tries.size).toBeLessThan(500);
  });
});
