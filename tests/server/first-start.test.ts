import { existsSync } from "node:fs";
import { join } from "node:path";

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
});
