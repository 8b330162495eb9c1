import { expect, test, withAndWithoutScript } from "../support/agent";
import { ownAddress } from "../support/visitor";

withAndWithoutScript(() => {
  test("the agent publishes a development, adds a unit, sells it and deletes both", async ({ agent }) => {
    const name = `Building ${ownAddress().replace("@example.com", "").slice(-12)}`;
    await agent.opens("/admin/developments");
    await agent.follows("Add Development");
    await agent.field(/^Name( \*)?$/).fill(name);
    await agent.fillsIn({
      "Location in a few words": "Gràcia, Barcelona",
      "Summary for the card": "Five homes.",
      "Units in the building": "5",
      "Price from": "500000",
      Completion: "Q1 2020",
    });
    await agent.chooses("Neighbourhood", "Gràcia");
    await agent.ticks("Published: visitors can see it");
    await agent.presses("Create Development");
    await agent.seesHeading("This development has no photograph. Publish all the same?");
    await agent.presses("Publish", agent.page.locator("main"));
    await agent.reads("Development published");
    await agent.reads("The completion date has passed: Q1 2020.");

    await agent.follows("Add Unit");
    await agent.fillsIn({ Name: "2-C", Floor: "2", "Built area": "80", "Usable area": "90", Price: "510000" });
    await agent.presses("Add unit");
    await expect(agent.page.getByRole("alert")).toBeVisible();
    await agent.fillsIn({ "Usable area": "70" });
    await agent.presses("Add unit");
    await agent.reads("Unit added");
    await agent.chooses("Status", "Sold", agent.page.locator("main"));
    await agent.presses("Save unit");
    await agent.reads("Unit saved");

    await agent.opens("/admin");
    await agent.reads(new RegExp(`completion dates? (has|have) passed: .*${name}`, "i"));

    await agent.opens("/developments");
    await agent.follows(name);
    await agent.reads("No units available at the moment, completion date being checked");

    await agent.opens("/admin/developments");
    await agent.follows(`Delete ${name}`);
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.seesHeading("Are you sure you want to delete this development?", place);
    await agent.presses("Delete development", place);
    await agent.reads("Development deleted");
    await expect(agent.page.getByRole("link", { name, exact: true })).toHaveCount(0);
  });
});
