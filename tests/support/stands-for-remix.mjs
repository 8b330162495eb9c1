/** A program that answers in the place of Remix, at the address that app/server gives it. Argument: the folder with xamfra.db. */
import { createServer } from "node:http";
import { join } from "node:path";

import SQLite from "better-sqlite3";

const database = new SQLite(join(process.argv[2] ?? "", "xamfra.db"));
const saved = database.prepare("select version from content_version").pluck();
let asked = 0;

/** @type {Record<string, (request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void>} */
const oddities = {
  busy: (_request, response) => {
    for (const end = performance.now() + 50; performance.now() < end;);
    response.end("drawn");
  },
  stalled: () => undefined,
  type: (request, response) => void response.end(request.headers["content-type"]),
  garbage: (request) => void request.socket.end("NONSENSE\r\n\r\n"),
  "breaks-off": (request) => void request.socket.destroy(),
  "dies-once": (_request, response) => {
    if (process.uptime() < 0.5 || asked > 1) return void response.end(`after ${process.pid}`);
    process.kill(process.pid, "SIGKILL");
  },
  dies: () => process.kill(process.pid, "SIGKILL"),
  memory: () => {
    const held = [];
    for (;;) held.push(new Array(1_000_000).fill(Math.random()));
  },
  half: (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Content-Length": 1000 });
    response.write("half", () => response.destroy());
  },
  public: (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "public, max-age=60" });
    response.end("mine");
  },
  speaks: (request, response) => {
    console.log("GET /admin/reset?token=secret 200 - - 1 ms");
    console.log(JSON.stringify({ level: 30, msg: "a line of the site" }));
    console.error("a warning of Node");
    response.end("said");
  },
};

const server = createServer((request, response) => {
  const [path = "", query = ""] = request.url?.split("?") ?? [];
  if (path === "/readyz") return void response.end("ready");
  asked += 1;
  const odd = Object.keys(oddities).find((name) => query === name || query.startsWith(`${name}=`));
  if (odd) return oddities[odd]?.(request, response);
  if (path === "/admin/edit" && request.method === "POST") {
    // Enough of it was read.
    request.once("data", () => response.writeHead(413, { "Content-Type": "text/html" }).end("too long"));
    return;
  }
  if (path === "/admin/settings/agent" && !request.headers.cookie) {
    // As Remix reads: what comes first waits for a reader, and nobody comes.
    request.on("data", () => request.pause());
    return void response.writeHead(307, { Location: "/admin/session-ended" }).end();
  }
  if (path.startsWith("/admin/status/backups/")) return void answerAsRoute(path, request, response);
  if (path === "/save") {
    database.exec("update content_version set version = version + 1");
    return void response.end("saved");
  }
  /** @type {Buffer[]} */
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    if (path === "/contact" && Number(request.headers["x-refused-bytes"] ?? 0) > 64 * 1024) {
      return void response.writeHead(413, { "Content-Type": "text/html" }).end("too long");
    }
    response.writeHead(path.endsWith("/not-found") ? 404 : 200, { "Content-Type": "text/html; charset=utf-8" });
    const name = request.headers["x-forwarded-host"] ?? request.headers.host;
    if (path.endsWith("/not-found") && request.headers["content-type"]) response.write("as the answer to a form ");
    response.end(
      `${request.method} ${request.url} ${Buffer.concat(chunks).length} ${request.headers["x-visitor-address"]} for ${name} saved ${saved.get()}`,
    );
  });
});
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => server.close());
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
server.keepAliveTimeout = 75_000;
server.listen(Number(process.env.PORT), process.env.HOST);

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
