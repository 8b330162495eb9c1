import { execFileSync } from "node:child_process";

import { expect, test } from "vitest";
import { z } from "zod";

import { withTable } from "../../scripts/front/route-matching.mjs";

const said = z.object({ isKept: z.boolean(), readings: z.number(), matched: z.array(z.unknown()) });

function matchedBy(...args: string[]) {
  const output = execFileSync(process.execPath, ["tests/support/matched-routes.mjs", ...args], { encoding: "utf8" });
  return said.parse(JSON.parse(output));
}

test("with the table kept, every address leads where it led, and the routes are read once", () => {
  const asItComes = matchedBy();
  const kept = matchedBy("table");
  expect(kept.isKept).toBe(true);
  expect(kept.matched).toEqual(asItComes.matched);
  expect([asItComes.readings, kept.readings]).toEqual([23, 1]);
});

test("a version of Remix that says it differently is left as it is", () => {
  expect(withTable("let branches = flattenRoutes(routes);")).toBeNull();
});
