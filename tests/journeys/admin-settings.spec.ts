import { expect, test, withAndWithoutScript } from "../support/agent";
import { ownAddress, type Visitor } from "../support/visitor";

const languageNames = ["English", "Spanish", "Catalan", "Russian"];

/** The four answers to a text that each language needs. */
const inEach = (label: string, text: string) =>
  Object.fromEntries(languageNames.map((language) => [`${label} (${language})`, text]));

/** A word that no other test uses. */
function ownWord(): string {
  return ownAddress().replace("@example.com", "").slice(-12);
}

async function addsAStory(agent: Visitor, name: string) {
  await agent.opens("/admin/settings");
  await agent.follows("Add story");
  await agent.fillsIn({
    ...inEach("Quote", "Four flats, not forty."),
    ...inEach("Byline", name),
    ...inEach("In your own words", "We keep the deed."),
  });
  await agent.chooses("Verification", "described");
  await agent.presses("Save");
  await agent.reads("Buyer story added");
}

/** Removes a line of a list: in a dialog where script runs, else on a page of its own. */
async function removes(agent: Visitor, name: string, question: string, button: string) {
  await agent.follows(`Remove: ${name}`);
  const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
  await agent.seesHeading(question, place);
  await agent.presses(button, place);
}

withAndWithoutScript(() => {
  test("the agent puts a claim on the home page, moves it and takes it away", async ({ agent }) => {
    const value = ownWord();
    await agent.opens("/admin/settings");
    await agent.follows("Add claim");
    await agent.fillsIn({
      ...inEach("Figure", value),
      ...inEach("Label", "tests"),
      "How it can be proved": "By a run",
    });
    await agent.presses("Save");
    await agent.reads("Claim added");
    await agent.opens("/ca");
    await agent.reads(value);

    await agent.opens("/admin/settings");
    await agent.presses(`Move earlier: ${value} tests`);
    await agent.reads("Order changed");
    await agent.isAt("/admin/settings");

    await removes(agent, `${value} tests`, "Are you sure you want to remove this claim?", "Remove claim");
    await agent.reads("Claim removed");
    await agent.doesNotRead(`${value} tests`, agent.page.locator("main"));
    await agent.opens("/ca");
    await agent.doesNotRead(value);
  });

  test("the agent reads what the agency form cannot take, and loses nothing of it", async ({ agent }) => {
    await agent.opens("/admin/settings");
    await agent.follows("Change agency");
    const typed = { Name: "A name of ours", Phone: "call us", Friday: "mornings" };
    await agent.fillsIn(typed);
    await agent.presses("Save");
    await agent.isToldWhatToCorrect({
      Phone: "Enter one phone number of 9 to 15 digits, for example +34 600 000 000",
      Friday: "Enter the hours from the earliest to the latest, for example 9:30–14:00, 16:00–19:00",
    });
    await agent.stillHas(typed);
    await agent.follows("Cancel");
    await agent.doesNotRead("A name of ours");
  });

  test("the second of two people who change a story is told, and both stories are there to read", async ({ agent }) => {
    const name = ownWord();
    await addsAStory(agent, name);
    await agent.follows(`Change: ${name}`);
    const other = await agent.page.context().newPage();
    await other.goto(agent.page.url());
    await other.getByLabel("Quote (English)").fill("The first one's words");
    await other.getByRole("button", { name: "Save" }).click();
    await other.waitForURL("**/admin/settings");
    await other.close();

    await agent.fillsIn({ "Quote (English)": "The second one's words" });
    await agent.presses("Save");
    const notice = agent.page.getByRole("alert");
    await agent.reads("Another user has saved this since", notice);
    await agent.reads("The first one's words", notice);
    await agent.stillHas({ "Quote (English)": "The second one's words" });
    await agent.presses("Save");
    await agent.reads("Buyer story saved");
    await agent.reads("The second one's words");
    await removes(agent, name, "Are you sure you want to remove this buyer story?", "Remove story");
    await agent.reads("Buyer story removed");
  });

  test("the agent tries the mail and reads it on the status page", async ({ agent }) => {
    await agent.opens("/admin/settings");
    await agent.fillsIn({ "Send it to": ownAddress() });
    await agent.presses("Send test email");
    await agent.reads("Test email saved");
    // The mails that wait leave every few seconds.
    const kept = agent.page.getByRole("link", { name: /-mail-test\.eml$/ }).first();
    await expect(async () => {
      await agent.opens("/admin/status");
      await expect(kept).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await kept.click();
    await agent.reads(/^Subject: |Subject: Test email from/);
    await agent.reads(/email works/);
  });

  test("the agent forgets an address that somebody asked for in vain", async ({ agent }) => {
    const word = ownWord();
    const path = `/${word}`;
    await agent.opens(path);
    // Another one, that does not hold the first: there is a list to be cleared when this test runs alone.
    await agent.opens(`/not-${word}`);
    await agent.opens("/admin/status");
    await agent.reads(path);
    await agent.marksThePage();
    await agent.presses(`Remove ${path}`);
    await agent.reads("Address removed from the list");
    await agent.doesNotRead(path, agent.page.locator("#missing-pages"));
    if (agent.hasScript) await agent.isStillOnTheMarkedPage();

    await agent.follows("Clear list");
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.seesHeading("Are you sure you want to clear the list of missing pages?", place);
    await agent.follows("Keep it", place);
    await agent.isAt("/admin/status");
  });
});

test("the agent writes in one language at a time, and finds it again", { tag: "@desk" }, async ({ agent }) => {
  await agent.opens("/admin/settings/stories/new");
  const tabs = agent.page.getByRole("group", { name: "Languages: Quote" });
  await expect(agent.field("Quote (Russian)")).toBeVisible();
  await tabs.getByRole("button", { name: "Catalan" }).click();
  await expect(agent.field("Quote (Russian)")).toBeHidden();
  await expect(agent.field("Byline (Russian)")).toBeHidden();
  await agent.fillsIn({ "Quote (Catalan)": "Quatre pisos, no quaranta." });
  await expect(tabs.getByRole("button", { name: "Catalan", exact: true })).toBeVisible();
  await agent.opens("/admin/settings/claims/new");
  await expect(agent.field("Figure (Catalan)")).toBeVisible();
  await expect(agent.field("Figure (English)")).toBeHidden();
  await agent.presses("Save");
  await expect(agent.page.getByRole("alert")).toBeVisible();
  await expect(agent.field("Figure (English)")).toBeVisible();
});
