import { defineConfig } from "@playwright/test";

import { siteUrl } from "./tests/support/site";

// Told once: what they ask has no size.
const withoutSize = /(addresses|errors|links|refusals|two-copies)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: ".cache/test-results",
  globalSetup: "./tests/support/site.ts",
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time is printed as flaky: it has found something. It does not hold up what is right.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: siteUrl,
    // "HeadlessChrome" would be taken for a crawler.
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    // A trace of every test would take a fifth of the time: `npm test -- browser --trace on` for the one that fails.
    screenshot: "only-on-failure",
    reducedMotion: "reduce",
  },
  projects: [
    { name: "desktop", testIgnore: withoutSize, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      testIgnore: withoutSize,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "without size", testMatch: withoutSize },
  ],
});
