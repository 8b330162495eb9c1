import { createHash } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { keepMissingPages, listMissingPages } from "~/domain/site/missing-pages.server";
import { mayBeKept } from "~/server/page-key";
import { RouteTable } from "~/server/route-table";

import { aDevelopment, anArticle, aNeighborhood, aProperty, theAgency } from "../support/builders";
import { addressOf, describedRoutes, walkedRoutes, wholeSite } from "../support/whole-site";

let site: Awaited<ReturnType<typeof wholeSite>>;
let rows: Parameters<typeof addressOf>[1];

beforeAll(async () => {
  site = await wholeSite();
  await theAgency(db);
  const neighborhood = await aNeighborhood(db);
  const home = await aProperty(db, { neighborhood: neighborhood.slug, images: 1 });
  await aProperty(db, { neighborhood: neighborhood.slug, images: 1 });
  const { slug, unitIds } = await aDevelopment(db, { units: [{ name: "1-A" }, { name: "1-B" }] });
  const article = await anArticle(db);
  rows = [
    [/property\/:id/, home.id],
    [/neighborhoods\/:slug/, neighborhood.slug],
    [/developments\/:slug/, slug],
    [/:unit/, unitIds[0] ?? 0],
    [/articles\/:slug/, article.slug],
  ];
}, 120_000);

const withSaved = (saved: { homes: number[]; units: number[] }) => ({
  headers: { Cookie: `favourites=${encodeURIComponent(btoa(JSON.stringify(saved)))}` },
});

/** A digest: a page is long. Without the hour at which a form was drawn. */
async function seen(answer: Response) {
  const text = (await answer.text()).replace(/<input type="hidden"[^>]*>/g, "");
  return createHash("sha256").update(text).digest("hex");
}

test("a page says what was saved a moment ago, wherever its pieces were drawn before", async () => {
  const home = rows.find(([route]) => route.test("property/:id"))?.[1];
  const pages = ["/properties", `/property/${home}`, "/es/properties"];
  const priceOn = async (path: string) => (await (await site(path)).text()).replace(/\D/g, "");
  for (const path of pages) await site(path);
  for (const price of [1_234_567, 2_345_678]) {
    await db.updateTable("properties").set({ price }).where("id", "=", Number(home)).execute();
    for (const path of [...pages, ...pages]) expect(await priceOn(path), path).toContain(String(price));
  }
});

// One ready page is sent to all of them: app/server/ready-pages.ts.
test("who saved homes sees on each page that shows none of them what all see who saved as many, and a page names those it shows", async () => {
  const nowhere = withSaved({ homes: [987_654], units: [987_654] });
  const elsewhere = withSaved({ homes: [876_543, 876_544], units: [] });
  const naming = new Set<string>();
  const described = new RouteTable(await describedRoutes());
  for (const route of walkedRoutes) {
    const address = addressOf(route, rows);
    if (!route.path.startsWith("/:lang?") || !mayBeKept(address, described.find(address) ?? {})) continue;
    const answer = await site(address);
    if (answer.status !== 200) continue;
    expect(await seen(await site(address, nowhere)), address).toBe(await seen(await site(address, elsewhere)));
    const ofOne = await seen(await site(address, withSaved({ homes: [876_543], units: [] })));
    for (const one of answer.headers.get("X-Saveable")?.split(" ") ?? []) {
      naming.add(route.path);
      const [kind, id] = one.split("-");
      const saved = { homes: kind === "home" ? [Number(id)] : [], units: kind === "unit" ? [Number(id)] : [] };
      expect(await seen(await site(address, withSaved(saved))), `${address} with ${one}`).not.toBe(ofOne);
    }
  }
  expect([...naming]).toEqual(
    expect.arrayContaining([
      ...["/:lang?/articles/:slug", "/:lang?/properties", "/:lang?/property/:id", "/:lang?/neighborhoods/:slug"],
      "/:lang?/developments/:slug",
    ]),
  );
});

test("the page that is sent for all missing addresses counts as none of them: the front counts what was asked for", async () => {
  for (const path of ["/not-found", "/es/not-found", "/ca/not-found", "/ru/not-found", "/property/999"])
    expect((await site(path)).status, path).toBe(404);
  await keepMissingPages(db);
  const { pages } = await listMissingPages(db, 100);
  expect(pages.map(({ path }) => path).filter((path) => /not-found|999/.test(path))).toEqual(["/property/999"]);
});
