import { expect, test } from "../support/agent";
import { opensHours, writesSomebodyInAt } from "../support/booking-hours";
import { linkMailedTo } from "../support/mailed-link";
import { servesEverybody } from "../support/page-faults";
import { ownAddress, type Visitor, withAndWithoutScript } from "../support/visitor";

// On the agent's site: on the other one no hours are open, and its homes say so.

test.beforeAll(() => opensHours());

/** The free times of a day that no other of these journeys takes from. */
function timesOfOwnDay({ page, hasScript, isOnPhone }: Visitor) {
  const day = isOnPhone ? 3 : hasScript ? 1 : 2;
  return page.locator("fieldset fieldset").nth(day).locator("input[name=time]");
}

const person = { "First name": "Ana", "Last name": "Puig", "Your message": "Is there a lift?" } as const;

withAndWithoutScript(() => {
  test("a visitor books a viewing at a free time, moves it and cancels it", async ({ agent }) => {
    test.slow();
    const email = ownAddress();
    await agent.opens("/property/1");
    await agent.follows("Choose a viewing time", agent.page.locator("main"));
    await agent.isAt("/book?home=1");
    await agent.seesHeading("Book a viewing");
    await agent.fillsIn({ ...person, Email: email });

    // Another week, and back: what was typed stays.
    await agent.presses("Later days");
    await agent.stillHas({ ...person, Email: email });
    await agent.presses("Earlier days");
    await agent.takesTheTimeAPersonTakes();
    await agent.presses("Book this time");
    await agent.reads("Choose one of the free times", agent.page.locator("main"));
    await agent.stillHas({ ...person, Email: email });

    // Somebody is quicker.
    const first = timesOfOwnDay(agent).first();
    const wanted = await first.getAttribute("value");
    await first.check();
    writesSomebodyInAt(wanted ?? "");
    await agent.presses("Book this time");
    await agent.reads(/^That time has just been taken/, agent.page.locator("form"));
    await agent.stillHas({ ...person, Email: email });
    await expect(agent.page.locator(`input[value="${wanted}"]`)).toHaveCount(0);

    await timesOfOwnDay(agent).first().check();
    await agent.presses("Book this time");
    await agent.seesHeading("One more step");
    await agent.opens(await linkMailedTo(email, "confirm-booking"));
    await agent.seesHeading("Confirm your appointment");
    await agent.presses("Confirm appointment");
    await agent.seesHeading("Your appointment");
    await agent.reads("Booked");
    expect(agent.address()).toMatch(/^\/book\/[\w-]{43}$/);
    const own = agent.address();
    await agent.reads("Corner apartment with glazed gallery", agent.page.locator("main"));

    await agent.follows("Choose another time");
    const other = timesOfOwnDay(agent).nth(2);
    await other.check();
    await agent.presses("Move appointment");
    await agent.isAt(own);
    await agent.reads("Moved");

    await agent.follows("Cancel appointment");
    await agent.seesHeading("Cancel this appointment?");
    await agent.follows("No, keep it");
    await agent.follows("Cancel appointment");
    await agent.presses("Yes, cancel it");
    await agent.isAt(own);
    await agent.reads("This appointment has been cancelled.");
    await agent.follows("Book another time");
    await agent.isAt("/book?home=1");
  });
});

test("the pages of a booking serve everybody and fit the window @desk @more", async ({ agent }) => {
  test.slow();
  for (const path of ["/book", "/es/book?home=1", "/ru/book?kind=call", "/ca/book?kind=valuation"]) {
    expect((await agent.opens(path))?.status(), path).toBe(200);
    await servesEverybody(agent);
  }
  await agent.opens("/book?kind=call");
  await agent.page.locator("fieldset fieldset").last().locator("input[name=time]").last().check();
  const email = ownAddress();
  await agent.fillsIn({ ...person, Email: email, Phone: "600 111 222" });
  await agent.takesTheTimeAPersonTakes();
  await agent.presses("Book this time");
  await agent.seesHeading("One more step");
  await servesEverybody(agent);
  await agent.opens(await linkMailedTo(email, "confirm-booking"));
  await servesEverybody(agent);
  await agent.presses("Confirm appointment");
  await agent.seesHeading("Your appointment");
  const own = agent.address();
  for (const path of ["", "/move", "/cancel"]) {
    await agent.opens(`/ru${own}${path}`);
    await servesEverybody(agent);
  }
  expect((await agent.opens(`/book/${"a".repeat(43)}`))?.status()).toBe(404);
  await agent.seesHeading("Oops! Page not found");
});

test("the agent changes the hours, and hands the link out @desk", async ({ agent }) => {
  await agent.opens("/admin/diary/settings");
  await agent.reads(/\/book$/);
  await agent.fillsIn({ "Hours of notice": "soon" });
  await agent.presses("Save", agent.page.locator("form:has([name=book-monday])"));
  await agent.reads("Enter a number of hours from 0 to 336");
  await agent.fillsIn({ "Hours of notice": "24" });
  await agent.presses("Save", agent.page.locator("form:has([name=book-monday])"));
  await agent.reads("Booking hours saved");
  await servesEverybody(agent);
  await agent.opens("/admin/properties/1/edit");
  await agent.reads(/\/book\?home=1$/);
});
