import { expect, test, withAndWithoutScript } from "../support/agent";
import { aHomeForSale, withdraw } from "../support/homes";
import { ownAddress } from "../support/visitor";

const entries = [
  "Dashboard",
  "Enquiries",
  "Properties",
  "Add Property",
  "Articles",
  "Article Batches",
  "Guide",
  "Admin Users",
  "Settings",
  "Status",
];

withAndWithoutScript(() => {
  test("the agent finds every part of the panel in its menu, on a phone too", async ({ agent }) => {
    for (const entry of entries) {
      await agent.opens("/admin");
      if (agent.isOnPhone) await agent.follows("Open menu");
      const menu = agent.page
        .getByRole("navigation", { name: /^(Admin|Menu)$/ })
        .filter({ visible: true })
        .first();
      await menu.getByRole("link", { name: new RegExp(`^${entry}(,|$)`) }).click();
      await agent.page.waitForURL((url) => entry === "Dashboard" || url.pathname !== "/admin");
      expect((await agent.page.request.get(agent.page.url())).status()).toBe(200);
      await agent.seesHeading(/./);
    }
  });

  test("the agent signs out from the menu and is out", async ({ agent }) => {
    await agent.opens("/admin");
    if (agent.isOnPhone) await agent.follows("Open menu");
    await agent.presses("Sign Out");
    await agent.isAt("/admin/login");
    await agent.opens("/admin");
    await agent.isAt("/admin/login");
  });

  test("the sidebar draws in to a rail and stays so on the next page", async ({ agent }) => {
    test.skip(agent.isOnPhone, "A phone has the sheet in its place.");
    await agent.opens("/admin");
    const sidebar = agent.page.locator("#sidebar");
    expect((await sidebar.boundingBox())?.width).toBe(256);
    await agent.presses("Sidebar");
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
    await agent.opens("/admin/status");
    expect((await sidebar.boundingBox())?.width).toBe(48);
    await expect(sidebar.getByRole("link", { name: "Settings" })).toBeVisible();
    const [cookie] = (await agent.page.context().cookies()).filter(({ name }) => name === "sidebar");
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 6.9 * 24 * 60 * 60);
    await agent.presses("Sidebar");
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256);
    await agent.isAt("/admin/status");
  });
});

test("Ctrl + B draws the sidebar in and out", async ({ agent }) => {
  test.skip(agent.isOnPhone, "A phone has no such keys.");
  await agent.opens("/admin");
  const sidebar = agent.page.locator("#sidebar");
  // The panel's script comes after the page: until then the keys are the browser's.
  await expect(async () => {
    await agent.page.keyboard.press("Control+b");
    expect((await sidebar.boundingBox())?.width).toBe(48);
  }).toPass();
  await agent.page.keyboard.press("Meta+b");
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256);
});

test("Ctrl + S saves the form one is in, as its button does", async ({ agent }) => {
  test.skip(agent.isOnPhone, "A phone has no such keys.");
  const home = aHomeForSale({ title: `By keys ${ownAddress()}`, summary: "A home.", description: "A home." });
  const { keyboard } = agent.page;
  await agent.opens(`/admin/properties/${home}/edit`);
  await expect(agent.button("Update property")).toHaveAttribute("aria-keyshortcuts", "Control+S Meta+S");
  // The panel's script comes after the page: until then the keys are the browser's.
  await agent.field("Summary").fill("Saved by keys.");
  await expect(async () => {
    await keyboard.press("Control+s");
    await expect(agent.page.getByText("Property updated successfully")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await agent.opens(`/admin/properties/${home}/edit`);
  await agent.stillHas({ Summary: "Saved by keys." });
  withdraw(home);

  // A development, the settings of the agency and an appointment have one such button too.
  for (const page of ["/admin/developments/1/edit", "/admin/settings/agency", "/admin/diary/new"]) {
    await agent.opens(page);
    await expect(agent.page.locator('button[aria-keyshortcuts="Control+S Meta+S"]'), page).toHaveCount(1);
  }

  // On a page of several forms the one with the focus; without one, none.
  await agent.opens("/admin/settings");
  await agent.marksThePage();
  await keyboard.press("Control+s");
  await agent.isStillOnTheMarkedPage();
  await agent.field("Interest rate").fill("");
  await keyboard.press("Meta+s");
  await agent.reads("Enter the interest rate");
});
