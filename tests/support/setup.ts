import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, vi } from "vitest";

import { templateFile, testFolder } from "./folders";

// Each test file has a database of its own before anything of ours reads the environment.
const folder = join(testFolder, randomUUID());
mkdirSync(folder, { recursive: true });
copyFileSync(templateFile, join(folder, "xamfra.db"));
process.env.NODE_ENV = "test";
process.env.DATA_DIR = folder;
process.env.UPLOADS_DIR = join(folder, "uploads");
process.env.SESSION_SECRET = "a secret for tests only";
process.env.FORM_RATE_LIMIT = "100000";

// An error that nobody expected fails the test.
const consoleError = vi.spyOn(console, "error");
beforeEach(() => consoleError.mockClear());
afterEach(() => expect(consoleError, "console.error was called").not.toHaveBeenCalled());
