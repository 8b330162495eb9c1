import { servesEverybody } from "../support/page-faults";
import { expect, test, withAndWithoutScript } from "../support/visitor";

withAndWithoutScript(() => {
  test("a buyer goes from a home to what it costs in the end, and asks it their own way", async ({ visitor }) => {
    await visitor.opens("/property/1");
    await visitor.follows("What does it cost in the end?");
    await visitor.isAt("/costs?price=850000");
    await visitor.stillHas({ "Price of the home": "850000", "Loan, share of the price": "80", Years: "30" });
    await visitor.seesHeading("A resale home for €850,000");
    const lines = visitor.page.getByRole("region", { name: "Cost by cost" });
    await expect(lines.getByRole("row", { name: /Transfer tax/ })).toContainText("€87,500");
    await visitor.reads("€939,150 – 940,300");
    await visitor.reads("€2,866.91");
    await visitor.reads(/not an offer/);
    await expect(visitor.page.getByRole("img", { name: "Interest and repayment, year by year" })).toBeVisible();

    if (visitor.hasScript) await visitor.marksThePage();
    await visitor.ticks("Outside Spain");
    await visitor.fillsIn({ "Price of the home": "700000", "Loan, share of the price": "70", Years: "20" });
    await visitor.presses("Work it out");
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

    await visitor.page.getByText("The loan year by year").filter({ visible: true }).first().click();
    const years = visitor.page.getByRole("table", { name: "The loan year by year" });
    await expect(years.getByRole("row")).toHaveCount(21);
    await expect(years.getByRole("row").last()).toContainText("€0");

    await visitor.fillsIn({ "Loan, share of the price": "80" });
    await visitor.presses("Work it out");
    await visitor.reads("More than banks usually lend: 60–70% of the price to non-residents.");
    await visitor.page.goBack();
    await visitor.reads("€2,717.53");
  });

  test("a buyer who enters what cannot be is told at the field, and nothing is lost", async ({ visitor }) => {
    await visitor.opens("/costs");
    await visitor.seesHeading("Enter a price");
    await visitor.fillsIn({ "Price of the home": "a lot", Years: "0", "Interest a year": "1000" });
    await visitor.presses("Work it out");
    await visitor.isToldWhatToCorrect({
      "Price of the home": "Enter the price as a whole number, for example 850000.",
      Years: "Enter whole years, from 1 to 30.",
      "Interest a year": "Enter a rate from 0 to 20.",
    });
    await visitor.stillHas({ "Price of the home": "a lot", Years: "0", "Interest a year": "1000" });

    await visitor.fillsIn({ "Price of the home": "€1,000,000", Years: "25", "Interest a year": "3,5" });
    await visitor.presses("Work it out");
    await visitor.seesHeading("A resale home for €1,000,000");
    await visitor.reads("€105,000");
  });
});

test("a calculation that cannot be made answers 400 and serves everybody", async ({ visitor }) => {
  for (const query of ["price=abc", "price=-5", "price=1e99&notaryFrom=x", "price=1&price=2", "price=&kind=castle"]) {
    expect((await visitor.opens(`/costs?${query}`))?.status(), query).toBe(400);
    await visitor.seesHeading("Nothing worked out yet");
  }
  await servesEverybody(visitor);
});
