import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { afterEach, expect, vi } from "vitest";

import { templateFile, testFolder } from "./folders";

// Each test file has a database of its own before anything of ours reads the environment.
const folder = join(testFolder, randomUUID());
mkdirSync(folder, { recursive: true });
copyFileSync(templateFile, join(folder, "xamfra.db"));
process.env.NODE_ENV = "test";
// Vite puts its own BASE_URL there, and a developer's shell may hold others.
const others = ["BASE_URL", "PORT", "HOST", "SMTP_URL", "OWNER_EMAIL", "TRUST_PROXY", "PURGE_URL"];
const endpoint = ["ARTICLE_API_URL", "ARTICLE_API_KEY", "ARTICLE_MODEL"];
const store = ["ENDPOINT", "BUCKET", "REGION", "KEY_ID", "SECRET", "PREFIX"].map((part) => `BACKUP_S3_${part}`);
for (const name of [...others, ...endpoint, ...store]) delete process.env[name];
process.env.DATA_DIR = folder;
process.env.UPLOADS_DIR = join(folder, "uploads");
process.env.SESSION_SECRET = "a secret for tests only";
process.env.FORM_RATE_LIMIT = "100000";
// Services of the tests listen on loopback.
process.env.ALLOW_PRIVATE_SERVICES = "1";

// An error that nobody expected fails the test that caused it.
const errors: unknown[][] = [];
vi.spyOn(console, "error").mockImplementation((...said) => void errors.push(said));
afterEach(() => expect(errors.splice(0), "said on console.error").toEqual([]));
