import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { findAgency, saveAgency } from "~/domain/agency/agency.server";
import { saveBrand } from "~/domain/agency/brand-pictures.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { linkTemplates } from "~/domain/mail/mail";
import { queueMail } from "~/domain/mail/outbox.server";
import { removeSamples } from "~/domain/samples/removal.server";
import { languages } from "~/i18n/languages";

import { signedInAs } from "../support/accounts";
import { anEnquiry, aPerson } from "../support/builders";
import { documentOf } from "../support/documents";
import { leaving } from "../support/leaving-mails";
import { origin } from "../support/requests";
import { theSamples } from "../support/samples";
import { walkedRoutes, wholeSite } from "../support/whole-site";

const name = `Finques "Ørsted" & Puig <Барселона>`;
// In capitals or small, with its accent in one sign or two.
const sampleName = /xamfr[aà]|xamfra\u0300/i;

let named: string;
let site: Awaited<ReturnType<typeof wholeSite>>;
let person: Awaited<ReturnType<typeof aPerson>>;
let headers: { Cookie: string };

beforeAll(async () => {
  await theSamples(db);
  person = await aPerson(db, { email: "marta@puig.example", admin: "active" });
  headers = await signedInAs(db, person);
  site = await wholeSite();
  named = await (await site("/ca")).text();
  const { agency, version } = await findAgency(db);
  const own = { legalName: "Puig i Ørsted, S.L.", taxId: "B12345674", email: "hola@puig.example" };
  await saveAgency(db, { ...agency, ...own, name }, version, new Date());
  const content = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 0h60v20z"/></svg>',
  );
  const logo = { mediaType: "image/svg+xml" as const, content, width: 60, height: 20 };
  await saveBrand(db, { pictures: { logo }, sharing: null, showsName: false }, null, new Date());
}, 120_000);

test("the sample's name stands on the pages of the sample", () => {
  expect(named).toMatch(sampleName);
  expect(documentOf(named).title).toMatch(/ · Xamfrà$/);
});

describe.each(["with all samples", "without the samples"])("a site of another name, %s", (when) => {
  beforeAll(async () => {
    if (when === "without the samples") await removeSamples(db, person.id, new Date());
  });

  test.each(languages)(
    "says the sample's name on no page, feed or print in %s",
    async (language) => {
      const start = language === "en" ? "/" : `/${language}`;
      const machines = ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/favicon.ico", "/not-found"];
      const feed = `${start}/articles/feed.xml`.replace("//", "/");
      const found = await crawl([start, feed, ...(language === "en" ? machines : [])], {}, (path) =>
        language === "en" ? !/^\/(?:es|ca|ru|admin)(?:\/|$)/.test(path) : path.startsWith(start),
      );
      expect(found.named).toEqual([]);
      expect(found.drawn).toBeGreaterThan(30);
    },
    180_000,
  );

  test("says it nowhere in the panel", async () => {
    const paths = walkedRoutes.flatMap(({ path }) => (/^\/admin(?!.*:)/.test(path) ? [path] : []));
    const found = await crawl([...paths, "/admin/nowhere"], headers, () => false);
    expect(found.named).toEqual([]);
    expect(found.drawn).toBeGreaterThan(25);
  }, 180_000);
});

test("each page says whose it is: title, header, footer and what is shared, whatever signs the name has", async () => {
  for (const path of ["/", "/es/contact", "/ca/properties", "/ru/privacy-policy", "/nowhere"]) {
    const document = documentOf(await (await site(path)).text());
    expect(document.title, path).toMatch(/\S · Finques "Ørsted" & Puig <Барселона>$/);
    const home = document.querySelector("header[role=banner] a");
    expect(home?.getAttribute("aria-label")).toContain(name);
    expect(home?.querySelector("img")).toMatchObject({ alt: name, width: 60 });
    expect(document.querySelector("footer[role=contentinfo]")?.textContent).toContain(name);
    if (path !== "/nowhere") {
      expect(document.querySelector('meta[property="og:site_name"]')?.getAttribute("content")).toBe(name);
      expect(document.querySelector('meta[property="og:image"]')?.getAttribute("content")).toMatch(/^http.*\.jpg$/);
    }
    // The agency has chosen none of its own.
    expect(document.querySelector("link[rel=icon]")?.getAttribute("href")).toBe("/favicon.svg");
  }
  const data = documentOf(await (await site("/")).text()).querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? "{}")).toMatchObject({ name });
  expect(documentOf(await (await site("/admin/login")).text()).title).toContain(`· ${name} admin`);
});

test("mails come from the agency and name no other, in each language", async () => {
  const now = new Date("2026-11-27T10:00:00.000Z");
  for (const language of languages)
    await receiveEnquiry(db, anEnquiry({ language, email: `ana-${language}@example.com` }), now);
  for (const template of linkTemplates) {
    await queueMail(db, { template, recipient: "ana@example.com", values: { link: `${origin}/admin/confirm` } }, now);
  }
  await queueMail(db, { template: "mail-test", recipient: "ana@example.com" }, now);
  const mails = await leaving(db, now, { siteUrl: origin });
  expect(mails.length).toBeGreaterThan(languages.length * 2);
  for (const mail of mails) {
    expect(mail.from.name).toBe(name);
    expect(JSON.stringify(mail)).not.toMatch(sampleName);
  }
});

/** How many pages were drawn, and where the sample's name stands on them. */
type Found = { drawn: number; named: string[] };

async function crawl(from: string[], who: Record<string, string>, isOurs: (path: string) => boolean): Promise<Found> {
  const waiting = [...from];
  const known = new Set(from);
  const found: Found = { drawn: 0, named: [] };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await site(path, { headers: who });
    const text = `${[...answer.headers].join("\n")}\n${await answer.text()}`;
    found.drawn += 1;
    if (sampleName.test(text)) found.named.push(`${path}: ${around(text)}`);
    for (const link of linksIn(path, text)) {
      if (known.has(link) || !isOurs(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return found;
}

function linksIn(path: string, text: string): string[] {
  const addresses = [...text.matchAll(/<a [^>]*href="([^"]+)"|<loc>([^<]+)<\/loc>/g)].map(
    ([, href, loc]) => href ?? loc ?? "",
  );
  return addresses.flatMap((address) => {
    const url = new URL(address, new URL(path, origin));
    const isPage = url.origin === origin && !/^\/(?:uploads|assets)\/|^\/admin\/sign-out/.test(url.pathname);
    // What a query sorts or filters is the same page.
    return isPage ? [url.pathname] : [];
  });
}

function around(text: string): string {
  const at = text.search(sampleName);
  return text.slice(Math.max(0, at - 60), at + 40);
}
