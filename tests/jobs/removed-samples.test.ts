import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { photoFileNames } from "~/domain/listings/photo";
import { removeSamples } from "~/domain/samples/removal.server";
import { finishJobRun, startJobRun } from "~/domain/site/job-runs.server";
import { environment } from "~/environment.server";
import { runNightly } from "~/jobs/nightly.server";

import { aPerson } from "../support/builders";
import { theSamples } from "../support/samples";

const { uploadsDir } = environment;
let files: string[] = [];

// The first photo of the first sample home; older than a day, so that the sweep could take it for one that nobody names.
beforeAll(async () => {
  await theSamples(db);
  const { image_url } = await db
    .selectFrom("property_images")
    .where("property_id", "=", 1)
    .orderBy("id")
    .select("image_url")
    .executeTakeFirstOrThrow();
  const name = /([0-9a-f]{24})/.exec(image_url)?.[0] ?? "";
  mkdirSync(join(uploadsDir, "originals"), { recursive: true });
  files = [...photoFileNames({ name, width: 1600 }), `originals/${name}.jpeg`].map((file) => join(uploadsDir, file));
  const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  for (const file of files) {
    writeFileSync(file, "a photo");
    utimesSync(file, old, old);
  }
});

const there = () => files.filter((file) => existsSync(file)).length;

test("photos of samples that were removed stay until a backup has been made, and go in the night after it", async () => {
  const { id } = await aPerson(db, { admin: "active" });
  await removeSamples(db, id, new Date(Date.now() - 60_000));
  await runNightly();
  expect(there()).toBe(files.length);

  await startJobRun(db, "backup", new Date());
  await finishJobRun(db, "backup", null, new Date());
  await runNightly();
  expect(there()).toBe(0);
  expect(await db.selectFrom("removed_samples").selectAll().execute()).toEqual([]);
  const runs = await db.selectFrom("job_runs").where("name", "=", "sweep-photos").select("last_error").execute();
  expect(runs).toEqual([{ last_error: null }]);
});
