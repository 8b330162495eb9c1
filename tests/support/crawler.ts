import type { Page } from "@playwright/test";

/** What became of an address that a link leads to. */
export type Answer = { status: number; ids: string[] };

/** What an address answers, as a machine reads it. */
export type ReadPage = {
  address: string;
  status: number;
  /** Where its redirects led. */
  path: string;
  lang: string;
  ids: string[];
  /** Links and form targets as written; `isChoice` marks those that choose a language. */
  links: { href: string; isChoice: boolean }[];
  /** The words of headings, labels, buttons and links. */
  words: string[];
};

/**
 * Fetches addresses of the site from a page of it that is open, without drawing them, and without cookies: a link that
 * chooses a language must not lead the others there.
 */
export function read(page: Page, addresses: readonly string[]): Promise<ReadPage[]> {
  return page.evaluate(
    (asked) =>
      Promise.all(
        asked.map(async (address) => {
          const answer = await fetch(address, { headers: { Accept: "text/html" }, credentials: "omit" });
          const document = new DOMParser().parseFromString(await answer.text(), "text/html");
          const all = (selector: string) => [...document.querySelectorAll(selector)];
          return {
            address,
            status: answer.status,
            path: new URL(answer.url).pathname,
            lang: document.documentElement.lang,
            ids: all("[id]").map(({ id }) => id),
            links: all("a[href], form[action]").map((element) => ({
              href: element.getAttribute("href") ?? element.getAttribute("action") ?? "",
              isChoice: element.hasAttribute("data-language"),
            })),
            words: all("title, h1, h2, h3, label, legend, button, summary, th, dt, option, a").map((element) =>
              (element.textContent ?? "").replace(/\s+/g, " ").trim(),
            ),
          };
        }),
      ),
    [...addresses],
  );
}

/**
 * Asks for addresses of the site from a page of it that is open. Only those that a fragment is asked of are read: most
 * links need no more than an answer.
 */
export async function answersOf(
  page: Page,
  addresses: readonly string[],
  withFragments: ReadonlySet<string>,
): Promise<Map<string, Answer>> {
  const answers = await page.evaluate(
    (asked) =>
      Promise.all(
        asked.map(async ({ address, isRead }) => {
          const answer = await fetch(address, { headers: { Accept: "text/html" }, credentials: "omit" });
          const html = await answer.text();
          const document = new DOMParser().parseFromString(isRead ? html : "", "text/html");
          return { address, status: answer.status, ids: [...document.querySelectorAll("[id]")].map(({ id }) => id) };
        }),
      ),
    addresses.map((address) => ({ address, isRead: withFragments.has(address) })),
  );
  return new Map(answers.map(({ address, ...answer }) => [address, answer]));
}
