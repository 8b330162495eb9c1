import { languages } from "~/i18n/languages";

import { answersOf, read, type ReadPage } from "../support/crawler";
import { missing, screens } from "../support/screens";
import { siteUrl } from "../support/site";
import { expect, test } from "../support/visitor";

const inLanguage = (language: string, path: string) =>
  language === "en" ? path : `/${language}${path.replace(/^\/(?=\?|$)/, "")}`;

/** Every screen by language, in the order of `screens`, and last the page that is missing. */
const pages = new Map<string, ReadPage[]>();

test.describe.configure({ mode: "serial" });

// Read once for all three: drawing, sending and reading 184 pages is most of the work.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(135_000);
  const page = await browser.newPage();
  await page.goto(`${siteUrl}/cookies`);
  for (const language of languages) {
    const addresses = [...screens, missing].map((path) => inLanguage(language, path));
    pages.set(language, await read(page, addresses));
  }
  await page.close();
});

test("every screen answers in the language of its address, and its links stay in that language", () => {
  for (const language of languages) {
    expect(pages.get(language)).toHaveLength(screens.length + 1);
    for (const page of pages.get(language) ?? []) {
      expect.soft(page.status, page.address).toBe(page.address.endsWith(missing) ? 404 : 200);
      expect.soft(page.lang, page.address).toBe(language);
      expect.soft(page.links.length, page.address).toBeGreaterThan(20);
      if (language === "en") continue;
      const leading = page.links.filter(({ href, isChoice }) => leadsToEnglish(href, language) && !isChoice);
      expect
        .soft(
          leading.map(({ href }) => href),
          `links of ${page.address} that leave its language`,
        )
        .toEqual([]);
    }
  }

  function leadsToEnglish(href: string, language: string): boolean {
    if (!href.startsWith("/") || href.startsWith("/uploads/") || href === "/admin/login") return false;
    return !new RegExp(`^/${language}(?=[/?#]|$)`).test(href);
  }
});

test("no link of any screen is dead, and each fragment is there", async ({ visitor }) => {
  test.slow();
  await visitor.opens("/cookies");
  const met = new Map<string, string>();
  for (const page of [...pages.values()].flat()) {
    for (const { href } of page.links) {
      const url = new URL(href, new URL(page.address, visitor.page.url()));
      if (url.origin !== new URL(visitor.page.url()).origin || url.pathname.endsWith(missing)) continue;
      met.set(url.pathname + url.search + url.hash, page.address);
    }
  }
  expect(met.size).toBeGreaterThan(200);

  const pathOf = (address: string) => address.replace(/#.*/, "");
  const withFragments = new Set([...met.keys()].filter((address) => address.includes("#")).map(pathOf));
  const answers = await answersOf(visitor.page, [...new Set([...met.keys()].map(pathOf))], withFragments);
  for (const [address, from] of met) {
    const [path = "", fragment] = address.split("#");
    const answer = answers.get(path);
    expect.soft(answer?.status, `${address}, linked from ${from}`).toBeLessThan(400);
    if (fragment) expect.soft(answer?.ids, `${address}, linked from ${from}`).toContain(fragment);
  }
});

test("no words of English are left on the screens of the other languages", () => {
  for (const language of languages.filter((each) => each !== "en")) {
    const left = new Map<string, string>();
    for (const [index, page] of (pages.get(language) ?? []).slice(0, screens.length).entries()) {
      const before = new Set(pages.get("en")?.[index]?.words);
      for (const words of page.words) {
        if (before.has(words) && !isSameIn(language, words)) left.set(words, page.address);
      }
    }
    expect.soft(Object.fromEntries(left), `words in ${language} that are those of English`).toEqual({});
  }
});

/** Figures, addresses and the names of people, places, languages and laws. */
function isSameIn(language: string, text: string): boolean {
  // A choice of the list says how many homes it leads to.
  const words = text.replace(/ \(\d+\)$/, "");
  if (/^(Ley|Decret|Llei|Real Decreto|RD|RDL) [\w ]*\d/.test(words)) return true;
  return !/\p{L}{3}/u.test(words) || words.includes("@") || names.has(words) || (same[language]?.has(words) ?? false);
}

const names = new Set([
  ...["Xamfrà", "English", "Español", "Català", "Русский"],
  ...["Eixample", "Gràcia", "Pedralbes", "Sarrià", "Sarrià-Sant Gervasi", "Ciutat Vella", "Poble Nou", "Les Corts"],
  ...["Illa Glòries", "Pati de les Corts", "Porxo de Gràcia"],
]);
/** Words that two languages share. */
const same: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set(["Legal", "Loft", "Cookies", "Premium", "Total"]),
  ca: new Set(["Legal", "Loft", "Emissions", "Premium", "Resident", "Total"]),
};
