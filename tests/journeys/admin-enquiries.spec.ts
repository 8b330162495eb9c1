import SQLite from "better-sqlite3";

import { expect, test, withAndWithoutScript } from "../support/agent";
import { aReceivedMessage } from "../support/messages";
import { panelDatabase } from "../support/site";
import { ownAddress } from "../support/visitor";

/** Somebody whom no other test looks for: the whole agency shares one inbox. */
function somebody() {
  const email = ownAddress();
  return { email, firstName: email.slice(0, 12), search: `q=${encodeURIComponent(email)}` };
}

withAndWithoutScript(() => {
  test("the agent marks how a message was answered, and takes it back", async ({ agent }) => {
    const { email, firstName, search } = somebody();
    const id = aReceivedMessage({
      email,
      firstName,
      hoursAgo: 20,
      words: "Is there a lift?",
      phone: "+34 611 222 333",
    });
    await agent.opens(`/admin/enquiries?${search}`);
    await agent.reads(/^[34] h \d\d m left$/);
    await agent.follows("Message", agent.page.locator("#inbox"));
    await agent.reads("Is there a lift?");
    await expect(agent.page.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+34611222333");
    await expect(agent.page.getByRole("link", { name: "Email" })).toHaveAttribute("href", /^mailto:.+\?subject=Re%3A/);
    await expect(agent.page.locator('#inbox a[href="https://wa.me/34611222333"]')).toHaveText("Message");

    await agent.fillsIn({ Note: "Yes, there is" });
    await agent.presses("By phone");
    await agent.reads(/^By phone, 20 h 0\d m after it came in\.$/);
    await agent.reads(/^Answered in 20 h/);
    await agent.reads("Yes, there is");

    await agent.opens(`/admin/enquiries?view=answered&${search}`);
    await agent.reads(/20 h 0\d m/);
    await agent.follows("Message", agent.page.locator("#inbox"));
    await agent.presses("Mark as unanswered");
    await agent.reads("Marked as unanswered");
    await agent.reads(/^3 h 5\d m left$/);
    await agent.isAt(`/admin/enquiries/${id}?view=answered&${search}`);
  });

  test("a note that cannot be stored stands in the answer, and is kept when it is sent again", async ({ agent }) => {
    const id = aReceivedMessage({ ...somebody(), hoursAgo: 2 });
    const database = new SQLite(panelDatabase);
    const trigger = `full_${id}`;
    // Its note alone: the message's own row is written by whoever else erases somebody meanwhile.
    database.exec(`create trigger ${trigger} before insert on enquiry_notes when new.enquiry_id = ${id}
      begin select raise(abort, 'database or disk is full'); end`);
    try {
      await agent.opens(`/admin/enquiries/${id}`);
      await agent.fillsIn({ Note: "She wants to see it on Friday" });
      await agent.presses("By phone");
      await agent.reads(/database or disk is full/);
      await agent.reads("She wants to see it on Friday");
    } finally {
      database.exec(`drop trigger ${trigger}`);
      database.close();
    }
    // The browser notes the answer of status 503, or 500, as a failed load.
    agent.complaints.splice(0);
    await agent.presses("Try again");
    await agent.reads(/^By phone, 2 h 0\d m after it came in\.$/);
    await agent.reads("She wants to see it on Friday");
  });

  test("a message taken for spam waits again from its arrival", async ({ agent }) => {
    const { email, firstName, search } = somebody();
    aReceivedMessage({ email, firstName, hoursAgo: 25, spamReason: "too-fast" });
    await agent.opens(`/admin/enquiries?view=waiting&${search}`);
    await agent.reads(/No enquiries match/);
    await agent.follows("Show the one elsewhere");
    await agent.reads(/^In Spam\. Found: /);
    await agent.follows("Message", agent.page.locator("#inbox"));
    await agent.reads(/faster than a person/);
    await agent.presses("Not spam");
    await agent.reads(/^Late by 1 h 0\d m$/);
    await agent.presses("Spam");
    await agent.reads("Moved to spam");
  });

  test("a valuation becomes a draft property in one press", async ({ agent }) => {
    const { email, firstName } = somebody();
    const id = aReceivedMessage({ kind: "valuation", email, firstName, address: "Verdi 12, Gràcia" });
    await agent.opens(`/admin/enquiries/${id}`);
    await agent.presses("Create draft property");
    await agent.page.waitForURL(/\/admin\/properties\/\d+\/edit$/);
    await agent.reads("Draft property created");
    const edit = agent.address();
    await agent.opens(`/admin/enquiries/${id}`);
    await agent.follows("Apartment in Gràcia");
    await agent.isAt(edit);
  });

  test("the agent deletes a note after a question, and erases a person's data after another", async ({ agent }) => {
    const { email, firstName, search } = somebody();
    aReceivedMessage({ email, firstName });
    const id = aReceivedMessage({ email: email.toUpperCase(), firstName, words: "Second" });
    await agent.opens(`/admin/enquiries/${id}`);
    await agent.presses("Save note");
    await agent.reads("Write the note first");
    await agent.fillsIn({ Note: "A mistake" });
    await agent.presses("Save note");
    await agent.reads("Note saved");
    await agent.follows("Delete note");
    const place = () => (agent.hasScript ? agent.dialog() : agent.page.locator("main"));
    await agent.reads("Are you sure you want to delete this note?", place());
    await agent.presses("Delete note", place());
    await agent.reads("Note deleted");
    await agent.doesNotRead("A mistake");

    await agent.follows("Erase personal data");
    await agent.reads("2 messages", place());
    await agent.presses("Erase the data", place());
    await agent.reads("Personal data erased");
    await agent.opens(`/admin/enquiries?view=all&${search}`);
    await agent.reads(/No enquiries match/);
  });
});

test("the clock goes on by the minute", async ({ agent }) => {
  const { email, firstName, search } = somebody();
  aReceivedMessage({ email, firstName, hoursAgo: 17.99 });
  await agent.page.clock.install();
  await agent.opens(`/admin/enquiries?${search}`);
  const clock = agent.page.locator("[data-clock]").filter({ visible: true });
  await expect(clock).toHaveAttribute("data-state", "quiet");
  await expect(clock).toHaveText("6 h 00 m left");
  // The script that turns the clock may still be on its way.
  await expect(async () => {
    await agent.page.clock.fastForward("00:30");
    await expect(clock).toHaveAttribute("data-state", "soon", { timeout: 500 });
  }).toPass();
  await expect(clock).toHaveText(/^5 h 5\d m left$/);
  await agent.page.clock.fastForward("06:00:00");
  await expect(clock).toHaveText(/^Late by 0 h 0\d m$/);
});
