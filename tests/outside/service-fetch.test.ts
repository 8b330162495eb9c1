import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { environment } from "~/environment.server";
import { chatService } from "~/outside/writers/chat-service.server";
import { isPublicAddress } from "~/outside/writers/service-fetch";

import { chatServer } from "../support/chat-server";

let service: Awaited<ReturnType<typeof chatServer>>;
beforeEach(async () => {
  service = await chatServer(
    () => 0,
    () => "INTERNAL-SECRET",
  );
});
afterEach(() => {
  service.close();
  vi.restoreAllMocks();
});

const ask = (url: string, isOperators = false) =>
  chatService({ url, key: "k", model: "m", price: { input: 1, output: 1 }, timeout: 2_000, isOperators }).ask(
    [{ role: "user", content: "Hello" }],
    new AbortController().signal,
  );

describe("a service in the server’s own network that the settings name", () => {
  beforeEach(() => void vi.spyOn(environment, "allowPrivateServices", "get").mockReturnValue(false));

  test.each(["127.0.0.1", "localhost", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "127.1"])(
    "is not asked: %s",
    async (host) => {
      const answered = await ask(service.url.replace("127.0.0.1", host));
      expect(answered).toMatchObject({ ok: false, mayPass: false, costCents: 0 });
      expect(!answered.ok && answered.message).toContain("own network");
      expect(service.asked()).toBe(0);
    },
  );

  test("is asked where the environment names it", async () => {
    expect(await ask(service.url, true)).toMatchObject({ ok: true, text: "INTERNAL-SECRET" });
  });
});

test("it is asked where the environment allows it", async () => {
  vi.spyOn(environment, "allowPrivateServices", "get").mockReturnValue(true);
  expect(await ask(service.url)).toMatchObject({ ok: true });
});

const known: readonly (readonly [isPublic: boolean, addresses: readonly string[]])[] = [
  [true, ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"]],
  [false, ["10.1.2.3", "172.20.0.1", "192.168.1.1", "127.8.8.8", "169.254.169.254", "100.64.0.1", "0.0.0.0"]],
  [false, ["::1", "::", "fd00::1", "fe80::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "ff02::1"]],
  [false, ["224.0.0.1", "no address", ""]],
];
test.each(known)("belongs to the open internet (%s): %s", (isPublic, addresses) => {
  expect(addresses.filter((address) => isPublicAddress(address) !== isPublic)).toEqual([]);
});
