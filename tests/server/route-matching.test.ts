import { execFileSync } from "node:child_process";

import { expect, test } from "vitest";
import { z } from "zod";

import { withTable } from "~/server/route-matching";

const said = z.object({ isKept: z.boolean(), readings: z.number(), matched: z.array(z.unknown()) });

function matchedBy(...args: string[]) {
  const output = execFileSync(process.execPath, ["--import", "tsx", "tests/support/matched-routes.ts", ...args], {
    encoding: "utf8",
  });
  return said.parse(JSON.parse(output));
}

test("with the table kept, every address leads where it led, and the routes are read once", () => {
  const asItComes = matchedBy();
  const kept = matchedBy("table");
  expect(kept.isKept).toBe(true);
  expect(kept.matched).toEqual(asItComes.matched);
  expect([asItComes.readings, kept.readings]).toEqual([23, 1]);
});

test("Remix itself still makes the table anew for each address: where this fails, route-matching.ts is needed no longer", () => {
  expect(matchedBy().readings).toBe(23);
});

test("a version of Remix that says it differently is left as it is", () => {
  expect(withTable("let branches = flattenRoutes(routes);")).toBeNull();
});
