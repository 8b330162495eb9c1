import { expect, test } from "vitest";

import { saidFeatures } from "~/domain/listings/features";

test("a terrace or balcony is said once: as what it is, where that is known", () => {
  expect(saidFeatures(["terrace-balcony", "parking", "balcony"])).toEqual(["parking", "balcony"]);
  expect(saidFeatures(["terrace-balcony", "roof-terrace", "Wine cellar"])).toEqual(["roof-terrace", "Wine cellar"]);
  expect(saidFeatures(["terrace-balcony", "parking"])).toEqual(["terrace-balcony", "parking"]);
});
