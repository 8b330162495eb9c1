import { readdirSync } from "node:fs";

import { beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { environment } from "~/environment.server";
import { runBackupProgram } from "~/jobs/backup-program.server";
import { untilNight } from "~/jobs/nightly.server";
import { backupsFolder } from "~/outside/backup/backups-folder.server";

const runs = () => db.selectFrom("job_runs").selectAll().execute();

beforeEach(() => db.deleteFrom("job_runs").execute());

describe("the backup of the night", () => {
  test("is made by a program of its own, while this one has the database open, and is noted", async () => {
    expect(await runBackupProgram(new AbortController().signal)).toBe(true);
    expect(await runs()).toMatchObject([{ name: "backup", last_error: null, finished_at: expect.any(String) }]);
    expect(readdirSync(backupsFolder(environment.dataDir))).toEqual([expect.stringMatching(/^xamfra-.*Z\.tar$/)]);
  });

  test("is not begun when the server stops", async () => {
    expect(await runBackupProgram(AbortSignal.abort())).toBe(false);
    expect(await runs()).toEqual([]);
  });

  test("comes at half past two, UTC", () => {
    const hours = (at: string) => untilNight(new Date(at)) / 3_600_000;
    expect(hours("2026-11-21T00:30:00Z")).toBe(2);
    expect(hours("2026-11-21T02:30:00Z")).toBe(24);
    expect(hours("2026-11-21T23:30:00Z")).toBe(3);
  });
});
