import { servesEverybody } from "../support/page-faults";
import { expect, test, withAndWithoutScript } from "../support/visitor";

withAndWithoutScript(() => {
  test("a buyer goes from a home to what it costs in the end, and asks it their own way", async ({ visitor }) => {
    await visitor.opens("/property/1");
    await visitor.follows("What will it really cost?");
    await visitor.isAt("/costs?price=850000");
    await visitor.stillHas({ Price: "850000", "Mortgage (% of price)": "80", "Term (years)": "30" });
    await visitor.seesHeading("A resale home for €850,000");
    const lines = visitor.page.getByRole("region", { name: "Breakdown of costs" });
    await expect(lines.getByRole("row", { name: /Transfer tax/ })).toContainText("€87,500");
    await visitor.reads("€939,150–940,300");
    await visitor.reads("€2,866.91");
    await visitor.reads(/not an offer/);
    await expect(visitor.page.getByRole("img", { name: "How each year’s payments are divided" })).toBeVisible();

    if (visitor.hasScript) await visitor.marksThePage();
    await visitor.ticks("Outside Spain");
    await visitor.fillsIn({ Price: "700000", "Mortgage (% of price)": "70", "Term (years)": "20" });
    await visitor.presses("Calculate");
    await visitor.seesHeading("A resale home for €700,000");
    await visitor.reads("You live outside Spain.");
    await visitor.reads("€2,717.53");
    if (visitor.hasScript) await visitor.isStillOnTheMarkedPage();
    const address = new URL(visitor.page.url()).searchParams;
    expect([address.get("price"), address.get("residence"), address.get("years")]).toEqual([
      "700000",
      "non-resident",
      "20",
    ]);

    await visitor.page.getByText("Your mortgage year by year").filter({ visible: true }).first().click();
    const years = visitor.page.getByRole("table", { name: "Your mortgage year by year" });
    await expect(years.getByRole("row")).toHaveCount(21);
    await expect(years.getByRole("row").last()).toContainText("€0");

    await visitor.fillsIn({ "Mortgage (% of price)": "80" });
    await visitor.presses("Calculate");
    await visitor.reads("This is more than banks usually lend: 60–70% of the price to non-residents.");
    await visitor.page.goBack();
    await visitor.reads("€2,717.53");
  });

  test("a buyer who enters what cannot be is told at the field, and nothing is lost", async ({ visitor }) => {
    await visitor.opens("/costs");
    await visitor.seesHeading("Enter a price");
    await visitor.fillsIn({ Price: "a lot", "Term (years)": "0", "Interest rate (% a year)": "1000" });
    await visitor.presses("Calculate");
    await visitor.isToldWhatToCorrect({
      Price: "Enter the price as a whole number, for example 850000",
      "Term (years)": "Enter whole years, from 1 to 30",
      "Interest rate (% a year)": "Enter a rate from 0 to 20",
    });
    await visitor.stillHas({ Price: "a lot", "Term (years)": "0", "Interest rate (% a year)": "1000" });

    await visitor.fillsIn({ Price: "€1,000,000", "Term (years)": "25", "Interest rate (% a year)": "3,5" });
    await visitor.presses("Calculate");
    await visitor.seesHeading("A resale home for €1,000,000");
    await visitor.reads("€105,000");
  });
});

test("a calculation that cannot be made answers 400 and serves everybody @more", async ({ visitor }) => {
  for (const query of ["price=abc", "price=-5", "price=1e99&notaryFrom=x", "price=1&price=2", "price=&kind=castle"]) {
    expect((await visitor.opens(`/costs?${query}`))?.status(), query).toBe(400);
    await visitor.seesHeading("Please check your figures");
  }
  await servesEverybody(visitor);
});
