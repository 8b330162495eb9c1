import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { removeSamples } from "~/domain/samples/removal.server";
import { languages } from "~/i18n/languages";

import { signedInAs } from "../support/accounts";
import { aPerson, aProperty } from "../support/builders";
import { documentOf } from "../support/documents";
import { theSamples } from "../support/samples";
import { wholeSite } from "../support/whole-site";

let site: Awaited<ReturnType<typeof wholeSite>>;
let headers: { Cookie: string };
let footerBefore: string;

// The week after the samples went: every page that a link leads to, of the site and of the panel.
beforeAll(async () => {
  await theSamples(db);
  const person = await aPerson(db, { email: "marta@xamfra.cat", admin: "active" });
  headers = await signedInAs(db, person);
  site = await wholeSite();
  footerBefore = await footer();
  await removeSamples(db, person.id, new Date());
  await db.deleteFrom("removed_samples").execute();
  // The whole site is loaded and drawn, and the samples' photos are packed: on a busy machine that takes its time.
}, 120_000);

async function footer(): Promise<string> {
  const document = documentOf(await (await site("/")).text());
  return document.querySelector("footer")?.textContent ?? "";
}

test("a site says that it shows samples while it does, and not afterwards", async () => {
  expect(footerBefore).toContain("A demonstration");
  expect(await footer()).not.toContain("A demonstration");
});

type Drawn = { path: string; status: number; faults: string[]; links: string[] };

describe.each([0, 1, 2])("a site without samples and with %i homes", (homes) => {
  beforeAll(async () => {
    if (homes > 0) await aProperty(db, { reference: `MP-${homes}`, images: homes - 1 });
  });

  test("offers filters and counts homes only where there are any", async () => {
    for (const path of ["/", "/properties", "/neighborhoods", "/neighborhoods/eixample"]) {
      const document = documentOf(await (await site(path)).text());
      const words = document.querySelector("main")?.textContent ?? "";
      const filters = document.querySelectorAll("main select[name=neighborhood]").length;
      const hasList = path === "/" || path === "/properties";
      expect([path, filters], path).toEqual([path, hasList && homes > 0 ? 1 : 0]);
      expect([path, /\d homes?/.test(words)]).toEqual([path, homes > 0]);
      expect([path, /\b0 homes/.test(words)]).toEqual([path, false]);
    }
  });

  test.each(languages)("leads on from an empty magazine to where there is something, in %s", async (language) => {
    const prefix = language === "en" ? "" : `/${language}`;
    const document = documentOf(await (await site(`${prefix}/articles`)).text());
    const leads = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
    expect(leads.includes(`${prefix}/properties`)).toBe(homes > 0);
    expect(leads.includes(`${prefix}/valuation`)).toBe(homes === 0);
    expect(leads).toContain(`${prefix}/contact`);
  });

  test("asks what homes cost only where one has a price", async () => {
    const page = await (await site("/services/buyer-consultation")).text();
    expect(page.includes("What our homes cost")).toBe(homes > 0);
  });

  // Where a home stands the languages differ no more.
  test.each(homes === 0 ? languages : ["en", "ru"])(
    "is whole in %s: each page answers, none has a band with nothing in it",
    async (language) => {
      const start = language === "en" ? "/" : `/${language}`;
      const drawn = await crawl([start, "/sitemap.xml", `${start}/articles/feed.xml`.replace("//", "/")], {}, (path) =>
        language === "en" ? !/^\/(?:es|ca|ru)(?:\/|$)/.test(path) : path.startsWith(start),
      );
      expect(drawn.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
      expect(drawn.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))).toEqual([]);
      // Services, forms, neighbourhoods and the legal pages are always there.
      expect(drawn.length).toBeGreaterThan(30);
    },
    180_000,
  );

  test("is whole in the panel", async () => {
    // A diary has no last day; the guide's texts are the same whatever homes there are, with their braces.
    const isOfPanel = (path: string) => path.startsWith("/admin") && !/\.csv$|[?&]day=|\/guide[./]/.test(path);
    const drawn = await crawl(["/admin"], headers, isOfPanel);
    expect(drawn.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    expect(drawn.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))).toEqual([]);
    expect(drawn.length).toBeGreaterThan(25);
  }, 180_000);
});

async function crawl(from: string[], headers: Record<string, string>, isOurs: (path: string) => boolean) {
  const waiting = [...from];
  const known = new Set(from);
  const drawn: Drawn[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await draw(path, headers);
    drawn.push(page);
    for (const link of page.links) {
      if (known.has(link) || !isOurs(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return drawn;
}

async function draw(path: string, headers: Record<string, string>): Promise<Drawn> {
  const answer = await site(path, { headers });
  const { status } = answer;
  const text = await answer.text();
  const isFound = status === 302 || status === 303 ? answer.headers.get("Location") : null;
  if (isFound) return { path, status: 200, faults: [], links: [isFound] };
  if (!/html/.test(answer.headers.get("Content-Type") ?? "")) {
    const links = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
    return { path, status, faults: holesIn(text), links };
  }
  const document = documentOf(text);
  const links = [...document.querySelectorAll("a[href]")].flatMap((link) => {
    const url = new URL(link.getAttribute("href") ?? "", new URL(path, "http://localhost:3000"));
    const isPage =
      url.origin === "http://localhost:3000" && !/^\/(?:uploads|assets)\/|^\/admin\/sign-out/.test(url.pathname);
    return isPage ? [url.pathname + url.search] : [];
  });
  const dead = [...document.querySelectorAll("a[href^='#']")]
    .map((link) => link.getAttribute("href")?.slice(1) ?? "")
    .filter((id) => id !== "" && !document.getElementById(id))
    .map((id) => `a link to #${id}`);
  return { path, status, faults: [...holesIn(document.body.textContent ?? ""), ...emptyIn(document), ...dead], links };
}

function holesIn(text: string): string[] {
  return [/\bundefined\b/, /\bNaN\b/, /\[object /, /\{\{/, /Infinity/].flatMap((hole) => {
    const found = hole.exec(text);
    return found ? [`…${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
  });
}

/** Bands with a heading alone, headings without words, lists and tables without a line. */
function emptyIn(document: Document): string[] {
  const faults: string[] = [];
  for (const gone of document.querySelectorAll("script, style, template, noscript")) gone.remove();
  const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
    if (words(heading) === "")
      faults.push(`a heading without words in ${heading.parentElement?.outerHTML.slice(0, 80)}`);
  }
  for (const list of document.querySelectorAll("ul, ol, dl, tbody, select")) {
    // What a script fills is not seen before.
    if (list.children.length === 0 && !list.classList.contains("empty:hidden"))
      faults.push(`an empty ${list.outerHTML.slice(0, 90)}`);
  }
  for (const band of document.querySelectorAll("main section")) {
    const said = [...band.querySelectorAll("h1, h2, h3, h4")].reduce(
      (rest, each) => rest.replace(words(each), ""),
      words(band),
    );
    const shows = band.querySelector("img, svg[role=img], form, input, table, iframe, canvas");
    if (said.trim() === "" && !shows) faults.push(`a band with nothing but “${words(band).slice(0, 60)}”`);
  }
  return faults;
}
