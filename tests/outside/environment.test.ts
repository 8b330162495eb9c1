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
    ["BASE_URL", "https://www.example.com/homes"],
    ["BASE_URL", "https://www.example.com/?from=mail"],
    ["OWNER_EMAIL", "nobody"],
    ["SESSION_SECRET", "short"],
    ["FORM_RATE_LIMIT", "-1"],
    ["VISITOR_MAIL_LIMIT", "1"],
    ["TRUST_PROXY", "perhaps"],
    ["SMTP_URL", "mail.example.com"],
  ])("%s=%s stops the start and is named", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name}: `));
  });

  test("name a service that writes articles, all of it or nothing", () => {
    const whole = { ARTICLE_API_URL: "https://api.example.com/v1/", ARTICLE_API_KEY: "secret", ARTICLE_MODEL: "m" };
    expect(readEnvironment({}).articleEndpoint).toBeUndefined();
    expect(readEnvironment({ ARTICLE_API_URL: "", ARTICLE_MODEL: "" }).articleEndpoint).toBeUndefined();
    expect(readEnvironment(whole).articleEndpoint).toEqual({
      url: "https://api.example.com/v1",
      key: "secret",
      model: "m",
      isOperators: true,
    });
    expect(() => readEnvironment({ ARTICLE_API_KEY: "secret" })).toThrow(
      /ARTICLE_API_URL: must be set too[\s\S]*ARTICLE_MODEL: must be set too/,
    );
    expect(() => readEnvironment({ ...whole, ARTICLE_API_KEY: undefined })).toThrow(/ARTICLE_API_KEY: must be set too/);
    expect(() => readEnvironment({ ...whole, ARTICLE_API_URL: "api.example.com" })).toThrow(/ARTICLE_API_URL: /);
  });

  test("take the address of the chat verb for that of the interface", () => {
    const given = {
      ARTICLE_API_URL: "http://localhost:11434/v1/chat/completions",
      ARTICLE_API_KEY: "x",
      ARTICLE_MODEL: "m",
    };
    expect(readEnvironment(given).articleEndpoint?.url).toBe("http://localhost:11434/v1");
  });

  test("never say the key of the service when something is wrong", () => {
    const broken = () => readEnvironment({ ARTICLE_API_KEY: "very-secret", PORT: "x" });
    expect(broken).toThrow(/PORT: /);
    expect(broken).not.toThrow(/very-secret/);
  });

  test("name storage for copies of backups, all of it or nothing", () => {
    const whole = {
      BACKUP_S3_ENDPOINT: "https://s3.example.com",
      BACKUP_S3_BUCKET: "xamfra-backups",
      BACKUP_S3_REGION: "auto",
      BACKUP_S3_KEY_ID: "id",
      BACKUP_S3_SECRET: "very-secret",
    };
    expect(readEnvironment({ BACKUP_S3_PREFIX: "site" }).backupStore).toBeUndefined();
    expect(readEnvironment(whole).backupStore).toMatchObject({ bucket: "xamfra-backups", prefix: "" });
    expect(readEnvironment({ ...whole, BACKUP_S3_PREFIX: "/site/one/" }).backupStore?.prefix).toBe("site/one/");
    for (const name of Object.keys(whole)) {
      const broken = () => readEnvironment({ ...whole, [name]: undefined });
      expect(broken).toThrow(new RegExp(`${name}: must be set too`));
      expect(broken).not.toThrow(/very-secret/);
    }
    expect(() => readEnvironment({ ...whole, BACKUP_S3_ENDPOINT: "s3.example.com" })).toThrow(/BACKUP_S3_ENDPOINT: /);
    expect(() => readEnvironment({ ...whole, BACKUP_S3_BUCKET: "No Bucket" })).toThrow(/BACKUP_S3_BUCKET: /);
  });

  test("that are wrong together are all named at once", () => {
    expect(() => readEnvironment({ PORT: "x", TRUST_PROXY: "x" })).toThrow(/PORT: [\s\S]*TRUST_PROXY: /);
  });
});
