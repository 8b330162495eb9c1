import { storedMessages } from "../support/records";
import { expect, ownAddress, test, withAndWithoutScript } from "../support/visitor";

// The forms themselves are told in forms.spec.ts, with all the others.

withAndWithoutScript(() => {
  test("an owner comes from the home page, chooses a package and asks for a quote", async ({ visitor }) => {
    const email = ownAddress();
    await visitor.opens("/");
    await visitor.follows("Turnkey services", visitor.page.locator("#services"));
    await visitor.isAt("/services/turnkey-services");
    await visitor.seesHeading("From 13 to 28 weeks");
    await visitor.reads("Most Popular");

    const place = await visitor.opensForm("Get Started: Premium", "Get your turnkey quote");
    await expect(visitor.field("Package", place)).toHaveValue("premium");
    await visitor.presses("Request quote", place);
    await expect(visitor.page.getByRole("alert")).toBeVisible();
    await expect(visitor.field("Package", place)).toHaveValue("premium");

    await visitor.fillsIn(
      { "First name": "Ana", "Last name": "Puig", Email: email, "Property address": "Carrer de Muntaner 4" },
      place,
    );
    await visitor.takesTheTimeAPersonTakes();
    await visitor.presses("Request quote", place);
    await visitor.reads("Quote requested");
    await visitor.isAt(visitor.hasScript ? "/services/turnkey-services" : "/sent");
    const [message] = storedMessages(email);
    expect(message).toMatchObject({ kind: "quote", page: "/services/turnkey-services", spam_reason: null });
    expect(message?.objectives).toContain("Package: Premium");
  });

  test("a buyer sends the form at the end of the page and reads that it arrived", async ({ visitor }) => {
    const email = ownAddress();
    await visitor.opens("/services/legal-support");
    const form = visitor.page.locator("#contact");
    await visitor.fillsIn({ "First name": "Ana", "Last name": "Puig", Email: email }, form);
    await visitor.chooses("Best time to talk", "Morning", form);
    await visitor.takesTheTimeAPersonTakes();
    await visitor.presses("Request consultation", form);
    await visitor.reads("Consultation requested");
    await visitor.isAt("/sent");
    expect(storedMessages(email)).toMatchObject([{ kind: "consultation", page: "/services/legal-support" }]);
    expect(storedMessages(email)[0]?.objectives).toContain("Best time to talk: morning");
  });
});
