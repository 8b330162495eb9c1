import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import SQLite from "better-sqlite3";

import { siteDatabase, siteUrl } from "./site";

/** A person with a browser, in the words of what they do. Finds things as people do: by their words and labels. */
export class Visitor {
  readonly otherHosts: string[] = [];
  readonly complaints: string[] = [];

  constructor(
    readonly page: Page,
    readonly hasScript: boolean,
    readonly isOnPhone: boolean,
  ) {
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== siteUrl) this.otherHosts.push(request.url());
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (message) => {
      // A refused form is an answer of status 400, which the browser also notes as a failed load.
      if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) this.complaints.push(message.text());
    });
  }

  async opens(path: string) {
    return this.page.goto(path);
  }

  async reads(text: string | RegExp) {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  async doesNotRead(text: string | RegExp) {
    await expect(this.page.getByText(text).filter({ visible: true })).toHaveCount(0);
  }

  async seesHeading(name: string | RegExp) {
    await expect(this.page.getByRole("heading", { name }).filter({ visible: true }).first()).toBeVisible();
  }

  async follows(link: string | RegExp, within: Locator | Page = this.page) {
    await within.getByRole("link", { name: link }).filter({ visible: true }).first().click();
  }

  async presses(button: string | RegExp, within: Locator | Page = this.page) {
    await within.getByRole("button", { name: button }).filter({ visible: true }).first().click();
  }

  async fillsIn(answers: Readonly<Record<string, string>>, within: Locator | Page = this.page) {
    for (const [label, value] of Object.entries(answers)) await this.field(label, within).fill(value);
  }

  async chooses(label: string, option: string, within: Locator | Page = this.page) {
    await this.field(label, within).selectOption(option);
  }

  async ticks(label: string | RegExp, within: Locator | Page = this.page) {
    await within.getByLabel(label).filter({ visible: true }).first().check();
  }

  field(label: string, within: Locator | Page = this.page): Locator {
    return within.getByLabel(label).filter({ visible: true }).first();
  }

  /** The form that is being filled in: in the dialog when one is open. */
  async currentForm(): Promise<Locator> {
    const dialog = this.page.locator("dialog[open]");
    return (await dialog.count()) > 0 ? dialog : this.page.locator("main");
  }

  /** Where the visitor is: path and query. */
  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** What a machine finds wrong for people who use a screen reader, a keyboard or large print. */
  async accessibilityFaults(): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
  }
}

type Fixtures = { visitor: Visitor };

export const test = base.extend<Fixtures>({
  visitor: async ({ page, javaScriptEnabled, isMobile }, use) => {
    const visitor = new Visitor(page, javaScriptEnabled, isMobile);
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

export type StoredMessage = {
  id: number;
  kind: string;
  first_name: string;
  email: string;
  objectives: string;
  language: string;
  page: string;
  property_id: number | null;
};

/** What the agent's database holds of the messages of one e-mail address. */
export function storedMessages(email: string): StoredMessage[] {
  const database = new SQLite(siteDatabase, { readonly: true });
  try {
    return database
      .prepare<[string], StoredMessage>(
        "select id, kind, first_name, email, objectives, language, page, property_id from contact_submissions where email = ?",
      )
      .all(email);
  } finally {
    database.close();
  }
}

export { expect };
