/**
 * The front of the site before a small program that stands for Remix: a process of its own, because it hears the signals. Prints the port. Arguments: folder with client/, public/, uploads/ and xamfra.db.
 */
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { createFront } from "../../scripts/front.mjs";

const folder = process.argv[2] ?? "";
const makeServer = createFront({
  clientFolder: join(folder, "client"),
  publicFolder: join(folder, "public"),
  uploadsFolder: join(folder, "uploads"),
  backupsFolder: join(folder, "backups"),
  databaseFile: join(folder, "xamfra.db"),
  trustProxy: process.argv.includes("--trust-proxy"),
  isSecure: process.argv.includes("--secure"),
  ownHost: process.argv.find((each) => each.startsWith("--own-host="))?.slice("--own-host=".length),
});

const database = new SQLite(join(folder, "xamfra.db"));
const saved = database.prepare("select version from content_version").pluck();

const server = makeServer((request, response) => {
  const path = request.url?.split("?")[0];
  if (path === "/admin/edit") {
    // Enough of it was read.
    request.once("data", () => {
      request.destroy();
      response.writeHead(413, { "Content-Type": "text/html" }).end("too long");
    });
    return;
  }
  if ((path === "/contact" || path === "/properties") && request.url?.includes("?busy")) {
    for (const end = performance.now() + 50; performance.now() < end;);
    return void response.end("drawn");
  }
  if (path === "/contact" && request.url?.includes("?stalled")) return;
  if (path?.startsWith("/admin/status/backups/")) return void answerAsRoute(path, request, response);
  if (path === "/save") {
    database.exec("update content_version set version = version + 1");
    return void response.end("saved");
  }
  if (path === "/contact" && request.url?.includes("?type")) return void response.end(request.headers["content-type"]);
  if (path === "/throws") throw new Error("a mistake of ours");
  /** @type {Buffer[]} */
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    if (path === "/contact" && Number(request.headers["content-length"] ?? 0) > 64 * 1024) {
      response.writeHead(413, { "Content-Type": "text/html" }).end("too long");
      return;
    }
    const isMissing = path?.endsWith("/not-found");
    response.writeHead(isMissing ? 404 : 200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(
      `${request.method} ${request.url} ${Buffer.concat(chunks).length} ${request.headers["x-visitor-address"]} for ${request.headers["x-forwarded-host"] ?? request.headers.host} saved ${saved.get()}`,
    );
  });
});
process.once("SIGTERM", () => server.close());
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`port ${typeof address === "object" ? address?.port : ""}`);
});

/**
 * What the route of a backup answers to its owner, and to somebody whose password was given long ago.
 * @param {string} path
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function answerAsRoute(path, request, response) {
  response.setHeader("Cache-Control", "no-store");
  if (!request.headers.cookie) return response.writeHead(302, { Location: "/admin/confirm-password" }).end();
  const name = decodeURIComponent(path.split("/").at(-1) ?? "");
  response.setHeader("Content-Type", "application/x-tar");
  response.setHeader("Content-Disposition", `attachment; filename="${name}"`);
  response.setHeader("X-Send-Backup", name);
  return response.end();
}
