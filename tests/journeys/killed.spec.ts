import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { migrations } from "../../bench/kills/migrations";
import { posts } from "../../bench/kills/posts";
import { runKind } from "../../bench/kills/run-kind";
import { uploads } from "../../bench/kills/uploads";
import { expect, test } from "../support/visitor";

// One kill of each, so that the fifty of `npm run bench -- kills` do not rot.
for (const kind of [posts, uploads, migrations]) {
  test(`a server that is killed amid ${kind.name} starts again and has what it promised`, async () => {
    // Three starts: on a busy machine they take longer than what a visitor does.
    test.slow();
    const folder = join(process.cwd(), ".cache", "killed", kind.name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const { rounds, faults } = await runKind(kind, 1, { folder, seed: 1 });
    expect(faults).toEqual([]);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.acknowledged).toBeGreaterThan(0);
  });
}
