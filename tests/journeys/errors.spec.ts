import { join } from "node:path";

import SQLite from "better-sqlite3";

import { accessibilityFaults } from "../support/page-faults";
import { ask, post } from "../support/raw-request";
import { runSite, type RunningSite } from "../support/running-site";
import { siteUrl } from "../support/site";
import { expect, ownAddress, test } from "../support/visitor";

// A copy of its own, whose database these tests damage.
const folder = join(process.cwd(), ".cache", "damaged");
let site: RunningSite;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await runSite(folder, Number(new URL(siteUrl).port) + 5);
});
test.afterAll(async () => site.stop());

test("a page that cannot be drawn apologises with a reference that the log has too", async ({ page }) => {
  damage("alter table claims rename to claims_away");
  const answer = await page.goto(site.url);
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole("heading", { name: "Something went wrong on our side" })).toBeVisible();
  const reference = /Reference ([0-9A-F]{8})/.exec(await page.locator("main").innerText())?.[1] ?? "none";
  await expect.poll(() => site.output()).toContain(`"reference":"${reference}"`);
  expect(await page.content()).not.toMatch(/claims|SqliteError|node_modules/);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  damage("alter table claims_away rename to claims");
  expect((await ask("/", { site: site.url })).status).toBe(200);
});

test("a message that cannot be stored asks to try again and keeps what was typed", async () => {
  damage("alter table contact_submissions rename to submissions_away");
  const fields = `firstName=Ana&lastName=Puig&email=${ownAddress()}&propertyAddress=Carrer+de+Mallorca+1`;
  const answer = await post("/contact", fields, {}, site.url);
  expect(answer.status).toBe(500);
  expect(answer.body).toContain("There was an error submitting your request. Please try again.");
  expect(answer.body).toContain(ownAddress());
  damage("alter table submissions_away rename to contact_submissions");
  expect((await post("/contact", fields, {}, site.url)).status).toBe(303);
});

function damage(statement: string) {
  const database = new SQLite(join(folder, "data", "xamfra.db"));
  // Without it SQLite would rename what refers to the table too, and nothing would be missing.
  database.pragma("legacy_alter_table = on");
  database.exec(statement);
  database.close();
}
