import { gzipSync } from "node:zlib";

import { enquiryForms, newsBox } from "../support/enquiry-forms";
import { storedMessages } from "../support/records";
import { expect, ownAddress, test, type Visitor } from "../support/visitor";

const kB = 1000;
const name = { "First name": "Ana", "Last name": "Puig" } as const;

/** The scripts that a page has asked for so far, and what they weigh together with gzip. */
function countsScripts({ page }: Visitor) {
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return {
    files: () => scripts.length,
    bytes: async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** The one thing that shows that React has taken a form over: an answer is checked once its field is left. */
async function isCheckedInTheBrowser(visitor: Visitor) {
  await expect(async () => {
    await email(visitor).focus();
    await email(visitor).blur();
    await expect(email(visitor)).toHaveAttribute("aria-invalid", "true", { timeout: 200 });
  }).toPass();
}

function email({ page }: Visitor) {
  return page.locator("[data-live-form] input[name=email]");
}

for (const path of [...enquiryForms.map((form) => form.path), "/ru/contact", "/search"]) {
  test(`${path} brings the script of a reading page, and two files more when its form is touched`, async ({
    visitor,
  }) => {
    const scripts = countsScripts(visitor);
    await visitor.opens(path);
    await visitor.page.waitForLoadState("networkidle");
    await expect.poll(scripts.files).toBe(1);
    const before = await scripts.bytes();
    expect(before).toBeLessThan(8 * kB);

    await email(visitor).fill("ana@example");
    await isCheckedInTheBrowser(visitor);
    expect(scripts.files()).toBe(3);
    expect((await scripts.bytes()) - before).toBeLessThan(110 * kB);
  });
}

test("a form over the page brings no more script than the page", async ({ visitor }) => {
  const scripts = countsScripts(visitor);
  await visitor.opens("/");
  const dialog = await visitor.opensForm("Free valuation", "Free Property Valuation");
  await visitor.fillsIn({ "First name": "Ana", Email: "ana@example" }, dialog);
  await visitor.presses("Request valuation", dialog);
  await expect(dialog.getByRole("alert")).toBeVisible();
  expect(scripts.files()).toBe(1);
});

test("what was typed, chosen and ticked before the script arrived is kept, and checked when it is there", async ({
  visitor,
}) => {
  const arrives = await visitor.waitsForScript("take-over");
  await visitor.opens("/valuation/premium");
  const typed = { "First name": "Ana", Email: "ana@example", "Additional information": "Two balconies" };
  await visitor.fillsIn(typed);
  await visitor.chooses("Property type", "Penthouse");
  await visitor.ticks(newsBox);
  await expect(visitor.field("Email")).not.toHaveAttribute("aria-invalid");

  arrives();
  await isCheckedInTheBrowser(visitor);
  await visitor.stillHas(typed);
  await expect(visitor.field("Property type").locator("option:checked")).toHaveText("Penthouse");
  await expect(visitor.field(newsBox)).toBeChecked();
  await visitor.fillsIn({ Email: "ana@example.com" });
  await expect(visitor.field("Email")).not.toHaveAttribute("aria-invalid");
});

test("a form that is sent before its script arrives is refused with reasons, taken over then, and stored", async ({
  visitor,
}) => {
  const address = ownAddress();
  const arrives = await visitor.waitsForScript("take-over");
  await visitor.opens("/contact");
  await visitor.fillsIn({ "First name": "Ana", Email: "ana@example" });
  await visitor.presses("Send message");
  await expect(visitor.page.getByRole("alert")).toBeVisible();
  expect(visitor.formAnswers).toEqual([400]);
  await visitor.stillHas({ "First name": "Ana", Email: "ana@example" });

  await visitor.fillsIn({ ...name, Email: address, "Property address": "Carrer de Mallorca 1" });
  await visitor.takesTheTimeAPersonTakes();
  await visitor.presses("Send message");
  await visitor.reads("Message Sent");
  expect(storedMessages(address)).toMatchObject([{ kind: "contact", first_name: "Ana" }]);
  arrives();
});

test("a form whose script never comes is sent as it stands", async ({ visitor }) => {
  const address = ownAddress();
  await visitor.page.route(/\/take-over-[^/]*\.js$/, (route) => route.abort());
  await visitor.opens("/contact");
  await visitor.fillsIn({ ...name, Email: address, "Property address": "Carrer de Mallorca 1" });
  await visitor.takesTheTimeAPersonTakes();
  await visitor.presses("Send message");
  await visitor.reads("Message Sent");
  expect(storedMessages(address)).toHaveLength(1);
  // The browser says of itself that the file did not come.
  expect(visitor.complaints.splice(0).every((complaint) => complaint.includes("ERR_FAILED"))).toBe(true);
});
