import { enquiries as catalan } from "~/i18n/ca/enquiries";
import { flash as catalanThanks } from "~/i18n/ca/flash";
import { enquiries as spanish } from "~/i18n/es/enquiries";
import { search as russianSearch } from "~/i18n/ru/search";

import { enquiryForms, newsBox } from "../support/enquiry-forms";
import { post } from "../support/raw-request";
import { mailsAbout, storedMessages } from "../support/records";
import { expect, ownAddress, test, type Visitor, withAndWithoutScript } from "../support/visitor";

/** All that the form of a page would send, hidden fields included. */
/** What a form holds; when it was drawn is no answer. */
async function answersOnThePage({ page }: Visitor) {
  const form = page.locator("main form:has([name=stamp])");
  const all = await form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element).entries()));
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== "stamp"));
}

/** In the header, where each page has all four. */
async function choosesLanguage({ page }: Visitor, language: string) {
  const choice = page.getByRole("banner").locator(`[data-language=${language}]`);
  if (!(await choice.isVisible()))
    await page.getByRole("banner").locator("details:has([data-language]) summary").click();
  await choice.click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

const name = { "First name": "Ana", "Last name": "Puig" } as const;

withAndWithoutScript(() => {
  for (const form of enquiryForms) {
    test(`a visitor who slips in the ${form.kind} form is told where, loses nothing and is thanked in the end`, async ({
      visitor,
    }) => {
      const email = ownAddress();
      const slips = { "First name": "Ana", Email: "ana@example", Phone: "by day", ...form.slips };
      await visitor.opens(form.path);
      await visitor.fillsIn(slips);
      await visitor.presses(form.send);
      await visitor.isToldWhatToCorrect(form.complaints);
      await visitor.stillHas(slips);
      if (!visitor.hasScript) expect(visitor.formAnswers).toEqual([400]);
      expect(storedMessages("ana@example")).toEqual([]);

      await visitor.fillsIn({ ...name, Email: email, Phone: "+34 600 000 000", ...form.answers });
      await visitor.takesTheTimeAPersonTakes();
      await visitor.presses(form.send);
      await visitor.seesHeading(form.thanks);
      await visitor.isAt("/sent");
      await visitor.reads("What you sent us");
      await visitor.reads(`A receipt is on its way to ${email}`);
      await visitor.page.reload();
      await visitor.seesHeading(form.thanks);

      const [message, ...more] = storedMessages(email);
      expect(more).toEqual([]);
      expect(message).toMatchObject({
        kind: form.kind,
        first_name: "Ana",
        last_name: "Puig",
        language: "en",
        page: form.sentFrom,
        property_id: form.kind === "viewing" ? 1 : null,
        spam_reason: null,
      });
      for (const told of form.told) expect(message?.objectives).toContain(told);
      expect(mailsAbout(message?.id ?? 0)).toEqual([
        { template: "new-enquiry", recipient: expect.stringContaining("@"), language: "en" },
        { template: "receipt", recipient: email, language: "en" },
      ]);

      // Where the slips were sent (without script, or before it had come), Back leads to the answer to them, which a browser would have
      // to ask for by sending them again.
      if (visitor.formAnswers.includes(400)) await visitor.opens(form.path);
      else await visitor.page.goBack();
      await expect(visitor.page.locator("#sent-before")).toContainText(form.thanks);
    });
  }

  test("the contact form answers in the language of its page", async ({ visitor }) => {
    const email = ownAddress();
    await visitor.opens("/ca/contact");
    await visitor.fillsIn({ [catalan["field.firstName"]]: "Ana" });
    await visitor.presses(catalan["contact.send"]);
    await visitor.isToldWhatToCorrect({
      [catalan["field.lastName"]]: catalan["field.lastName.required"],
      [catalan["field.email"]]: catalan["field.email.required"],
      [catalan["field.propertyAddress"]]: catalan["field.propertyAddress.required"],
    });

    await visitor.fillsIn({
      [catalan["field.lastName"]]: "Puig",
      [catalan["field.email"]]: email,
      [catalan["field.propertyAddress"]]: "Carrer de Mallorca 1",
    });
    await visitor.presses(catalan["contact.send"]);
    await visitor.reads(catalanThanks["flash.contactSent.title"]);
    await visitor.isAt("/ca/sent");
    expect(storedMessages(email)).toMatchObject([{ kind: "contact", language: "ca", page: "/contact" }]);
  });

  test("the form at the end of the home page leads back there", async ({ visitor }) => {
    const email = ownAddress();
    await visitor.opens("/");
    const section = visitor.page.locator("#contact");
    await visitor.fillsIn({ "First name": "Ana", Email: email }, section);
    await visitor.presses("Send message", section);
    await visitor.seesHeading("Write to us");
    await visitor.isToldWhatToCorrect({
      "Last name": "Enter your last name",
      "Property address": "Enter the address, or the home or area you’re asking about",
    });
    await visitor.stillHas({ "First name": "Ana", Email: email });

    await visitor.fillsIn({ "Last name": "Puig", "Property address": "Carrer de Mallorca 1" });
    await visitor.presses("Send message");
    await visitor.seesHeading("Message Sent");
    await visitor.isAt("/sent");
    await visitor.follows("Back to where you were");
    await visitor.isAt("/");
    expect(storedMessages(email)).toMatchObject([{ kind: "contact", page: "/" }]);
  });

  test("the language can be changed in the middle of any form, and nothing is lost, refused or sent", async ({
    visitor,
  }) => {
    test.slow();
    const { page } = visitor;
    for (const [at, form] of enquiryForms.entries()) {
      // The choice made for the form before would lead elsewhere.
      await visitor.opens(`${form.path}?lang=en`);
      await visitor.fillsIn({ "First name": "Ana", Email: "half@", ...form.answers });
      await visitor.ticks(newsBox);
      const typed = await answersOnThePage(visitor);
      // Each form in one language, and the first to and fro.
      for (const language of at === 0 ? ["es", "en", "ca"] : [at % 2 ? "ru" : "es"]) {
        await choosesLanguage(visitor, language);
        await visitor.isAt(language === "en" ? form.path : `/${language}${form.path}`);
        expect(await answersOnThePage(visitor)).toEqual(typed);
        await expect(page.getByRole("alert")).toHaveCount(0);
      }
    }
    expect(new Set(visitor.formAnswers)).toEqual(new Set([200]));
    expect(storedMessages("half@")).toEqual([]);
  });

  test("each step of the search keeps what was typed in another language, and Enter sends it on", async ({
    visitor,
  }) => {
    const { page } = visitor;
    const email = ownAddress();
    await visitor.opens("/search");
    await visitor.fillsIn({ Name: "Ana", Email: email });
    await visitor.ticks(newsBox);
    await choosesLanguage(visitor, "es");
    await visitor.isAt("/es/search");
    expect(await answersOnThePage(visitor)).toMatchObject({ name: "Ana", email, news: "on" });
    await page.locator("input[name=email]").press("Enter");
    await visitor.isAt("/es/search/2");

    await page.getByRole("radio").nth(1).check();
    const wished = await answersOnThePage(visitor);
    await choosesLanguage(visitor, "ru");
    await visitor.isAt("/ru/search/2");
    expect(await answersOnThePage(visitor)).toEqual(wished);
    await visitor.presses(russianSearch["search.next"]);
    await visitor.isAt("/ru/search/3");

    await page.getByRole("checkbox").first().check();
    await page.locator("textarea").fill("Room for a piano");
    await choosesLanguage(visitor, "en");
    await visitor.isAt("/search/3");
    await visitor.stillHas({ "Anything else": "Room for a piano" });
    await visitor.presses("Start search");
    await visitor.isAt("/search/4");
    expect(storedMessages(email)).toMatchObject([
      { language: "en", objectives: expect.stringContaining("Room for a piano") },
    ]);
  });

  test("a half-filled form at the end of a page goes on, on its own page, in another language", async ({ visitor }) => {
    for (const [path, own] of [
      ["/", "/es/contact"],
      ["/services/negotiation-support", "/es/services/negotiation-support/consultation"],
    ] as const) {
      await visitor.opens(path);
      const section = visitor.page.locator("#contact");
      await visitor.fillsIn({ "First name": "Ana", Email: "half@", "Your message": "Hello" }, section);
      const place = visitor.hasScript ? visitor.page.getByRole("banner") : section;
      await place.locator("[data-language=es]").click();
      await visitor.isAt(own);
      const typed = await answersOnThePage(visitor);
      expect(typed).toMatchObject({ firstName: "Ana", email: "half@", message: "Hello", from: path });
      await choosesLanguage(visitor, "en");
      await visitor.isAt(own.slice(3));
      expect(await answersOnThePage(visitor)).toEqual(typed);
    }
  });

  for (const form of enquiryForms) {
    test(`the ${form.kind} form is opened from another page, sent by two presses and stored once`, async ({
      visitor,
    }) => {
      const email = ownAddress();
      await visitor.opens(form.from.path);
      const place = await visitor.opensForm(form.from.link, form.title);
      await visitor.fillsIn({ ...name, Email: email, ...form.answers }, place);
      const sending = visitor.page.waitForRequest((request) => request.method() === "POST");
      await visitor.button(form.send, place).dblclick();
      await visitor.reads(form.thanks);
      expect(storedMessages(email)).toHaveLength(1);

      // A browser drops the first of two presses; a shaky connection sends the same form twice.
      expect((await post(form.path, (await sending).postData() ?? "")).status).toBe(303);
      expect(storedMessages(email)).toHaveLength(1);
    });
  }
});

// The dialog is one for all: these two differ most in their fields. That each form opens in it, is sent from it once and says
// there what is wrong is told above and in quality.spec.
const inDialog = enquiryForms.filter(({ kind }) => kind === "valuation" || kind === "viewing");

test.describe("over the page", () => {
  for (const form of inDialog) {
    test(`the ${form.kind} form opens over the page, says there what is wrong, and leaves the visitor where they were`, async ({
      visitor,
    }) => {
      const email = ownAddress();
      await visitor.opens(form.from.path);
      await visitor.marksThePage();
      const links = visitor.page.locator("main").getByRole("link", { name: form.from.link });
      const opener = links.filter({ visible: true }).first();

      const dialog = await visitor.opensForm(form.from.link, form.title);
      await expect(dialog.locator(":focus")).toHaveCount(1);
      await visitor.page.keyboard.press("Escape");
      await expect(visitor.dialog()).toHaveCount(0);
      await expect(opener).toBeFocused();

      await visitor.opensForm(form.from.link, form.title);
      const slips = { "First name": "Ana", Email: "ana@example", Phone: "by day", ...form.slips };
      await visitor.fillsIn(slips, dialog);
      await visitor.presses(form.send, dialog);
      await visitor.isToldWhatToCorrect(form.complaints, dialog);
      await visitor.stillHas(slips, dialog);
      expect(visitor.formAnswers).toEqual([400]);

      await visitor.fillsIn({ ...name, Email: email, Phone: "", ...form.answers }, dialog);
      await visitor.takesTheTimeAPersonTakes();
      await visitor.presses(form.send, dialog);
      await visitor.seesHeading(form.thanks, dialog);
      await expect(dialog.locator("h1")).toBeFocused();
      await visitor.reads(`A receipt is on its way to ${email}`, dialog);
      await visitor.follows("Back to where you were", dialog);
      await expect(visitor.dialog()).toHaveCount(0);
      await expect(opener).toBeFocused();
      await visitor.isStillOnTheMarkedPage();
      await visitor.isAt(form.from.path);
      expect(storedMessages(email)).toMatchObject([{ kind: form.kind, page: form.from.path }]);
    });
  }

  test("a half-filled form is carried on in another language on its own page, and leads back to where it was opened", async ({
    visitor,
  }) => {
    const email = ownAddress();
    await visitor.opens("/property/1");
    const dialog = await visitor.opensForm("Request Viewing", "Request a viewing");
    await visitor.fillsIn({ ...name, Email: email }, dialog);
    await visitor.ticks(newsBox, dialog);
    await visitor.presses("Español", dialog);
    await visitor.isAt("/es/property/1/viewing");
    expect(await answersOnThePage(visitor)).toMatchObject({ firstName: "Ana", email, news: "on" });
    await visitor.takesTheTimeAPersonTakes();
    await visitor.presses(spanish["viewing.send"]);
    await visitor.isAt("/es/sent");
    expect(storedMessages(email)).toMatchObject([{ language: "es", page: "/property/1", spam_reason: null }]);
  });

  test("closing a form with words in it asks first", async ({ visitor }) => {
    await visitor.opens("/");
    const dialog = await visitor.opensForm("Free valuation", "Free Property Valuation");
    await visitor.fillsIn({ "First name": "Ana" }, dialog);
    visitor.page.once("dialog", (question) => {
      expect(question.message()).toBe("Close this form? What you have typed will be lost.");
      void question.dismiss();
    });
    await visitor.presses("Close", dialog);
    await visitor.stillHas({ "First name": "Ana" }, dialog);

    visitor.page.once("dialog", (question) => void question.accept());
    await visitor.page.keyboard.press("Escape");
    await expect(visitor.dialog()).toHaveCount(0);
  });

  test("the way back of the browser closes the form and not the page", async ({ visitor }) => {
    await visitor.opens("/properties");
    await visitor.opens("/");
    await visitor.opensForm("Free valuation", "Free Property Valuation");
    await visitor.page.goBack();
    await expect(visitor.dialog()).toHaveCount(0);
    await visitor.isAt("/");
  });
});
