import { expect, type Locator, type Page, type Response, test as base } from "@playwright/test";

type Place = Locator | Page;

/** A person with a browser, in the words of what they do. Finds things as people do: by their words and labels. */
export class Visitor {
  readonly otherHosts: string[] = [];
  readonly complaints: string[] = [];
  /** Status of each answer to a form that was posted. */
  readonly formAnswers: number[] = [];
  private drawnAt = 0;

  constructor(
    readonly page: Page,
    readonly hasScript: boolean,
    readonly isOnPhone: boolean,
    site: string,
  ) {
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== site) this.otherHosts.push(request.url());
    });
    page.on("response", (response) => {
      if (response.request().method() === "POST") this.formAnswers.push(response.status());
      const isPart = !["document", "fetch"].includes(response.request().resourceType());
      if (isPart && response.status() >= 400) this.complaints.push(`${response.status()} for ${response.url()}`);
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (message) => {
      // A refused form is an answer of status 400, which the browser also notes as a failed load.
      if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) this.complaints.push(message.text());
    });
  }

  async opens(path: string): Promise<Response | null> {
    const answer = await this.page.goto(path);
    this.drawnAt = Date.now();
    return answer;
  }

  async reads(text: string | RegExp, within: Place = this.page) {
    await expect(within.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  async doesNotRead(text: string | RegExp, within: Place = this.page) {
    await expect(within.getByText(text).filter({ visible: true })).toHaveCount(0);
  }

  async seesHeading(name: string | RegExp, within: Place = this.page) {
    await expect(within.getByRole("heading", { name }).filter({ visible: true }).first()).toBeVisible();
  }

  async follows(link: string | RegExp, within: Place = this.page) {
    await within.getByRole("link", { name: link }).filter({ visible: true }).first().click();
  }

  /** Waits for work that the page shows: it follows by itself where script runs, and has a link for looking again elsewhere. */
  async looksUntil(isDone: () => Promise<boolean>, timeout: number) {
    const again = this.page.getByRole("link", { name: "Refresh" }).filter({ visible: true });
    await expect(async () => {
      if (!this.hasScript && (await again.count()) > 0) await again.first().click();
      expect(await isDone()).toBe(true);
    }).toPass({ timeout });
  }

  button(name: string | RegExp, within: Place = this.page): Locator {
    return within.getByRole("button", { name }).filter({ visible: true }).first();
  }

  async presses(button: string | RegExp, within: Place = this.page) {
    await this.button(button, within).click();
  }

  async fillsIn(answers: Readonly<Record<string, string>>, within: Place = this.page) {
    for (const [label, value] of Object.entries(answers)) await this.field(label, within).fill(value);
  }

  async chooses(label: string | RegExp, option: string, within: Place = this.page) {
    await this.field(label, within).selectOption(option);
  }

  async ticks(label: string | RegExp, within: Place = this.page) {
    await this.field(label, within).check();
  }

  field(label: string | RegExp, within: Place = this.page): Locator {
    // A picture may have such a label too: a QR code beside the field "Code".
    const fields = this.page.locator("input, select, textarea, [contenteditable]");
    return within.getByLabel(label).and(fields).filter({ visible: true }).first();
  }

  /** Narrows or sorts a list of homes, by choices without the number of homes behind each. Without script a button sends them. */
  async asksForHomes(choices: Readonly<Record<string, string>>) {
    await this.unfoldsFilters();
    for (const [label, option] of Object.entries(choices)) {
      const field = this.field(label);
      const options = await field.getByRole("option", { includeHidden: true }).allTextContents();
      const meant = options.find((each) => each === option || each.startsWith(`${option} (`));
      await field.selectOption({ label: meant ?? option });
    }
    if (!this.hasScript) await this.presses("Show homes");
  }

  /** On a phone the filters of a list are folded away; on a desk there is nothing to unfold. */
  async unfoldsFilters() {
    const folded = this.page.locator("details[data-unfolds]:not([open]) > summary");
    if (await folded.isVisible()) await folded.click();
  }

  /** How many sheets of A4 the page takes on paper. */
  async printedSheets(): Promise<number> {
    const pdf = await this.page.pdf({ format: "A4", preferCSSPageSize: true });
    return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  }

  /** The titles of the homes in a list, as they stand. */
  titles(within: Place = this.page): Locator {
    return within.getByRole("article").getByRole("heading");
  }

  dialog(): Locator {
    return this.page.locator("dialog[open]");
  }

  /** The form that a link leads to: in a dialog where script runs, else on a page of its own. */
  async opensForm(link: string, title: string): Promise<Locator> {
    await this.follows(link, this.page.locator("main"));
    const place = this.hasScript ? this.dialog() : this.page.locator("main");
    await this.seesHeading(title, place);
    this.drawnAt = Date.now();
    return place;
  }

  /**
   * Two seconds from the drawing of a form are the least that the guard against programs believes. Nothing on the page
   * changes when they are over, so there is nothing else to wait for.
   */
  async takesTheTimeAPersonTakes() {
    await expect.poll(() => Date.now() - this.drawnAt, { intervals: [100] }).toBeGreaterThan(2000);
  }

  /** Keeps a script on its way until the function that comes back is called: a slow network, without a clock. */
  async waitsForScript(name: string): Promise<() => void> {
    let lets = () => {};
    const isLet = new Promise<void>((resolve) => (lets = resolve));
    await this.page.route(new RegExp(`/${name}-[^/]*\\.js$`), async (route) => {
      await isLet;
      await route.continue();
    });
    return lets;
  }

  /** Sends the form as if its script had not arrived yet, touches the one that comes back, and waits until React has it. */
  async isQuickerThanTheScript(button: string) {
    await this.button(button).evaluate((element: HTMLButtonElement) => {
      addEventListener("submit", (event) => event.stopImmediatePropagation(), { capture: true });
      element.click();
    });
    await expect(this.page.getByRole("alert")).toBeVisible();
    await this.page.locator("[data-live-form] form").locator("input, select, textarea").last().focus();
    await this.page.waitForFunction(() => {
      const field = document.querySelector("[role=alert] a");
      return field !== null && Object.keys(field).some((name) => name.startsWith("__react"));
    });
  }

  /** Reads at each field what is wrong with it, and in the summary the same as links that lead to the fields. */
  async isToldWhatToCorrect(wrong: Readonly<Record<string, string>>, within: Place = this.page) {
    const summary = within.getByRole("alert").filter({ has: this.page.getByRole("link") });
    await expect(summary.getByRole("link")).toHaveText(Object.values(wrong));
    for (const [label, complaint] of Object.entries(wrong)) {
      const field = this.field(label, within);
      await expect(field).toHaveAccessibleDescription(new RegExp(complaint.replace(/[+.?()]/g, "\\$&")));
      await summary.getByRole("link", { name: complaint }).click();
      await expect(field).toBeFocused();
    }
  }

  async stillHas(answers: Readonly<Record<string, string>>, within: Place = this.page) {
    for (const [label, value] of Object.entries(answers)) await expect(this.field(label, within)).toHaveValue(value);
  }

  /** Where the visitor is: path and query. */
  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  async isAt(address: string) {
    await expect.poll(() => this.address()).toBe(address);
  }

  /** Leaves a mark that lasts until the page is loaded anew. */
  async marksThePage() {
    await this.page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  }

  async isStillOnTheMarkedPage() {
    await expect(this.page.locator("html[data-marked]")).toHaveCount(1);
  }
}

type Fixtures = { visitor: Visitor };

export const test = base.extend<Fixtures>({
  visitor: async ({ page, javaScriptEnabled, isMobile, baseURL }, use) => {
    const visitor = new Visitor(page, javaScriptEnabled, isMobile, baseURL ?? "");
    await use(visitor);
    expect(visitor.otherHosts, "requests to other hosts").toEqual([]);
    expect(visitor.complaints, "errors in the browser").toEqual([]);
  },
});

/** Tells the same journeys twice: as they are with JavaScript and as they are without. */
export function withAndWithoutScript(journeys: () => void): void {
  for (const hasScript of [true, false]) {
    test.describe(hasScript ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled: hasScript });
      journeys();
    });
  }
}

/** An e-mail address that no other test and no other run of this one writes from. */
export function ownAddress(): string {
  const { testId, retry } = test.info();
  return `${testId}-${retry}@example.com`;
}

export { expect };
