import { enquiries as spanishForms } from "~/i18n/es/enquiries";
import { search as spanish } from "~/i18n/es/search";

import { newsBox } from "../support/enquiry-forms";
import { mailsAbout, storedMessages } from "../support/records";
import { expect, ownAddress, test, withAndWithoutScript } from "../support/visitor";

const firstStep = "Your contact details";
const secondStep = "Budget and preferences";
const thirdStep = "Location and features";
const confirmation = "Thank you. We’ve started your search.";

withAndWithoutScript(() => {
  test("a visitor searches in four steps, steps back without losing an answer, and sees the homes that fit", async ({
    visitor,
  }) => {
    const email = ownAddress();
    await visitor.opens("/search");
    await visitor.seesHeading(firstStep);
    await visitor.reads("25%");
    await visitor.fillsIn({ Name: "Ana", Email: email });
    await visitor.ticks(newsBox);
    await visitor.presses("Next");

    await visitor.seesHeading(secondStep);
    await visitor.reads("50%");
    await visitor.ticks("€750,000–1,000,000");
    await visitor.chooses("Bedrooms", "2+");
    await visitor.ticks("Within 3 months");
    await visitor.presses("Next");

    await visitor.seesHeading(thirdStep);
    await visitor.ticks("Eixample");
    await visitor.ticks("Lift");
    await visitor.fillsIn({ "Anything else": "A desk by a window" });
    await visitor.presses("Back");
    await visitor.seesHeading(secondStep);
    await expect(visitor.field("€750,000–1,000,000")).toBeChecked();
    await visitor.stillHas({ Bedrooms: "2+" });
    await expect(visitor.field("Within 3 months")).toBeChecked();
    await visitor.presses("Back");
    await visitor.seesHeading(firstStep);
    await visitor.stillHas({ Name: "Ana", Email: email });
    await expect(visitor.field(newsBox)).toBeChecked();
    await visitor.presses("Next");
    await visitor.presses("Next");

    await visitor.seesHeading(thirdStep);
    await expect(visitor.field("Eixample")).toBeChecked();
    await expect(visitor.field("Lift")).toBeChecked();
    await visitor.stillHas({ "Anything else": "A desk by a window" });
    expect(storedMessages(email)).toEqual([]);
    await visitor.takesTheTimeAPersonTakes();
    await visitor.button("Start search").dblclick();

    await visitor.seesHeading(confirmation);
    await visitor.reads("100%");
    await visitor.reads("2 homes for sale today fit your search.");
    await expect(visitor.titles()).toHaveText([
      "Corner apartment with glazed gallery",
      "Penthouse on Carrer de Girona",
    ]);
    const [brief, ...more] = storedMessages(email);
    expect(more).toEqual([]);
    expect(brief).toMatchObject({ kind: "search-brief", first_name: "Ana", language: "en", spam_reason: null });
    for (const told of [
      "€750,000–1,000,000",
      "Bedrooms: 2+",
      "Eixample",
      "Lift",
      "Within 3 months",
      "A desk by a window",
    ]) {
      expect(brief?.objectives).toContain(told);
    }
    expect(mailsAbout(brief?.id ?? 0)).toHaveLength(2);

    await visitor.follows("Browse properties");
    await visitor.reads("6 properties found");
  });

  // A phone has no room for the steps above the form.
  test("the steps above the form lead back with what was typed, and Enter sends the form @desk", async ({
    visitor,
  }) => {
    await visitor.opens("/search");
    await visitor.fillsIn({ Name: "Ana", Email: ownAddress() });
    await visitor.field("Email").press("Enter");
    await visitor.seesHeading(secondStep);
    await visitor.presses("Next");
    await visitor.seesHeading(thirdStep);
    await visitor.fillsIn({ "Anything else": "A desk by a window" });
    await visitor.presses("Your details");
    await visitor.seesHeading(firstStep);
    await visitor.presses("Next");
    await visitor.presses("Next");
    await visitor.stillHas({ "Anything else": "A desk by a window" });
  });

  test("a visitor changes one answer of a search that was sent, and says nothing else again", async ({ visitor }) => {
    const email = ownAddress();
    await visitor.opens("/search?neighborhood=gracia&bedrooms=2");
    await visitor.fillsIn({ Name: "Ana", Email: email });
    await visitor.presses("Next");
    await visitor.seesHeading(secondStep);
    await visitor.ticks("€500,000–750,000");
    await visitor.presses("Next");
    await visitor.seesHeading(thirdStep);
    await expect(visitor.field("Gràcia")).toBeChecked();
    await visitor.takesTheTimeAPersonTakes();
    await visitor.presses("Start search");

    await visitor.seesHeading(confirmation);
    await expect(visitor.titles()).toHaveText(["Duplex with tiled floors and roof terrace"]);
    await visitor.follows("Change: Budget");
    await visitor.seesHeading(secondStep);
    await expect(visitor.field("€500,000–750,000")).toBeChecked();
    await visitor.stillHas({ Bedrooms: "2+" });
    await visitor.ticks("€750,000–1,000,000");
    await visitor.presses("Next");
    await visitor.seesHeading(confirmation);
    await visitor.follows("Change: Neighbourhoods");
    await visitor.seesHeading(thirdStep);
    await visitor.field("Gràcia").uncheck();
    await visitor.ticks("Pedralbes");
    await visitor.presses("Start search");
    await visitor.seesHeading(confirmation);
    await expect(visitor.titles()).toHaveText(["House with garden and pool"]);

    const [brief, ...more] = storedMessages(email);
    expect(more).toEqual([]);
    for (const told of ["€750,000", "Bedrooms: 2+", "Pedralbes"]) expect(brief?.objectives).toContain(told);
    expect(brief?.objectives).not.toContain("Gràcia");
    expect(mailsAbout(brief?.id ?? 0)).toHaveLength(2);
  });

  test("a visitor who gives no name or address is told what is required", async ({ visitor }) => {
    await visitor.opens("/search");
    await visitor.fillsIn({ Email: "ana@example" });
    await visitor.presses("Next");
    await visitor.reads("Please enter your name and a valid email address");
    await visitor.isToldWhatToCorrect({
      Name: "Enter your name",
      Email: "Enter an email address, for example name@mail.com",
    });
    await visitor.stillHas({ Email: "ana@example" });
    if (!visitor.hasScript) expect(visitor.formAnswers).toEqual([400]);
  });

  test("a step that is not reached yet leads to the first that is", async ({ visitor }) => {
    for (const path of ["/search/3", "/search/4"]) {
      await visitor.opens(path);
      await visitor.isAt("/search?cookie=none");
      await visitor.seesHeading(firstStep);
    }
    const answer = await visitor.opens("/search/5");
    expect(answer?.status()).toBe(404);
  });

  test("a brief for which there is no home is kept all the same, in the visitor's language", async ({ visitor }) => {
    const email = ownAddress();
    await visitor.opens("/es/search");
    await visitor.fillsIn({ [spanish["search.name"]]: "Ana", [spanishForms["field.email"]]: email });
    await visitor.presses(spanish["search.next"]);
    await visitor.seesHeading(spanish["search.budget.title"]);
    await visitor.ticks(/300\.000/);
    await visitor.presses(spanish["search.next"]);
    await visitor.seesHeading(spanish["search.location.title"]);
    await visitor.presses(spanish["search.start"]);
    await visitor.seesHeading(spanish["search.stored.title"]);
    await visitor.reads(spanish["search.homes.none"]);
    await visitor.isAt("/es/search/4");
    expect(storedMessages(email)).toMatchObject([{ kind: "search-brief", language: "es" }]);
  });
});

