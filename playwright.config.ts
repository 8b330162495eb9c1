import { defineConfig } from "@playwright/test";

import { findBrowser } from "./scripts/browser.mjs";
import { moreJourneys } from "./scripts/suite.mjs";
import { panelUrl, siteUrl } from "./tests/support/site";
import { withSystemFonts } from "./tests/support/system-fonts";

// Told once: what they ask has no size, or is asked in every size there.
const once =
  /\/(addresses|errors|form-scripts|going-live|in-sight|killed|letters|links|quality|refusals|search-engines|stopping|two-copies|widths)\.spec\.ts$/;
const panel = /admin-[a-z-]+\.spec\.ts$/;
// Without script a page answers on a phone as it does on a desk. Only where something folds away is it told there too, and the
// one journey through everything.
// A form is filled in alike, but for the dialog that holds it. And what says of itself that a window's size changes nothing.
const toldOnDesk =
  /^(?!.*(homes|languages|admin-frame|agents-week)\.spec).*without script|forms\.spec.* with script|@desk/;
// How these look on a phone is asked by admin-quality, which asks every size; what is done in them is the same there.
const askedInEverySize = /admin-(quality|accounts|batches|developments|properties|service|settings)\.spec/;

// The samples' photos are packed quickly: no journey weighs them.
process.env.QUICK_PRINTS = "1";

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const onPhones = [
  { name: "phone", testIgnore: [once, panel], grepInvert: toldOnDesk, use: phone },
  {
    name: "panel on a phone",
    testMatch: panel,
    testIgnore: askedInEverySize,
    grepInvert: toldOnDesk,
    use: { ...phone, baseURL: panelUrl },
  },
];

/** The half of the suite that runs, on a desk. */
const half = { core: { grepInvert: moreJourneys }, more: { grep: moreJourneys } }[process.env.SUITE ?? ""] ?? {};

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: ".cache/test-results",
  globalSetup: "./tests/support/site.ts",
  fullyParallel: true,
  // One more than the cores: the third works while the others wait for what a person would wait for.
  workers: 3,
  // A test that passes only the second time is printed as flaky: it has found something. It does not hold up what is right.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  // Nobody waits for it but a test that fails: a loaded machine is no reason to.
  expect: { timeout: 15_000 },
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: siteUrl,
    // "HeadlessChrome" would be taken for a crawler.
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    launchOptions: {
      executablePath: findBrowser(),
      env: withSystemFonts(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // No page asks for what a graphics card draws: none has to be imitated.
        "--disable-software-rasterizer",
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
    // First, since the longest are among them: at the end the others would wait for one.
    { name: "once", testMatch: once, ...half, use: desk },
    { name: "desktop", testIgnore: [once, panel], ...half, use: desk },
    { name: "panel on a desktop", testMatch: panel, ...half, use: { ...desk, baseURL: panelUrl } },
    // A screen of a phone is asked in the second half of the suite: what it does is told on the desk.
    ...(process.env.SUITE === "core" ? [] : onPhones),
  ],
});
