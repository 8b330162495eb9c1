import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

// Two runs at once, of two people or two tools, must not empty each other's folder.
process.env.TEST_RUN ??= String(process.pid);

// The samples' photos are packed quickly: no test of the served site weighs them.
process.env.QUICK_PRINTS = "1";

export default defineConfig({
  resolve: { alias },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    // Each file opens its own database. One more than the cores: many wait for programs that they started, or for a database
    // that is held.
    maxWorkers: 3,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["tests/{server,jobs}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "routes",
          environment: "node",
          include: ["tests/{routes,outside}/**/*.test.{ts,tsx}"],
          // A process has several of these files after one another, each with our own modules anew: see as-found.
          setupFiles: ["tests/support/as-found.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "domain",
          environment: "node",
          include: ["tests/{domain,i18n}/**/*.test.{ts,tsx}"],
          // Verbs are given their database and keep nothing between two calls: what they are made of is loaded once for all.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
          environment: "jsdom",
          include: ["tests/ui/**/*.test.tsx"],
          // As the routes: jsdom, React and the icons take two seconds to load.
          setupFiles: ["tests/support/as-found.ts", "tests/support/swept-page.ts"],
          isolate: false,
        },
      },
      // What listens to the whole page would hear the next file's too.
      { extends: true, test: { name: "scripts", environment: "jsdom", include: ["tests/enhance/**/*.test.tsx"] } },
      {
        extends: true,
        test: {
          name: "hostile",
          environment: "node",
          include: ["tests/hostile/**/*.test.ts"],
          globalSetup: ["tests/support/hostile/global-setup.ts"],
          // One site for all of them, one core for it and one for who attacks it.
          fileParallelism: false,
          // Longer than any needs: none waits for a time, and a busy machine is no fault.
          testTimeout: 240_000,
        },
      },
    ],
  },
});
