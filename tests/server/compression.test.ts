import { expect, test } from "vitest";

import { preferredEncoding } from "~/server/compression";

import { processorTime } from "../support/processor-time";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["*", "identity"],
  ["brotli, gzippy", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["  br  ", "br"],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip;q=0", "identity"],
  ["br;q=0.001", "br"],
  ["gzip;q=0, br;q=0", "identity"],
])("who accepts %j gets %s", (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

test("a header without end keeps nobody waiting", async () => {
  for (const part of [" ", ",", "br;", "br ;q=0 ", ", br;q=0"]) {
    expect(await processorTime(() => preferredEncoding(part.repeat(16_000 / part.length)))).toBeLessThan(1000);
  }
});
