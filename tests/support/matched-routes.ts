/** Prints what Remix's matching says of each address, and how often it read the table of routes: with `table`, with the front's own. */
import { keepRouteTable } from "../../app/server/route-matching";

const isKept = process.argv.includes("table") && keepRouteTable();
const { matchRoutes } = await import("@remix-run/router");

let readings = 0;
const page = (path: string) => ({ path, id: path });
const routes = [
  {
    path: "admin",
    id: "panel",
    children: [page("properties/:id/edit"), page("properties/new"), { index: true, id: "dashboard" }],
  },
  {
    path: ":lang?",
    id: "site",
    children: [page("property/:id"), page("search/:step?"), page("*"), { index: true, id: "home" }],
  },
];
const forEach = routes.forEach.bind(routes);
routes.forEach = (/** @type {Parameters<typeof forEach>[0]} */ read) => {
  readings += 1;
  forEach(read);
};
const addresses = [
  "/",
  "/es",
  "/property/1",
  "/ca/property/1/",
  "/PROPERTY/2",
  "/search",
  "/ru/search/4",
  "/admin/properties/new",
];
const odd = [
  "/admin/properties/7/edit",
  "/property/a%2Fb",
  "/%E0%A4%A",
  "/es/nothing/here",
  "/admin",
  "//",
  "/property/ñ",
];
const matched = [...addresses, ...odd, ...addresses].map((address) =>
  matchRoutes(routes, address)?.map(({ route, params, pathname, pathnameBase }) => [
    route.id,
    params,
    pathname,
    pathnameBase,
  ]),
);
console.log(JSON.stringify({ isKept, readings, matched }));
