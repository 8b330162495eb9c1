import {
  type ActionFunctionArgs,
  createRequestHandler,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { vi } from "vitest";

import { db } from "~/db/db.server";
import { photoRecipe } from "~/domain/listings/photo";
import { keepPhotoRecipe } from "~/domain/listings/photo-recipe.server";
import type { RouteHandle } from "~/http/route-handle";
import routes from "~/routes";
import { describeRoutes } from "~/server/route-descriptions";
import { type Route } from "~/server/route-table";
import { questionNames } from "~/ui/admin/question-path";

import { origin } from "./requests";

// Nothing is to happen by itself while somebody asks.
vi.mock("~/jobs/article-batches.server", () => ({ startArticleBatches: () => undefined }));
vi.mock("~/jobs/mail.server", () => ({ startMail: () => undefined }));
vi.mock("~/jobs/nightly.server", () => ({ startNightly: () => undefined }));
vi.mock("~/jobs/photos.server", () => ({ startPhotos: () => undefined }));

/** A line of the table of every URL. */
export type WalkedRoute = {
  id: string;
  /** As it stands in the table, from the root: `/admin/properties/:id/edit`. */
  path: string;
  isGuarded: boolean;
  /** Its module below app/, whatever stands around it. */
  file: string;
  /** What the address says, where one line of the table is walked as several. */
  says?: Record<string, string>;
};

type Module = {
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: ((args: ActionFunctionArgs) => unknown) & { intents?: string[] };
};

// The ways in and out of the panel, which stand open. A route that is new in the table is guarded unless it is named here.
const open =
  /^\/admin\/(login|sign-up|confirm|confirm-password|forgot|reset|invitation|second-step|session-ended|carry-on|sign-out)$/;

/** Every URL of the table, read from it by program: a new one is walked without anybody remembering. */
export const walkedRoutes: readonly WalkedRoute[] = flat(routes, "")
  .filter(({ entry }) => entry.path !== undefined || entry.index)
  .map(({ entry, path }) => ({
    id: idOf(entry),
    path,
    isGuarded: path.split("/")[1] === "admin" && !open.test(path),
    file: entry.file,
  }))
  .flatMap(eachNamed);

/** Questions have one line of the table, and rights of their own; so have the lists of the settings. */
export function eachNamed<Route extends { path: string }>(route: Route): (Route & Pick<WalkedRoute, "says">)[] {
  const named = (says: Record<string, string>) => {
    const path = Object.entries(says).reduce((path, [name, value]) => path.replace(`:${name}`, value), route.path);
    return { ...route, path, says };
  };
  if (route.path.includes("/settings/:list/")) return ["claims", "stories"].map((list) => named({ list }));
  if (!route.path.includes("/:section/ask/:question/")) return [route];
  return questionNames.map((name) => {
    const [section = "", question = ""] = name.split("/");
    return named({ section, question });
  });
}

/**
 * The site as the server answers it, drawn pages and data alike, without a build and without app/server in front: the
 * table of routes, each with its own module, on the process's own database.
 */
export async function wholeSite(): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  // Else the site makes them again, and says so in its settings, after a minute: in the middle of whatever test that is.
  await keepPhotoRecipe(db, photoRecipe, new Date());
  const build = await buildOf();
  const handle = createRequestHandler(build, "production");
  return (path, init) => handle(new Request(new URL(path, origin), init));
}

/** Loader and action of a route by themselves, without those of the routes around it. */
export function moduleIn(file: string): Promise<Module & ServerBuild["routes"][string]["module"]> {
  return import(/* @vite-ignore */ `${process.cwd()}/app/${file}`);
}

/** What the build writes for app/server of every address, from what the modules of the routes say of themselves. */
export async function describedRoutes(): Promise<Route[]> {
  const files = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ file, children }) => [file, ...files(children ?? [])]);
  const modules = new Map(
    await Promise.all(
      [...new Set(files(routes))].map(async (file) => {
        const { handle = {}, action } = (await moduleIn(file)) as Module & { handle?: RouteHandle };
        return [file, { handle, hasAction: action !== undefined }] as const;
      }),
    ),
  );
  return describeRoutes(routes, (file) => modules.get(file) ?? { handle: {}, hasAction: false });
}

type Rows = readonly (readonly [RegExp, string | number])[];

/** A route's address with real ids in it. @param rows see every-row.ts; what is in none of them is named `no-…` */
export function addressOf(route: WalkedRoute, rows: Rows): string {
  const params = paramsOf(route, rows);
  const parts = partsOf(route).map((part) => (part.startsWith(":") ? params[nameOf(part)] : part));
  return `/${parts.filter((part) => part !== undefined).join("/")}`;
}

export function paramsOf(route: WalkedRoute, rows: Rows): Record<string, string> {
  const parts = partsOf(route);
  const found = parts.flatMap((part, index) => {
    if (!part.startsWith(":")) return [];
    const upToHere = `/${parts
      .slice(0, index + 1)
      .join("/")
      .replaceAll("?", "")}`;
    const [, value] = rows.find(([pattern]) => new RegExp(`${pattern.source}$`).test(upToHere)) ?? [];
    if (value === undefined && part.endsWith("?")) return [];
    return [[nameOf(part), String(value ?? `no-${nameOf(part)}`)]];
  });
  return { ...Object.fromEntries(found), ...route.says };
}

function nameOf(part: string): string {
  return part.slice(1).replace("?", "");
}

function partsOf({ path }: WalkedRoute): string[] {
  return path.replace("/:lang?", "").replace(":step?", "1").replace("*", "nowhere").split("/").slice(1);
}

type Flat = { entry: RouteConfigEntry; path: string; parentId: string };

function flat(entries: readonly RouteConfigEntry[], above: string, parentId = "root"): Flat[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    return [{ entry, path: path || "/", parentId }, ...flat(entry.children ?? [], path, idOf(entry))];
  });
}

function idOf({ id, file }: RouteConfigEntry): string {
  return id ?? file.replace(/\.\w+$/, "");
}

async function buildOf(): Promise<ServerBuild> {
  const root = { id: "root", path: "", parentId: undefined, file: "root.tsx", index: undefined };
  const all = [
    root,
    ...flat(await routes, "").map(({ entry, parentId }) => ({
      id: idOf(entry),
      path: entry.path,
      index: entry.index,
      file: entry.file,
      parentId,
    })),
  ];
  const built: ServerBuild["routes"] = {};
  const drawn: ServerBuild["assets"]["routes"] = {};
  for (const { file, ...route } of all) {
    const module = await moduleIn(file);
    built[route.id] = { ...route, module };
    drawn[route.id] = {
      ...route,
      module: `/${route.id}.js`,
      imports: [],
      hasAction: "action" in module,
      hasLoader: "loader" in module,
      hasClientAction: false,
      hasClientLoader: false,
      hasErrorBoundary: "ErrorBoundary" in module,
    };
  }
  return {
    mode: "production",
    entry: { module: await import("~/entry.server") },
    routes: built,
    assets: { entry: { module: "/entry.js", imports: [] }, routes: drawn, url: "/manifest.js", version: "test" },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    },
  };
}
