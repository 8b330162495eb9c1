import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { readEnvironment } from "~/environment.server";

describe("the settings at start", () => {
  test("have a value for everything that was left out", () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      dataDir: resolve("data"),
      uploadsDir: resolve("uploads"),
      formRateLimit: 5,
      trustProxy: false,
      isProduction: true,
    });
  });

  test("count an empty one as left out", () => {
    expect(readEnvironment({ PORT: "", BASE_URL: "" })).toMatchObject({ port: 3000, baseUrl: undefined });
  });

  test("lose the slash at the end of the public address", () => {
    expect(readEnvironment({ BASE_URL: "https://www.example.com/" }).baseUrl).toBe("https://www.example.com");
  });

  test.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["BASE_URL", "www.example.com"],
    ["BASE_URL", "ftp://example.com"],
    ["OWNER_EMAIL", "nobody"],
    ["SESSION_SECRET", "short"],
    ["FORM_RATE_LIMIT", "-1"],
    ["TRUST_PROXY", "perhaps"],
    ["SMTP_URL", "mail.example.com"],
  ])("%s=%s stops the start and is named", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name}: `));
  });

  test("that are wrong together are all named at once", () => {
    expect(() => readEnvironment({ PORT: "x", TRUST_PROXY: "x" })).toThrow(/PORT: [\s\S]*TRUST_PROXY: /);
  });
});