test("what the server complained of is still said when its links have been followed", async ({ visitor }) => {
  await visitor.opens("/search");
  await visitor.fillsIn({ Email: "ana@example" });
  await visitor.isQuickerThanTheScript("Next");
  await visitor.isToldWhatToCorrect({
    Name: "Enter your name",
    Email: "Enter an email address, for example name@mail.com",
  });
});

test("the search runs through its steps over the page and leaves the visitor where they were", async ({ visitor }) => {
  const email = ownAddress();
  await visitor.opens("/");
  await visitor.marksThePage();
  const dialog = await visitor.opensForm("Start your search", firstStep);
  await visitor.presses("Next", dialog);
  await visitor.isToldWhatToCorrect(
    {
      Name: "Enter your name",
      Email: "Enter your email address",
    },
    dialog,
  );
  await visitor.fillsIn({ Name: "Ana", Email: email }, dialog);
  await visitor.presses("Next", dialog);

  await visitor.seesHeading(secondStep, dialog);
  await visitor.ticks("€500,000–750,000", dialog);
  await visitor.presses("Next", dialog);
  await visitor.seesHeading(thirdStep, dialog);
  await visitor.presses("Back", dialog);
  await visitor.seesHeading(secondStep, dialog);
  await expect(visitor.field("€500,000–750,000", dialog)).toBeChecked();
  await visitor.presses("Next", dialog);
  await visitor.seesHeading(thirdStep, dialog);
  await visitor.button("Start search", dialog).dblclick();

  await visitor.seesHeading(confirmation, dialog);
  await expect(visitor.titles(dialog)).toHaveText([
    "Loft in a former workshop",
    "Duplex with tiled floors and roof terrace",
  ]);
  expect(storedMessages(email)).toHaveLength(1);
  await visitor.follows("Close", dialog);
  await expect(visitor.dialog()).toHaveCount(0);
  await visitor.isStillOnTheMarkedPage();
  await visitor.isAt("/");
});
