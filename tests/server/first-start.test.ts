import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { openDatabase } from "~/db/open.server";
import { sampleRecipe } from "~/domain/listings/photo";
import { findPhotoRecipe } from "~/domain/listings/photo-recipe.server";
import { listShownPhotos } from "~/domain/site/photos-in-use.server";

import { runProgram } from "../support/program";
import { anEmptySite } from "../support/small-site";
import { describe, expect, test } from "../support/test";

describe("a first start", () => {
  test("makes no secret before it has filled the database: that is the sign that it was finished", async () => {
    const site = anEmptySite();
    const program = runProgram(["--import", "tsx", "-e", `import("./scripts/prepare-site.ts")`], {
      DATA_DIR: site.dataDir,
      UPLOADS_DIR: site.uploadsDir,
    });
    expect(await program.ended).toMatchObject({ code: 0 });
    expect(existsSync(join(site.dataDir, "xamfra.db"))).toBe(true);
    expect(existsSync(join(site.dataDir, "secret"))).toBe(false);
  });

  test("makes one width of each sample photograph, and notes that the others are to follow", async () => {
    const { dataDir, uploadsDir } = anEmptySite();
    const quick = ["--import", "./tests/support/quick-prints.mjs", "--import", "tsx", "scripts/prepare.ts"];
    const program = runProgram(quick, { DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir });
    expect(await program.ended).toMatchObject({ code: 0 });

    const db = openDatabase(join(dataDir, "xamfra.db"));
    expect(await findPhotoRecipe(db)).toEqual(sampleRecipe);
    const shown = await listShownPhotos(db);
    expect(shown.length).toBeGreaterThan(40);
    const files = new Set(shown.map(({ name }) => `${name}-1600.jpg`));
    expect(readdirSync(uploadsDir).filter((file) => /^[0-9a-f]{24}-/.test(file))).toEqual([...files].sort());
    await db.destroy();
  }, 60_000);
});
