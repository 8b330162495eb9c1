import { expect, test, withAndWithoutScript } from "../support/agent";
import { ownAddress, type Visitor } from "../support/visitor";

/** A title that no other test and no other run of this one gives. */
const ownTitle = (words: string) => `${words} ${ownAddress().split("@")[0]}`;

async function addsAHome(agent: Visitor, title: string, status = "Draft") {
  await agent.opens("/admin/properties/new");
  await agent.fillsIn({ Title: title, Price: "850.000 €", Area: "118" });
  await agent.chooses("Neighbourhood", "Eixample");
  await agent.chooses("Status", status, agent.page.locator("main"));
  await agent.presses("Create property");
  if (status === "Draft") return agent.reads("Property created successfully");
  await publishesAllTheSame(agent);
}

/** What was typed is stored by then; a home without a photograph is asked about once. */
async function publishesAllTheSame(agent: Visitor) {
  await agent.seesHeading("This home has no photograph. Publish all the same?");
  await agent.presses("Publish", agent.page.locator("main"));
  await agent.reads("Property published");
}

const chips = (agent: Visitor) => agent.page.getByRole("list", { name: "Your own features" });

withAndWithoutScript(() => {
  test("the agent adds a home, is told what is missing, and publishes it", async ({ agent }) => {
    const title = ownTitle("Àtic amb terrassa");
    await agent.opens("/admin/properties/new");
    await agent.reads("Save the property first to upload images");
    const slips = { Title: title, Price: "-1", Built: "1799", Latitude: "41.39" };
    await agent.fillsIn(slips);
    await agent.ticks("Sea view");
    await agent.presses("Create property");
    const year = new Date().getFullYear();
    await expect(agent.page.getByRole("alert").getByRole("link")).toHaveText([
      "Price: Enter a price from 0 to 99,999,999 in whole euros",
      "Neighbourhood: Choose a neighbourhood",
      "Longitude: Enter the longitude too, or leave both blank",
      `Built: Enter a year from 1800 to ${year}`,
    ]);
    await agent.stillHas(slips);
    await expect(agent.field("Sea view")).toBeChecked();

    await agent.fillsIn({ Price: "850.000 €", Built: "1927", Longitude: "2,16", Area: "118" });
    await agent.chooses("Neighbourhood", "Gràcia");
    await agent.chooses("Status", "Available", agent.page.locator("main"));
    await agent.presses("Create property");
    await publishesAllTheSame(agent);
    await agent.reads(/Legal checklist: 8 of 11 missing/);
    await agent.seesHeading("Property Images");
    await agent.stillHas({ Price: "850000", Latitude: "41.39", Longitude: "2.16" });

    await agent.opens("/properties?neighborhood=gracia");
    await agent.reads(title);
  });

  test("features come by the button and by Enter, go again, and nothing else is lost or stored", async ({ agent }) => {
    const title = ownTitle("With features");
    await agent.opens("/admin/properties/new");
    await agent.fillsIn({ Title: title, "Private notes": "Key with the porter" });
    await agent.fillsIn({ "Add a feature": " Wine cellar " });
    await agent.field("Add a feature").press("Enter");
    await expect(chips(agent).getByRole("listitem")).toHaveText(["Wine cellar"]);
    await expect(agent.field("Add a feature")).toBeFocused();
    // With nothing typed the form is not saved either; without script nobody can tell that from Enter in another field.
    if (agent.hasScript) await agent.field("Add a feature").press("Enter");
    for (const repeated of ["wine CELLAR", "   ", "Hammam"]) {
      await agent.fillsIn({ "Add a feature": repeated });
      await agent.button("Add", agent.page.getByRole("main").locator("[data-features]")).click();
    }
    await expect(chips(agent).getByRole("listitem")).toHaveText(["Wine cellar", "Hammam"]);
    // A feature that we know is its box.
    await agent.fillsIn({ "Add a feature": "sea view" });
    await agent.field("Add a feature").press("Enter");
    await expect(agent.field("Sea view")).toBeChecked();
    await agent.presses("Remove Wine cellar");
    await expect(chips(agent).getByRole("listitem")).toHaveText(["Hammam"]);
    await expect(agent.page.getByRole("alert")).toHaveCount(0);
    await agent.stillHas({ Title: title, "Private notes": "Key with the porter" });

    await agent.fillsIn({ Price: "500000", Area: "1", "Add a feature": "Sauna" });
    await agent.chooses("Neighbourhood", "Eixample");
    await agent.presses("Create property");
    await agent.reads("Property created successfully");
    await expect(chips(agent).getByRole("listitem")).toHaveText(["Hammam", "Sauna"]);
    // Enter in any other field saves.
    await agent.fillsIn({ Reference: title.slice(-36) });
    await agent.field("Reference").press("Enter");
    await agent.reads("Property updated successfully");
  });

  test("the second of two agents is told, and saves what both entered", async ({ agent, context }) => {
    const title = ownTitle("Edited twice");
    await addsAHome(agent, title);
    const address = agent.address();
    const other = await context.newPage();
    await other.goto(address);
    await other.getByLabel("Price").fill("900000");
    await other.getByRole("button", { name: "Update property" }).click();
    await expect(other.getByText("Property updated successfully")).toBeVisible();

    await agent.fillsIn({ Description: "What I wrote meanwhile" });
    await agent.presses("Update property");
    const told = agent.page.getByRole("alert");
    await agent.seesHeading("Another user has saved this property since", told);
    await agent.reads(/^agent-.* saved it, .* You changed different things/, told);
    await expect(told.getByRole("row")).toHaveText([
      "FieldTheirsYours",
      "DescriptionChanged by youBlankWhat I wrote meanwhile",
      "PriceChanged by them900000850000",
    ]);
    await agent.stillHas({ Description: "What I wrote meanwhile", Price: "900000" });
    await agent.presses("Save both");
    await agent.reads("Property updated successfully");
    await agent.stillHas({ Description: "What I wrote meanwhile", Price: "900000" });
  });

  test("a home is found by words without accents and by status, and deleted after a question", async ({ agent }) => {
    const title = ownTitle("Golfes lluminós");
    await addsAHome(agent, title, "Sold");
    await agent.opens("/admin/properties");
    const words = title.split(" ").at(-1) ?? "";
    await agent.fillsIn({ Search: `eixample LLUMINOS ${words}` });
    await agent.chooses("Status", "Sold", agent.page.locator("main"));
    await agent.presses("Apply");
    const row = agent.page.getByRole("main").getByRole("listitem").filter({ hasText: title });
    await expect(row).toContainText("€850,000");
    await agent.reads("1 of 1 property, newest first");

    await agent.follows(`Delete ${title}`);
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.seesHeading("Are you sure you want to delete this property?", place);
    await agent.follows("Keep it", place);
    await agent.reads(title);
    await agent.follows(`Delete ${title}`);
    await agent.presses("Delete", place);
    await agent.reads("Property deleted successfully");
    await agent.reads("No properties found");
    await agent.reads("Try adjusting your search or filters");
  });

  test("a home at no price is refused at its field, and the contents say in which part of the form", async ({
    agent,
  }) => {
    await agent.opens("/admin/properties/new");
    const typed = { Title: ownTitle("Free"), Price: "0", Description: "Light on both sides", Latitude: "41.39" };
    await agent.fillsIn(typed);
    await agent.chooses("Neighbourhood", "Eixample");
    await agent.chooses("Status", "Available", agent.page.locator("main"));
    await agent.presses("Create property");
    await agent.reads(/^Price: Enter the price: a home that visitors can see always shows one/);
    await agent.stillHas(typed);
    if (agent.isOnPhone) await agent.page.getByText("Parts of this form").click();
    const part = (name: RegExp) => agent.page.getByRole("link", { name }).filter({ visible: true });
    await expect(part(/^Basic Information/)).toHaveText("Basic Information1 to correct");
    await expect(part(/^Location/)).toHaveText("Location1 to correct");
    await part(/^Property Details/).click();
    await expect(agent.page.getByRole("heading", { name: "Property Details" })).toBeInViewport();
    await agent.fillsIn({ Price: "850000", Longitude: "2.16" });
    await agent.presses("Create property");
    await publishesAllTheSame(agent);
    await agent.stillHas({ Description: "Light on both sides", Price: "850000" });
  });

  test("a home is reserved, sold and put back on sale from the list", async ({ agent }) => {
    const title = ownTitle("Urgell");
    await addsAHome(agent, title, "Available");
    const words = title.split(" ").at(-1) ?? "";
    await agent.opens(`/admin/properties?q=${words}`);
    const row = agent.page.getByRole("main").getByRole("listitem").filter({ hasText: title });
    await agent.presses(`Reserve ${title}`);
    await agent.reads("Reserved");
    await expect(row).toContainText("Pending");
    await agent.presses(`Put ${title} back on sale`);
    await expect(row).toContainText("Available");

    await agent.follows(`Mark ${title} as sold`);
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.fillsIn({ "Day of the sale": "2999-01-01", "Final price": "812.000 €" }, place);
    await agent.presses("Sold", place);
    await agent.reads("Enter a date that is not in the future", place);
    await agent.stillHas({ "Final price": "812.000 €" });
    await agent.fillsIn({ "Day of the sale": "2026-02-20" }, place);
    await agent.presses("Sold", place);
    // Without script the form of the home follows on the page of its sale.
    await agent.reads("Sold on 20 February 2026 for €812,000");
    if (!agent.hasScript) await agent.opens(`/admin/properties?q=${words}`);
    await expect(row).toContainText("Sold on 20 February 2026 for €812,000");

    await agent.follows(`Correct the sale of ${title}`);
    await agent.stillHas({ "Day of the sale": "2026-02-20", "Final price": "812000" });
    await agent.presses(`Put ${title} back on sale`, place);
    await agent.reads("Back on sale");
    // With script the list lies below the dialog, and is drawn anew there.
    if (!agent.hasScript) await agent.opens(`/admin/properties?q=${words}`);
    await expect(row).toContainText("Available");
    await expect(row).not.toContainText("812");
  });

  test("a translation is written beside its source, and says when that changed", async ({ agent }) => {
    await addsAHome(agent, ownTitle("To be translated"));
    const address = agent.address();
    await agent.follows("Català");
    await agent.fillsIn({ "Title, Català": "Pis" });
    await agent.presses("Save translation");
    await agent.reads("Translation saved");
    await agent.opens(address);
    await agent.reads("up to date");
    await agent.fillsIn({ Title: ownTitle("Changed") });
    await agent.presses("Update property");
    await agent.reads("out of date");
    await agent.follows("Català");
    await agent.presses("Mark as up to date");
    await agent.reads("Translation marked as up to date");
    await agent.follows("Remove this translation");
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.presses("Remove", place);
    await agent.reads("Translation removed");
  });
});

test("the browser asks before typed words are lost, and not when they are saved", async ({ agent }) => {
  await addsAHome(agent, ownTitle("Unsaved"));
  const asked: string[] = [];
  agent.page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await agent.fillsIn({ Summary: "Not stored yet" });
  await agent.follows("Cancel");
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await agent.presses("Update property");
  await agent.reads("Property updated successfully");
  await agent.follows("Cancel");
  await agent.isAt("/admin/properties");
  expect(asked).toEqual(["beforeunload"]);
});
