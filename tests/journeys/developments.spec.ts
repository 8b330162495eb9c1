import { expect, test, withAndWithoutScript } from "../support/visitor";

const building = "/developments/illa-glories";

withAndWithoutScript(() => {
  test("a visitor looks through a development: tabs, a unit, its plan, where it is, what it costs", async ({
    visitor,
  }) => {
    await visitor.opens("/developments");
    await visitor.follows("Illa Glòries");
    await visitor.isAt(building);
    await visitor.reads("4 units available, completed Q4 2025");
    const main = visitor.page.locator("main");
    for (const [tab, text] of [
      ["Description", "A terrace runs along every side"],
      ["Features", "Energy rating A"],
      ["Location", "Carrer de Roc Boronat, 08018 Barcelona"],
    ] as const) {
      await visitor.follows(tab, main.getByRole("navigation", { name: "About this development" }));
      await visitor.reads(text);
      await expect(main.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
    }
    await visitor.opens(`${building}?tab=nonsense`);
    await expect(main.getByRole("link", { name: "Available Units" })).toHaveAttribute("aria-current", "page");

    await visitor.follows("Floor plan of unit 3-B");
    const place = visitor.hasScript ? visitor.page.getByRole("dialog") : main;
    await visitor.seesHeading("Floor plan of unit 3-B", place);
    await expect(place.getByRole("img")).toBeVisible();

    await visitor.opens(building);
    await visitor.follows("View unit 3-B");
    await visitor.reads("96 m²", place);
    await visitor.follows("Calculate Mortgage", place);
    await visitor.isAt("/costs?price=1020000&kind=new");
  });

  test("a visitor saves a unit and finds it again", async ({ visitor }) => {
    await visitor.opens(building);
    await visitor.presses("Save: Unit 5-A");
    await expect(visitor.button("Remove from saved homes: Unit 5-A")).toBeVisible();
    await visitor.opens("/favourites");
    await visitor.reads("1 unit saved");
    await visitor.follows("Unit 5-A, Illa Glòries");
    await visitor.seesHeading("Unit 5-A, Illa Glòries");

    // Its page has two hearts and what a home's page has.
    await expect(visitor.button("Remove from saved homes: Unit 5-A")).toBeVisible();
    await visitor.reads("Ask the agent");
    await visitor.page.locator("summary", { hasText: "Share" }).click();
    await expect(visitor.field("Link to this page")).toHaveValue(/\/developments\/illa-glories\/units\/\d+$/);
    await visitor.presses("Saved");
    await expect(visitor.button("Save: Unit 5-A")).toBeVisible();
    await visitor.opens("/favourites");
    await visitor.seesHeading("No saved homes yet");
  });
});

test("the brochure fits on two sheets of A4 in every language @more", async ({ visitor }) => {
  test.skip(visitor.isOnPhone, "Paper is as wide whatever the screen.");
  for (const language of ["", "/es", "/ca", "/ru"]) {
    await visitor.opens(`${language}${building}/brochure`);
    expect(await visitor.printedSheets(), language).toBe(2);
  }
});
