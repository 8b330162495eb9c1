import type { IncomingMessage } from "node:http";

import { expect, test } from "vitest";

import { visitorAddress } from "~/server/addresses";

const behindProxy = (forwarded: string) => {
  const request = { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "127.0.0.1" } };
  return visitorAddress(request as unknown as IncomingMessage, true);
};

test.each([
  ["203.0.113.7:51234", "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7:51235", "203.0.113.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["203.0.113.7", "203.0.113.7"],
  ["", "127.0.0.1"],
])("a visitor is counted by their address, whatever port the proxy writes beside it: %s", (forwarded, address) => {
  expect(behindProxy(forwarded)).toBe(address);
});
