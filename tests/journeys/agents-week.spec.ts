import { join } from "node:path";

import type { BrowserContext } from "@playwright/test";
import ICAL from "ical.js";
import type { Email } from "postal-mime";

import { anAccount, signsIn } from "../support/agent";
import { aMailServer, type MailServer } from "../support/mail-server";
import { accessibilityFaults } from "../support/page-faults";
import { CountedVisitor } from "../support/presses";
import { runSite } from "../support/running-site";
import { siteUrl } from "../support/site";
import { aPhoto } from "../support/upload-forms";
import { expect, test, withAndWithoutScript } from "../support/visitor";

const firstPort = Number(new URL(siteUrl).port) + 12;
const day = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
const title = "Flat with a gallery";
const buyer = "ana@example.org";

// A site of its own, whose samples go, with a mail server of its own.
withAndWithoutScript(() => {
  test("a week: the agent goes live, publishes, answers, meets, moves, cancels and sells, in as few presses as there can be", async ({
    browser,
    javaScriptEnabled,
    isMobile,
  }) => {
    test.setTimeout(180_000);
    const which = `${isMobile ? "phone" : "desk"}${javaScriptEnabled ? "" : "-plain"}`;
    const folder = join(process.cwd(), ".cache", `week-${which}`);
    const mail = await aMailServer();
    const site = await runSite(folder, firstPort + (isMobile ? 2 : 0) + (javaScriptEnabled ? 0 : 1), "localhost", {
      environment: { SMTP_URL: mail.url },
    });
    const person = async (context: BrowserContext) => {
      context.setDefaultTimeout(15_000);
      return new CountedVisitor(await context.newPage(), javaScriptEnabled, isMobile, site.url);
    };
    const contexts = [await browser.newContext({ baseURL: site.url }), await browser.newContext({ baseURL: site.url })];
    try {
      const [agents, visitors] = contexts as [BrowserContext, BrowserContext];
      const running = { url: site.url, database: join(folder, "data", "xamfra.db") };
      const { id } = await anAccount("marta@example.org", true, running);
      await signsIn(agents, id, running);
      const agent = await person(agents);
      const visitor = await person(visitors);

      await goesLive(agent);
      const home = await publishesTheFirstHome(agent);
      await asksForAViewing(visitor, home);
      await answersFromInside(agent);
      await makesTheAppointment(agent);
      const reply = await toTheBuyer(mail, /^Re: /);
      const confirmed = await toTheBuyer(mail, /^Confirmed: /);
      expect(reply).toMatchObject({ replyTo: [{ address: "marta@agency.example.org" }] });
      expect(reply?.text).toContain("There is a lift");
      expect(read(confirmed)).toMatchObject({ method: "REQUEST", sequence: 0, status: "CONFIRMED" });

      await movesIt(agent);
      await notesWhatWasSaid(agent, home);
      const moved = await toTheBuyer(mail, /^Changed: /);
      expect(read(moved)).toMatchObject({ method: "REQUEST", sequence: 1, uid: read(confirmed).uid });
      expect(read(moved).start).toBe(read(confirmed).start + 24 * 60 * 60_000);

      await cancelsIt(agent);
      await reservesAndSells(agent, visitor, home);
      const cancelled = await toTheBuyer(mail, /^Cancelled: /);
      expect(read(cancelled)).toMatchObject({
        ...{ method: "CANCEL", sequence: 2, status: "CANCELLED", uid: read(confirmed).uid },
      });

      for (const each of [agent, visitor]) {
        expect([each.complaints, each.otherHosts]).toEqual([[], []]);
      }
    } finally {
      for (const context of contexts) await context.close();
      await site.stop();
      await mail.stop();
    }
  });
});

async function goesLive(agent: CountedVisitor) {
  await agent.opens("/admin");
  await agent.does("remove the samples", 3, async () => {
    await agent.follows("What is left to do");
    await agent.seesHeading("Going live");
    await isOpenToAll(agent);
    await agent.follows("Remove the samples");
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.seesHeading("Remove the samples?", place);
    await agent.presses("Remove the samples", place);
    await agent.reads("Samples removed");
  });
  await agent.does("enter the agency's data", 2, async () => {
    await agent.follows("Enter the agency’s details");
    await agent.seesHeading("Agency");
    await isOpenToAll(agent);
    await agent.fillsIn({
      ...{ "Legal name": "Marta Puig Vila", "Tax number (NIF)": "12345678Z", "Register number (AICAT)": "9999" },
      ...{ Phone: "+34 611 222 333", "Messaging number (WhatsApp)": "+34 611 222 333" },
      ...{ Email: "marta@agency.example.org", Address: "Carrer de Girona 5, 08010 Barcelona" },
    });
    await agent.presses("Save");
    await agent.reads("Agency saved");
  });
}

