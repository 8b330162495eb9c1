import { matchPath } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { JSDOM } from "jsdom";

import routes from "~/routes";

import { type Answer, ask, type Target } from "./raw";

// What there is to attack, found by program: the table of routes, and every link and form that the site itself shows.

export type Field = { name: string; value: string };

export type Form = {
  /** The pattern of the route that takes it. */
  pattern: string;
  action: string;
  method: "GET" | "POST";
  isMultipart: boolean;
  isForOwner: boolean;
  fields: Field[];
};

export type Survey = {
  /** Every route's pattern, and an address that it really answers where a link or a form led to one. */
  addresses: { pattern: string; address: string; isFound: boolean }[];
  forms: Form[];
  /** Names of queries that links and forms use, each with an address it belongs to. */
  queries: { pattern: string; address: string; name: string; isForOwner: boolean }[];
};

/** Every pattern of the table, `:lang?` left out: English stands for all. */
export function patterns(): string[] {
  return [...new Set(walk(routes).map((pattern) => pattern.replace("/:lang?", "") || "/"))];
}

function walk(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return [...(path !== undefined || index ? [here] : []), ...walk(children, here)];
  });
}

// Enough to meet every kind of page: one address of each route is opened, and some of each that differ by their query.
const mostPages = 400;

/** Follows links as a stranger and as the owner, opening one address of each route. */
export async function survey(target: Target, owner: { Cookie: string }): Promise<Survey> {
  const all = patterns();
  const found = new Map<string, string>();
  const forms = new Map<string, Form>();
  const queries = new Map<string, Survey["queries"][number]>();
  for (const isForOwner of [false, true]) {
    const opened = new Set<string>();
    const isOfPanel = (pattern: string) => /^\/admin(?:\/|$)/.test(pattern);
    const waiting = all.filter((pattern) => !/[:*]/.test(pattern) && isOfPanel(pattern) === isForOwner);
    if (!isForOwner) waiting.push("/search", "/admin/login", "/admin/forgot", "/admin/sign-up");
    while (waiting.length > 0 && opened.size < mostPages) {
      const address = waiting.shift() ?? "";
      const pattern = patternOf(address);
      if (!pattern || (isForOwner && !isOfPanel(pattern))) continue;
      const key = `${pattern} ${namesOf(address)}`;
      if (opened.has(key)) continue;
      opened.add(key);
      const answer = await ask(target, address, { headers: isForOwner ? owner : {} });
      if (answer.status >= 300 && answer.status < 400) waiting.push(pathOf(answer.headers.location ?? "/", address));
      if (answer.status === 200 && !found.has(pattern)) found.set(pattern, address);
      if (/html/.test(answer.headers["content-type"] ?? "")) read(answer, address, isForOwner, waiting);
    }
  }
  return {
    addresses: all.map((pattern) => ({
      pattern,
      address: found.get(pattern) ?? pattern.replace(/:\w+\??/g, "1").replace("*", "nowhere"),
      isFound: found.has(pattern),
    })),
    forms: [...forms.values()],
    queries: [...queries.values()],
  };

  function read(answer: Answer, address: string, isForOwner: boolean, waiting: string[]) {
    const { document } = new JSDOM(answer.body.toString()).window;
    for (const link of document.querySelectorAll("a[href]")) {
      const href = pathOf(link.getAttribute("href") ?? "", address);
      const pattern = patternOf(href);
      if (!pattern || /^\/(?:es|ca|ru|en)(?:\/|$)/.test(href)) continue;
      waiting.push(href);
      for (const name of new URL(href, "http://x").searchParams.keys()) note(pattern, href, name, isForOwner);
    }
    for (const form of document.querySelectorAll("form")) {
      const action = pathOf(form.getAttribute("action") ?? address, address);
      const pattern = patternOf(action);
      if (!pattern) continue;
      const method = form.method.toUpperCase() === "POST" ? "POST" : "GET";
      // Fields may stand elsewhere on the page and name their form.
      const fields = [...form.elements].flatMap((element) => {
        const [name, type, value] = ["name", "type", "value"].map((key) => String(Reflect.get(element, key) ?? ""));
        return name ? [{ name, value: type === "file" ? "" : value! }] : [];
      });
      if (method === "GET") {
        for (const { name } of fields) note(pattern, action, name, isForOwner);
        continue;
      }
      if (!found.has(pattern)) found.set(pattern, action);
      const isMultipart = form.enctype === "multipart/form-data";
      const key = `${pattern} ${[...new Set(fields.map(({ name }) => name))].sort().join()}`;
      if (!forms.has(key)) forms.set(key, { pattern, action, method, isMultipart, isForOwner, fields });
    }
  }

  function note(pattern: string, address: string, name: string, isForOwner: boolean) {
    const key = `${pattern} ${name}`;
    if (!queries.has(key)) queries.set(key, { pattern, address: address.split("?")[0] ?? address, name, isForOwner });
  }

  function patternOf(address: string): string | undefined {
    const path = address.split(/[?#]/)[0] ?? "";
    if (!path.startsWith("/") || path.startsWith("/assets/")) return undefined;
    const candidates = all.filter((pattern) => pattern !== "/*" && matchPath({ path: pattern, end: true }, path));
    // The more of it is written out, the better it fits, as in the router.
    return candidates.sort((one, other) => parametersIn(one) - parametersIn(other))[0];
  }
}

function parametersIn(pattern: string): number {
  return pattern.split(":").length;
}

function namesOf(address: string): string {
  return [...new Set(new URL(address, "http://x").searchParams.keys())].sort().join();
}

/** The path and query of a link, or nothing that is opened where it leads elsewhere. */
function pathOf(href: string, from: string): string {
  try {
    const url = new URL(href, `http://site.invalid${from}`);
    return url.host === "site.invalid" || url.hostname === "127.0.0.1" ? url.pathname + url.search : "";
  } catch {
    return "";
  }
}
