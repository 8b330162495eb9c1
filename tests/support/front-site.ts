import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { testFolder } from "./folders";

export type FrontSite = {
  folder: string;
  port: number;
  url: string;
  server: ChildProcess;
  /** How the process ended, when it has. */
  ended: Promise<number | null>;
};

const routes = {
  root: { id: "root", path: "" },
  frame: { id: "frame", parentId: "root", path: ":lang?" },
  home: { id: "home", parentId: "frame", index: true },
  contact: { id: "contact", parentId: "frame", path: "contact" },
  property: { id: "property", parentId: "frame", path: "property/:id" },
  save: { id: "save", parentId: "root", path: "save" },
  throws: { id: "throws", parentId: "root", path: "throws" },
  images: { id: "images", parentId: "root", path: "admin/properties/:id/images" },
  pictures: { id: "pictures", parentId: "root", path: "admin/articles/:id/pictures" },
  agent: { id: "agent", parentId: "root", path: "admin/settings/agent" },
  edit: { id: "edit", parentId: "root", path: "admin/edit" },
  backup: { id: "backup", parentId: "root", path: "admin/status/backups/:file" },
  health: { id: "routes/machine/health", parentId: "root", path: "healthz" },
  list: { id: "list", parentId: "frame", path: "properties" },
  missing: { id: "missing", parentId: "frame", path: "*" },
};

/** Starts the front before a program that stands for Remix, in folders of its own: see front-server.mjs, which names the flags. */
export async function startFront(...flags: string[]): Promise<FrontSite> {
  const folder = join(testFolder, randomUUID());
  for (const name of ["client/assets", "public", "uploads/originals", "backups"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const table = `window.__remixManifest=${JSON.stringify({ routes })};`;
  writeFileSync(join(folder, "client/assets/manifest-1234.js"), table);
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
  const server = spawn(process.execPath, ["tests/support/front-server.mjs", folder, ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LOG_LEVEL: "silent" },
  });
  process.once("exit", () => server.kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const port = await new Promise<number>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`The front ended with ${code}.`)));
    server.stdout?.on("data", (said: Buffer) => {
      const number = /port (\d+)/.exec(said.toString())?.[1];
      if (number) resolve(Number(number));
    });
  });
  return { folder, port, url: `http://127.0.0.1:${port}`, server, ended };
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