async function publishesTheFirstHome(agent: CountedVisitor): Promise<number> {
  await agent.opens("/admin/start");
  let home = 0;
  // Without script pictures have a page of their own: there, the sending, and back.
  await agent.does("bring the first home before visitors", agent.hasScript ? 6 : 9, async () => {
    await agent.follows("Add the first home");
    await agent.seesHeading("Add property");
    await isOpenToAll(agent);
    await agent.fillsIn({ Title: title, Price: "620.000", Bedrooms: "3", Bathrooms: "2", Area: "96" });
    await agent.fillsIn({ Address: "Carrer de Provença 300", Postcode: "08008" });
    await agent.chooses("Neighbourhood", "Eixample");
    await agent.presses("Create property");
    await agent.reads("Property created successfully");
    home = Number(/\/properties\/(\d+)\//.exec(agent.address())?.[1]);
    await isOpenToAll(agent);
    if (!agent.hasScript) await agent.follows("Manage images");
    const buffer = await aPhoto("#884411", 900, 600);
    await agent.choosesPhoto({ name: "living.jpg", mimeType: "image/jpeg", buffer });
    if (!agent.hasScript) await agent.presses("Upload");
    const photo = agent.page.getByRole("list", { name: "Images in order" }).locator("img");
    await expect(async () => {
      if (!agent.hasScript) await agent.page.reload();
      expect(await photo.count()).toBe(1);
    }).toPass({ timeout: 60_000 });
    if (!agent.hasScript) await agent.follows("Edit property");
    await agent.follows(`Publish ${title}`);
    await agent.seesHeading("The advert lacks something the law requires. Publish all the same?");
    await isOpenToAll(agent);
    await agent.presses("Publish", agent.page.locator("main"));
    await agent.reads("Property published");
  });
  return home;
}

/** The only photograph of a home: nothing to turn to, and no empty bar below it. */
async function fillsItsPlaceWithOnePicture({ page }: CountedVisitor) {
  const gallery = page.locator("#gallery > div").first();
  const [frame, picture] = await Promise.all([gallery.boundingBox(), gallery.locator("#picture-open").boundingBox()]);
  expect(picture?.height).toBeGreaterThan(100);
  expect(Math.round((frame?.height ?? 0) - (picture?.height ?? 0))).toBe(0);
  await expect(gallery.locator("#picture-larger")).toBeInViewport();
}

async function asksForAViewing(visitor: CountedVisitor, home: number) {
  await visitor.opens(`/property/${home}`);
  await fillsItsPlaceWithOnePicture(visitor);
  await visitor.does("ask for a viewing", 3, async () => {
    const form = await visitor.opensForm("Request Viewing", "Request a viewing");
    await isOpenToAll(visitor);
    await visitor.fillsIn({ "First name": "Ana", "Last name": "Serra", Email: buyer, Phone: "+34 622 333 444" }, form);
    await visitor.fillsIn({ "Preferred date": day(5), "Your message": "Is there a lift?" }, form);
    await visitor.chooses("Preferred time", "Morning", form);
    await visitor.takesTheTimeAPersonTakes();
    await visitor.presses("Send request", form);
    await visitor.reads("Viewing requested");
  });
}

async function answersFromInside(agent: CountedVisitor) {
  await agent.opens("/admin");
  await isOpenToAll(agent);
  await agent.does("answer a viewing request from inside", 3, async () => {
    await agent.follows(/Ana Serra/);
    await agent.reads("Is there a lift?");
    await isOpenToAll(agent);
    await agent.presses("Reply");
    const text = agent.page.getByLabel("Text");
    await expect(text).toHaveValue(/^Dear Ana,/);
    await isOpenToAll(agent);
    await text.fill(`${(await text.inputValue()).replace("{times}", "Saturday at 10")}\nThere is a lift.`);
    await agent.presses("Send email");
    await agent.reads("Reply sent");
  });
}

async function makesTheAppointment(agent: CountedVisitor) {
  await agent.does("make its appointment", 2, async () => {
    await agent.presses(/^Appointment on /);
    await agent.seesHeading("New appointment");
    await agent.stillHas({ Day: day(5), Time: "10:00", Name: "Ana Serra", Email: buyer });
    await expect(agent.field("Tell them by email", agent.page.locator("main"))).toBeChecked();
    await isOpenToAll(agent);
    await agent.presses("Save");
    await agent.reads("Appointment saved");
    await agent.reads("Carrer de Provença 300, 08008 Barcelona");
  });
}

async function movesIt(agent: CountedVisitor) {
  await agent.opens("/admin");
  await agent.does("move an appointment", 3, async () => {
    await agent.follows("Viewing, Ana Serra");
    await agent.seesHeading("Viewing, Ana Serra");
    await isOpenToAll(agent);
    await agent.follows("Change");
    await isOpenToAll(agent);
    await agent.fillsIn({ Day: day(6) });
    await agent.presses("Save");
    await agent.reads("Appointment saved");
  });
}

async function cancelsIt(agent: CountedVisitor) {
  await agent.opens("/admin");
  await agent.does("cancel an appointment", 2, async () => {
    await agent.follows("Viewing, Ana Serra");
    await agent.presses("Cancel appointment");
    await agent.reads("Appointment cancelled");
    await isOpenToAll(agent);
  });
  for (const view of ["list", "day", "week", "past"]) {
    await agent.opens(`/admin/diary?view=${view}&day=${day(6)}`);
    await isOpenToAll(agent);
  }
}

async function notesWhatWasSaid(agent: CountedVisitor, home: number) {
  await agent.opens(`/admin/properties/${home}/edit`);
  await agent.does("note a viewing that was held, and what was said", 5, async () => {
    await agent.follows("Make an appointment");
    await agent.fillsIn({ Day: day(-1), Time: "17:30", Name: "Ben Costa" });
    await agent.ticks("It already happened");
    await agent.presses("Save");
    await agent.reads("How did it go?");
    await isOpenToAll(agent);
    await agent.ticks("Interested");
    await agent.fillsIn({ "In their words": "Liked the light in the gallery" });
    await agent.presses("Save");
    await agent.reads("Saved");
  });
  await agent.opens(`/admin/properties/${home}/edit`);
  await agent.reads("Liked the light in the gallery");
}

async function reservesAndSells(agent: CountedVisitor, visitor: CountedVisitor, home: number) {
  await agent.opens("/admin/properties");
  await isOpenToAll(agent);
  await agent.does("reserve a home", 1, async () => {
    await agent.presses(`Reserve ${title}`);
    await agent.reads("Reserved");
  });
  await visitor.opens(`/property/${home}`);
  await visitor.reads("Reserved");
  await agent.does("sell a home", 2, async () => {
    await agent.follows(`Mark ${title} as sold`);
    const place = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.seesHeading("Mark this home as sold", place);
    await isOpenToAll(agent);
    await agent.presses("Sold", place);
    await agent.reads(/“Sale…” corrects it/);
  });
  await visitor.opens(`/property/${home}`);
  await visitor.reads("Sold");
}

/** Looked at where a script can look: the pages are the same without one. */
async function isOpenToAll({ page, hasScript }: CountedVisitor) {
  if (!hasScript) return;
  expect(await accessibilityFaults(page), new URL(page.url()).pathname).toEqual([]);
}

/** The mail to the buyer with such a subject, as soon as it has come. */
async function toTheBuyer({ received }: MailServer, subject: RegExp): Promise<Email | undefined> {
  const theirs = () => received.filter(({ to }) => to?.some(({ address }) => address === buyer));
  await expect
    .poll(() => theirs().map((each) => each.subject ?? ""), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(subject));
  return theirs().find((each) => subject.test(each.subject ?? ""));
}

/** The calendar file of a mail as another program reads it. */
function read(mail: Email | undefined) {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === "text/calendar")?.content;
  const text = file === undefined || typeof file === "string" ? file : new TextDecoder().decode(file);
  const calendar = new ICAL.Component(ICAL.parse(text ?? ""));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    status: event.component.getFirstPropertyValue("status"),
    start: event.startDate.toJSDate().getTime(),
  };
}
