import { readFileSync } from "node:fs";

import { describe, expect, inject, test } from "vitest";

import { asOwner, attack, attacked, underAttack } from "../support/hostile/attack";
import { ask } from "../support/hostile/raw";
import { brokenBytes, pathParts, some, values, wireValues } from "../support/hostile/strings";
import { mark } from "../support/hostile/verdict";

underAttack("addresses and queries");

const { addresses, queries } = inject("survey");
const withParameters = addresses.filter(({ pattern }) => /[:*]/.test(pattern));

test("every route of the table is known, and most are reached by links", () => {
  // Read once more, from the text: what is attacked is what somebody wrote into the table.
  const table = readFileSync(new URL("../../app/routes.ts", import.meta.url), "utf8");
  const written = [...table.matchAll(/\broute\(\s*"([^"]+)"/g)].map(([, path = ""]) => path.replace(/^:lang\?\//, ""));
  expect(written.length).toBeGreaterThan(80);
  const isAttacked = (path: string) => addresses.some(({ pattern }) => `${pattern}/`.endsWith(`/${path}/`));
  expect(written.filter((path) => !isAttacked(path))).toEqual([":lang?"]);
  expect(addresses.filter(({ isFound }) => isFound).length).toBeGreaterThan(addresses.length * 0.6);
});

describe("a part of an address that is no number and no name", () => {
  const each = (count: number, suffix = "") =>
    withParameters.flatMap(({ pattern, address }, route) => {
      const wanted = pattern.split("/");
      const parts = address.split("?")[0]!.split("/");
      const places = wanted.flatMap((part, index) => (/^[:*]/.test(part) ? [index] : []));
      return places.flatMap((place, index) =>
        some(pathParts, count, route + index).map(
          (part) => wanted.map((_, at) => (at === place ? part : (parts[at] ?? "1"))).join("/") + suffix,
        ),
      );
    });

  test("is found nowhere, by a stranger", async () => {
    await attack(each(7).map((path) => ({ name: path, make: () => ask(attacked, path) })));
  });

  test("is found nowhere, by the owner", async () => {
    const headers = await asOwner();
    const paths = each(5).filter((path) => path.startsWith("/admin"));
    await attack(paths.map((path) => ({ name: path, make: () => ask(attacked, path, { headers }) })));
  });

  test("is found nowhere as data", async () => {
    const headers = await asOwner();
    await attack(each(2, ".data").map((path) => ({ name: path, make: () => ask(attacked, path, { headers }) })));
  });

  test("is found nowhere behind a language", async () => {
    const languages = [
      "es",
      "ca",
      "ru",
      "en",
      "ES",
      "fr",
      "__proto__",
      "constructor",
      "es%00",
      "es%2f",
      "..",
      "%65s",
      "e%73",
      "es;x",
    ];
    const paths = languages.flatMap((language, place) => [
      `/${language}`,
      `/${language}/contact`,
      ...some(pathParts, 4, place).map((part) => `/${language}/property/${part}`),
      ...some(pathParts, 4, place + 3).map((part) => `/${language}/${part}`),
    ]);
    await attack(paths.map((path) => ({ name: path, make: () => ask(attacked, path) })));
  });

  test("takes no form either", async () => {
    const headers = { ...(await asOwner()), "Content-Type": "application/x-www-form-urlencoded" };
    await attack(
      each(2).map((path) => ({
        name: `POST ${path}`,
        make: () => ask(attacked, path, { method: "POST", body: "a=b", headers }),
      })),
    );
  });
});

describe("every address, found or not", () => {
  const odd = [
    "/",
    "//",
    "/.",
    "/..",
    "/%2e",
    "/%2e%2e%2f%2e%2e%2fpackage.json",
    "%00",
    "%0a",
    "%",
    "%20",
    ";x=1",
    "/..;/",
    ".json",
    ".html",
    ".php",
    ".data",
    ".data.data",
    "/_root.data",
    "/__proto__",
    "~",
    ".bak",
    "?",
    "??",
    "?&&&===",
    "?%",
    "?_data=x",
    "?_data=routes%2Fsite%2Fcontact",
    "?_data=root",
    "?_data",
    "?_routes=",
    "?_routes=x",
    "?_routes=__proto__",
    "?index",
    "?index&index",
    "?index=1",
    "?__proto__[x]=1",
    "?constructor[prototype][x]=1",
    "?a[]=1&a[]=2",
    "?a[100000000]=1",
    `?${"a=1&".repeat(2000)}`,
    `?${"%5B".repeat(2500)}`,
    `?_routes=${"root,".repeat(1200)}`,
    "#x",
  ];

  test("bears what is hung on it, from a stranger", async () => {
    await attack(
      addresses.flatMap(({ address }, route) =>
        some(odd, 5, route).map((tail) => ({ name: address + tail, make: () => ask(attacked, join(address, tail)) })),
      ),
    );
  });

  test("bears what is hung on it, from the owner", async () => {
    const headers = await asOwner();
    await attack(
      addresses
        .filter(({ address }) => address.startsWith("/admin"))
        .flatMap(({ address }, route) =>
          some(odd, 4, route + 1).map((tail) => ({
            name: address + tail,
            make: () => ask(attacked, join(address, tail), { headers }),
          })),
        ),
    );
  });

  test("answers HEAD as it answers GET", async () => {
    const headers = await asOwner();
    const varying = /^(?:date|connection|keep-alive|set-cookie|transfer-encoding|x-request-id)$/;
    const faults: string[] = [];
    for (const { address } of addresses) {
      const [get, head] = [
        await ask(attacked, address, { headers }),
        await ask(attacked, address, { method: "HEAD", headers }),
      ];
      if (head.body.length > 0) faults.push(`${address}: HEAD with a body`);
      if (head.status !== get.status) faults.push(`${address}: HEAD ${head.status}, GET ${get.status}`);
      for (const name of new Set([...Object.keys(head.headers), ...Object.keys(get.headers)])) {
        if (varying.test(name) || (name === "content-security-policy" && head.headers[name])) continue;
        // A page that says how the machine is differs from one moment to the next.
        if (name === "content-length" && Number(head.headers[name]) > 0 && Number(get.headers[name]) > 0) continue;
        if (head.headers[name] !== get.headers[name]) {
          faults.push(`${address}: HEAD ${name} ${head.headers[name]}, GET ${get.headers[name]}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  function join(address: string, tail: string): string {
    return tail.startsWith("?") && address.includes("?") ? `${address}&${tail.slice(1)}` : address + tail;
  }
});

describe("a value of a query that is none", () => {
  test("changes the page or nothing", async () => {
    const headers = await asOwner();
    await attack(
      queries.flatMap(({ address, name, isForOwner }, place) =>
        some(wireValues, 8, place).map((value) => ({
          name: `${address}?${name}=${value}`,
          make: () =>
            ask(attacked, `${address}?${name}=${value.slice(0, 12_000)}`, { headers: isForOwner ? headers : {} }),
        })),
      ),
    );
  });

  test("may come twice, as a list or as an object", async () => {
    const headers = await asOwner();
    await attack(
      queries.flatMap(({ address, name, isForOwner }) =>
        [
          `${name}=1&${name}=2`,
          `${name}[]=1`,
          `${name}[__proto__][x]=1`,
          `${name}`,
          `=${name}`,
          `${name.toUpperCase()}=1`,
          `${name}=${encodeURIComponent(mark)}&${encodeURIComponent(mark)}=1`,
        ].map((query) => ({
          name: `${address}?${query}`,
          make: () => ask(attacked, `${address}?${query}`, { headers: isForOwner ? headers : {} }),
        })),
      ),
    );
  });

  test("is not taken for a page of its own by those who come back", async () => {
    // Where a page sends a visitor on, the value may stand in the address.
    const names = [
      "lang",
      "from",
      "to",
      "next",
      "redirect",
      "redirectTo",
      "return",
      "url",
      "continue",
      "page",
      "token",
      "mode",
      "id",
      "photo",
      "tab",
      "q",
      "sort",
      "status",
      "view",
      "unit",
    ];
    const paths = [
      "/",
      "/properties",
      "/contact",
      "/admin/login",
      "/admin/carry-on",
      "/admin/confirm",
      "/admin/reset",
      "/admin",
      "/property/1",
      "/nowhere",
    ];
    await attack(
      names.flatMap((name, place) =>
        paths.flatMap((path, other) =>
          some(values, 1, place * 7 + other).map((value) => ({
            name: `${path}?${name}=${value}`,
            make: () => ask(attacked, `${path}?${name}=${encodeURIComponent(value.slice(0, 4000))}`),
          })),
        ),
      ),
    );
  });
});

describe("the list of routes that the framework offers", () => {
  const manifests = [
    "/__manifest",
    "/__manifest?",
    "/__manifest?p=",
    "/__manifest?p=%2F&version=",
    "/__manifest?p=/&version=none",
    "/__manifest?version=__proto__",
    `/__manifest?p=${"/a".repeat(3750)}`,
    `/__manifest?${"p=/a&".repeat(1400)}`,
    `/__manifest?${"p=/admin/properties/1/edit&".repeat(250)}`,
    ...brokenBytes.map((bytes) => `/__manifest?p=${bytes}`),
    ...["__proto__", "%00", "//evil.example", "/%2e%2e", "*", "/:lang", "/?"].map(
      (path) => `/__manifest?p=${path}&version=x`,
    ),
  ];
  test("is short or gone", async () => {
    await attack(manifests.map((path) => ({ name: path, make: () => ask(attacked, path) })));
  });
});
