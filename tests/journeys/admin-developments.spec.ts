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

  test("the agent pastes the units of a building, puts right what is wrong in its cell, and adds them", async ({
    agent,
  }) => {
    const name = `Block ${ownAddress().replace("@example.com", "").slice(-12)}`;
    await agent.opens("/admin/developments/new");
    await agent.field(/^Name( \*)?$/).fill(name);
    await agent.fillsIn({
      "Location in a few words": "Gràcia, Barcelona",
      "Summary for the card": "Five homes.",
      "Units in the building": "5",
      "Price from": "500000",
    });
    await agent.chooses("Neighbourhood", "Gràcia");
    await agent.presses("Create Development");
    await agent.reads("Development created");

    await agent.follows("Add Several");
    await agent.fillsIn({ "Name, row 1": "PB-1", "Floor, row 1": "0" });
    await agent.fillsIn({
      "Cells, as copied":
        "Vivienda;Planta;Dorm.;Baños;Construida;Útil;PVP;Estado\n1-A;1º;2;1;84;72;350.000,00 €;Disponible\n1-B;ático;3;2;101;88;consultar;Vendido",
    });
    await agent.presses("Put into the table");
    await agent.reads("2 rows have been put into the table.");
    await expect(agent.field("Name, row 1")).toHaveValue("PB-1");
    await agent.reads("1 ático came without its number");
    await expect(agent.field("Floor, row 3")).toHaveValue("2 ático");
    await expect(agent.field("Price, row 3")).toHaveAttribute("aria-invalid", "true");
    await agent.fillsIn({ "Price, row 3": "420.000", "Bedrooms, row 1": "1", "Bathrooms, row 1": "1" });
    await agent.fillsIn({ "Built area, row 1": "60", "Price, row 1": "290000" });
    await agent.presses("Add units");
    await agent.reads("Units added");
    for (const unit of ["PB-1", "1-A", "1-B"]) await agent.reads(unit);
  });
});
