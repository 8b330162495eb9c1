import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { type Route, routesFile } from "~/server/route-table";

import { testFolder } from "./folders";

export type ServedSite = {
  folder: string;
  port: number;
  url: string;
  server: ChildProcess;
  /** Of the process that stands for Remix, when it was started first. */
  remixId: number;
  /** What the server has written so far. */
  said: () => string;
  /** How the process ended, when it has. */
  ended: Promise<number | null>;
};

const kept = { seconds: 600, query: ["price"] };
const routes: Route[] = [
  { path: "/:lang?", kept },
  { path: "/:lang?/contact", form: true, hasAction: true },
  { path: "/:lang?/property/:id", kept },
  { path: "/:lang?/properties", kept: { seconds: 600, query: ["price", "busy", "dies-once", "half"] } },
  { path: "/save", hasAction: true },
  { path: "/admin/properties/:id/images", who: "staff", upload: true, hasAction: true },
  { path: "/admin/articles/:id/pictures", who: "staff", upload: true, hasAction: true },
  { path: "/admin/settings/agent", who: "staff", upload: true, hasAction: true },
  { path: "/admin/edit", who: "staff", hasAction: true },
  { path: "/admin/status/backups/:file", who: "staff", download: true },
  { path: "/healthz", who: "programs", probe: true },
];

/** Starts the server before a program that stands for Remix, in folders of its own: see served.ts, which names the flags. */
export async function serveSite(flags: readonly string[] = [], level = "silent"): Promise<ServedSite> {
  const folder = join(testFolder, randomUUID());
  for (const name of ["client/assets", "public", "uploads/originals", "backups"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, routesFile), JSON.stringify(routes));
  for (const ending of ["", ".br", ".gz"]) {
    writeFileSync(join(folder, `client/assets/page-1.css${ending}`), `css${ending}`);
  }
  writeFileSync(join(folder, "public/favicon.svg"), "<svg></svg>");
  writeFileSync(join(folder, "public/large.bin"), "");
  truncateSync(join(folder, "public/large.bin"), 30_000_000);
  const database = new SQLite(join(folder, "xamfra.db"));
  database.pragma("journal_mode = WAL");
  database.exec("create table content_version (version integer) strict; insert into content_version values (1)");
  database.close();
  const server = spawn(process.execPath, ["--import", "tsx", "tests/support/served.ts", folder, ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LOG_LEVEL: level },
  });
  process.once("exit", () => server.kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  let said = "";
  const [port = 0, remixId = 0] = await new Promise<number[]>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`The server ended with ${code}.`)));
    server.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const numbers = /port (\d+) remix (\d+)/.exec(said)?.slice(1).map(Number);
      if (numbers) resolve(numbers);
    });
  });
  return { folder, port, url: `http://127.0.0.1:${port}`, server, remixId, said: () => said, ended };
}

/** Sends bytes as they are and gives what comes back until the connection ends or `until` is read. */
export function exchange(port: number, bytes: string | Buffer, until = /$^/): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk.toString();
      if (until.test(said)) socket.destroy();
    });
    socket.on("error", (error) => (said === "" ? reject(error) : resolve(said)));
    socket.on("close", () => resolve(said));
  });
}
