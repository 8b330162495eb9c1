import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openDarkroom } from "~/outside/photos/darkroom.server";

import { aPhoto } from "../support/upload-forms";

test("a process that ends late takes no order of its successor with it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "darkroom-"));
  try {
    const photo = join(folder, "photo.jpg");
    await writeFile(photo, await aPhoto("#aa3311", 60, 40));
    // Ended after each order: while one goes, the next has begun.
    const darkroom = openDarkroom(0);
    for (let order = 0; order < 8; order += 1) {
      expect(await darkroom.measurePhoto(photo)).toEqual({ width: 60, height: 40 });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
