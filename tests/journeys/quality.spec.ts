import type { Response } from "@playwright/test";

import { enquiryForms } from "../support/enquiry-forms";
import { accessibilityFaults, servesEverybody } from "../support/page-faults";
import { anUnlistedHome } from "../support/records";
import { missing, screens } from "../support/screens";
import { expect, test } from "../support/visitor";

// Requests to other hosts and errors in the console fail every browser test: the visitor looks after those.

const withoutSearch = [
  ...screens,
  "/es",
  "/ru/articles",
  "/ca/property/1",
  "/ru/properties",
  "/ru/valuation/premium",
  "/admin/login",
];

// One browser window for several pages: a new one has to read axe and to warm up for each, which costs as much as asking.
const pagesOfAWindow = 5;
for (let at = 0; at < withoutSearch.length; at += pagesOfAWindow) {
  const paths = withoutSearch.slice(at, at + pagesOfAWindow);
  test(`${paths.join(", ")} serve everybody and fit the window`, async ({ visitor }) => {
    test.slow();
    for (const path of paths) {
      const answer = await visitor.opens(path);
      expect(answer?.status(), path).toBe(200);
      expectSafeHeaders(answer);
      await servesEverybody(visitor);
    }
  });
}

test("a page that does not exist serves everybody and fits the window", async ({ visitor }) => {
  const answer = await visitor.opens(missing);
  expect(answer?.status()).toBe(404);
  expectSafeHeaders(answer);
  await visitor.seesHeading("Oops! Page not found");
  await servesEverybody(visitor);
});

test("a home that was sold serves everybody and fits the window", async ({ visitor }) => {
  anUnlistedHome(9003, "sold", "Sold home with a rather long title that has to break somewhere");
  for (const path of ["/property/9003", "/property/9003/viewing"]) {
    expect((await visitor.opens(path))?.status()).toBe(200);
    await servesEverybody(visitor);
  }
});

test("saved homes serve everybody and fit the window", async ({ visitor }) => {
  await visitor.opens("/properties");
  await visitor.presses("Save: Loft in a former workshop");
  await visitor.reads("Added to your saved homes.");
  await servesEverybody(visitor);
  await visitor.opens("/favourites");
  await visitor.reads("1 home saved");
  await servesEverybody(visitor);
});

test("each step of the search serves everybody and fits the window", async ({ visitor }) => {
  await visitor.opens("/search");
  await visitor.presses("Next");
  await visitor.reads("Please enter your name and a valid email address");
  await servesEverybody(visitor);
  await visitor.fillsIn({ Name: "Ana", Email: "ana@example.com" });
  await visitor.presses("Next");
  await visitor.seesHeading("Budget and preferences");
  await servesEverybody(visitor);
  await visitor.presses("Next");
  await visitor.seesHeading("Location and features");
  await servesEverybody(visitor);
  await visitor.presses("Start search");
  await visitor.seesHeading("Thank you. We’ve started your search.");
  await servesEverybody(visitor);
});

for (const form of enquiryForms) {
  test(`the ${form.kind} form with errors serves everybody, as a page and over one`, async ({ visitor }) => {
    await visitor.opens(form.path);
    await visitor.presses(form.send);
    await expect(visitor.page.getByRole("alert")).toBeVisible();
    await servesEverybody(visitor);

    // What is wrong with a form is told beside all of its fields: with errors it shows all that it shows without, and more.
    await visitor.opens(form.from.path);
    const dialog = await visitor.opensForm(form.from.link, form.title);
    if (form.kind === "valuation" || form.kind === "viewing") await servesEverybody(visitor);
    await visitor.presses(form.send, dialog);
    await expect(dialog.getByRole("alert")).toBeVisible();
    await servesEverybody(visitor);
  });
}

test("the menus of the header serve everybody", async ({ visitor }) => {
  await visitor.opens("/properties");
  const header = visitor.page.getByRole("banner");
  await header.getByText("More", { exact: true }).click();
  await expect(header.getByRole("link", { name: "Català" })).toBeVisible();
  await servesEverybody(visitor);
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  await header.locator("summary[aria-label=Menu]").click();
  await expect(header.getByRole("navigation", { name: "Menu" })).toBeVisible();
  expect(await accessibilityFaults(visitor.page)).toEqual([]);
});

const refusals = [
  { sent: "too much", enctype: "application/x-www-form-urlencoded", length: 70_000, title: "This message is too long" },
  { sent: "what is no form", enctype: "text/plain", length: 10, title: "Part of this form didn’t reach us" },
];
for (const { sent, enctype, length, title } of refusals) {
  test(`the refusal of a form that sends ${sent} serves everybody`, async ({ visitor }) => {
    await visitor.opens("/cookies");
    const answering = visitor.page.waitForResponse((response) => response.request().method() === "POST");
    await visitor.page.evaluate(
      ([type = "", text = ""]) => {
        const form = Object.assign(document.createElement("form"), {
          method: "post",
          action: "/contact",
          enctype: type,
        });
        form.append(Object.assign(document.createElement("textarea"), { name: "message", value: text }));
        document.body.append(form);
        form.submit();
      },
      [enctype, "a".repeat(length)],
    );
    expectSafeHeaders(await answering);
    await visitor.seesHeading(title);
    await servesEverybody(visitor);
  });
}

function expectSafeHeaders(answer: Response | null) {
  const headers = answer?.headers() ?? {};
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).not.toContain("unsafe");
  for (const rule of [
    "default-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
}
