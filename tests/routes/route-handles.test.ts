import { readFileSync } from "node:fs";

import { parseAst, transformWithEsbuild } from "vite";
import { beforeAll, describe, expect, test } from "vitest";

import { searchWords } from "~/domain/properties/search-address";
import routes from "~/routes";
import { describeRoutes, handleIn } from "~/server/route-descriptions";
import { type Route, RouteTable } from "~/server/route-table";

import { describedRoutes } from "../support/whole-site";

let described: Route[];
beforeAll(async () => {
  described = await describedRoutes();
}, 120_000);

const fail = (why: string): never => {
  throw new Error(why);
};

async function handleOf(source: string) {
  const { code } = await transformWithEsbuild(source, "route.tsx", { jsx: "automatic" });
  return handleIn(parseAst(code) as never, fail);
}

describe("what a route says of itself", () => {
  test("is read by the build as it is written", async () => {
    const read = await describeSources();
    expect(read).toEqual(described);
    expect(read.length).toBeGreaterThan(100);
  });

  test("is nothing where it says nothing, and a function in it is for the page", async () => {
    expect(await handleOf("export default function Page() {}")).toEqual({});
    expect(await handleOf("export const handle = { form: true, title: () => 'Contact' };")).toEqual({ form: true });
  });

  test("is a literal, or the build says where it is none", async () => {
    await expect(
      handleOf("const words = []; export const handle = { kept: { seconds: 1, query: words } };"),
    ).rejects.toThrow("written as a literal");
  });

  test("names every word of a search where the list is drawn, and no other", () => {
    for (const path of ["/:lang?", "/:lang?/properties"]) {
      expect([path, described.find((route) => route.path === path)?.kept?.query]).toEqual([path, searchWords]);
    }
  });

  /** From the sources alone, as the build does it. */
  async function describeSources() {
    const sources = new Map<string, { handle: Awaited<ReturnType<typeof handleOf>>; hasAction: boolean }>();
    const walk = async (entries: readonly { file: string; children?: typeof routes }[]): Promise<void> => {
      for (const { file, children } of entries) {
        const source = readFileSync(`app/${file}`, "utf8");
        sources.set(file, {
          handle: await handleOf(source),
          hasAction: /export (?:const|async function) action\b/.test(source),
        });
        await walk(children ?? []);
      }
    };
    await walk(routes);
    return describeRoutes(routes, (file) => sources.get(file) ?? fail(file));
  }
});

describe("a page is somebody's own", () => {
  test("where a form is sent to it, unless only the card of a home can be saved there", () => {
    const shared = described.filter(({ kept, public: isPublic, hasAction }) => hasAction && (kept || isPublic));
    // Each has the same form for everybody, and none of them notes when it was drawn.
    expect(shared.map(({ path }) => path).sort()).toEqual([]);
  });

  test("where staff or a secret address asks for it", () => {
    for (const { path, who, secret, kept, public: isPublic } of described) {
      if (path === "/admin" || path.startsWith("/admin/")) expect([path, who]).toEqual([path, "staff"]);
      if (who === "staff" || secret) expect([path, kept, isPublic]).toEqual([path, undefined, undefined]);
    }
  });

  test("where somebody fills it in", () => {
    for (const { path, form, kept } of described) expect([path, form && kept]).toEqual([path, form && undefined]);
  });
});

describe("an address", () => {
  const find = (path: string) => new RouteTable(described).find(path)?.path;

  test("leads to the route that Remix finds", () => {
    for (const [path, route] of Object.entries({
      "/": "/:lang?",
      "/es": "/:lang?",
      "/ES/Contact/": "/:lang?/contact",
      "/contact.data": "/:lang?/contact",
      "/_root.data": "/:lang?",
      "/admin/properties/new": "/admin/properties/new",
      "/admin/properties/7/edit": "/admin/properties/:id/edit",
      "/ru/search": "/:lang?/search/:step?",
      "/search/4": "/:lang?/search/:step?",
      "/admin/settings/ask/writer/3": "/admin/:section/ask/:question/:id?/:part?",
      "/property/1/pictures/2": "/:lang?/property/:id/pictures/:number",
    })) {
      expect([path, find(path)]).toEqual([path, route]);
    }
  });

  test.each(["/fr", "/nothing", "/property", "/constructor", "/__proto__", "/es/es", "/contact/x", "/admin/nothing"])(
    "%s leads nowhere",
    (path) => {
      expect(find(path)).toBeUndefined();
    },
  );
});
