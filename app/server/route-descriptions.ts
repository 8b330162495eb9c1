/** Writes the server's table of routes while the site is built: the paths of app/routes.ts, with what each route's `handle` says. */
import { resolve } from "node:path";

import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Plugin } from "vite";

import type { RouteHandle } from "../http/route-handle";

import { type Route, routesFile } from "./route-table";

/** What is read of a route's module. */
export type Described = { handle: RouteHandle; hasAction: boolean };

/** @param routes the value of app/routes.ts */
export function routeDescriptions(routes: readonly RouteConfigEntry[], appFolder: string): Plugin {
  return {
    name: "route-descriptions",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    generateBundle() {
      const describe = (file: string): Described => {
        const info = this.getModuleInfo(resolve(appFolder, file));
        if (!info?.ast) this.error(`${file} is no part of the build.`);
        const handle = handleIn(info.ast as unknown as Node, (why) => this.error(`${file}: ${why}`));
        return { handle, hasAction: info.exports?.includes("action") ?? false };
      };
      this.emitFile({ type: "asset", fileName: routesFile, source: JSON.stringify(describeRoutes(routes, describe)) });
    },
  };
}

/** Every address with what is said of it; a route says more than the layouts around it, and where both say something it is right. */
export function describeRoutes(
  routes: readonly RouteConfigEntry[],
  describe: (file: string) => Described,
  around: { path: string; handle: RouteHandle } = { path: "", handle: {} },
): Route[] {
  return routes.flatMap(({ path = "", file, index, children }) => {
    // Every address that no other route has.
    if (path === "*") return [];
    const { handle, hasAction } = describe(file);
    const here = {
      path: path === "" ? around.path : `${around.path}/${path}`,
      handle: { ...around.handle, ...handle },
    };
    if (children) return describeRoutes(children, describe, here);
    if (path === "" && !index) return [];
    return [
      { path: here.path === "" ? "/" : here.path, ...here.handle, ...(hasAction && { hasAction: true as const }) },
    ];
  });
}

type Node = { type: string; [name: string]: unknown };

/**
 * @param program of a module, as the bundler has parsed it
 * @param fail says why what stands there cannot be read
 */
export function handleIn(program: Node, fail: (why: string) => never): RouteHandle {
  for (const statement of program.body as Node[]) {
    const declaration = statement.type === "ExportNamedDeclaration" ? (statement.declaration as Node | null) : null;
    for (const { id, init } of (declaration?.declarations ?? []) as { id: Node; init: Node }[]) {
      if (id.name === "handle") return valueOf(init, fail) as RouteHandle;
    }
  }
  return {};
}

function valueOf(node: Node, fail: (why: string) => never): unknown {
  if (node.type === "Literal") return node.value;
  if (node.type === "ArrayExpression") return (node.elements as Node[]).map((element) => valueOf(element, fail));
  if (node.type === "UnaryExpression" && node.operator === "!") return !valueOf(node.argument as Node, fail);
  if (node.type !== "ObjectExpression") {
    return fail(`what the server reads of a handle is written as a literal, and here stands a ${node.type}`);
  }
  const entries = (node.properties as { key: Node; value: Node }[]).flatMap(({ key, value }) => {
    const name = String(key.name ?? key.value);
    // A function is for the page.
    return /Function/.test(value.type) ? [] : [[name, valueOf(value, fail)] as const];
  });
  return Object.fromEntries(entries);
}
