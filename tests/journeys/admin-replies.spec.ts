import { expect, test, withAndWithoutScript } from "../support/agent";
import { aReceivedMessage } from "../support/messages";
import { ownAddress } from "../support/visitor";

withAndWithoutScript(() => {
  test("the agent answers a viewing request from inside, in two presses and what is to be filled in", async ({
    agent,
  }) => {
    const email = ownAddress();
    const id = aReceivedMessage({ kind: "viewing", email, firstName: "Ana", homeId: 1, words: "Is there a lift?" });
    await agent.opens(`/admin/enquiries/${id}`);
    await agent.presses("Reply");
    await agent.isAt(`/admin/enquiries/${id}/reply`);
    const text = agent.page.getByLabel("Text");
    await expect(text).toHaveValue(/^Dear Ana,[^]*\/property\/1\n/);
    // Nobody named a time: the reply asks for some, until the agent would rather suggest them.
    await agent.chooses("Template", "Propose a viewing");
    await agent.presses("Use template");
    await agent.reads("Still to fill in: {times}");
    await agent.presses("Send email");
    await agent.reads("Fill in or take out: {times}", agent.page.locator("form[data-reply]"));

    await text.fill((await text.inputValue()).replace("{times}", "Tuesday at 10"));
    await agent.page.getByLabel(/^Brochure: /).check();
    await agent.presses("Preview");
    await agent.reads(
      /You suggested: Tuesday at 10[^]*\/property\/1\/brochure$/,
      agent.page.locator("[data-mail-text]"),
    );
    await agent.presses("Send email");
    await agent.isAt(`/admin/enquiries/${id}`);
    await agent.reads("Reply sent");
    await agent.reads(/^By email, /);
    // The sites of the tests have no mail server: the panel says so in place of a promise.
    await expect(async () => {
      await agent.opens(`/admin/enquiries/${id}`);
      await expect(agent.page.getByText(/Kept as a file/)).toBeVisible({ timeout: 250 });
    }).toPass({ timeout: 20_000 });
  });

  test("words that are not sent are there again", async ({ agent }) => {
    const id = aReceivedMessage({ email: ownAddress(), firstName: "Ana" });
    await agent.opens(`/admin/enquiries/${id}/reply`);
    await agent.page.getByLabel("Text").fill("Dear Ana, I will ask the owner");
    if (!agent.hasScript) await agent.presses("Keep as draft");
    await agent.reads(/^Draft kept /);
    await agent.opens(`/admin/enquiries/${id}`);
    await agent.presses("Continue your reply");
    await expect(agent.page.getByLabel("Text")).toHaveValue("Dear Ana, I will ask the owner");
  });

  test("words typed before the script arrived are kept too", async ({ agent }) => {
    test.skip(!agent.hasScript, "only the script keeps by itself");
    const id = aReceivedMessage({ email: ownAddress(), firstName: "Ana", phone: "+34 611 222 333" });
    let arrive = () => {};
    const typed = new Promise<void>((resolve) => (arrive = resolve));
    await agent.page.route(/\/reply-[\w-]+\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await agent.opens(`/admin/enquiries/${id}/reply`);
    await agent.page.getByLabel("Text").fill("Yes & no");
    arrive();
    await agent.reads(/^Draft kept /);
    await expect(agent.page.getByRole("link", { name: "Open in WhatsApp" })).toHaveAttribute(
      "href",
      /text=Yes%20%26%20no$/,
    );
  });

  test("the same words go by message, and one press says that they did", async ({ agent }) => {
    const id = aReceivedMessage({ email: ownAddress(), firstName: "Ana", phone: "+34 611 222 333" });
    await agent.opens(`/admin/enquiries/${id}/reply`);
    await agent.page.getByLabel("Text").fill("Yes & no");
    if (!agent.hasScript) await agent.presses("Preview");
    await expect(agent.page.getByRole("link", { name: "Open in WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/34611222333?text=Yes%20%26%20no",
    );
    await agent.presses("Answered by message");
    await agent.reads(/^By message, /);
  });

  test("the agent mends a template, whose unknown field is named at its place", async ({ agent }) => {
    await agent.opens("/admin/settings");
    await agent.follows("Change templates");
    await agent.follows("Change: Documents of a home");
    const catalan = agent.page.getByLabel("Text (Catalan)");
    const before = await catalan.inputValue();
    await catalan.fill(`${before}\n{nmae}`);
    await agent.presses("Save");
    await agent.reads("{nmae} is not a field. Did you mean {name}?", agent.page.locator("form"));
    await expect(catalan).toHaveValue(`${before}\n{nmae}`);
    await catalan.fill(before);
    await agent.presses("Save");
    await agent.reads("Template saved");
  });
});
