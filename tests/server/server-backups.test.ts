import { once } from "node:events";
import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { basename, join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { makeBackup } from "~/jobs/make-backup.server";
import { Connections } from "~/server/connections";

import { runProgram } from "../support/program";
import { exchange, type ServedSite, serveSite } from "../support/served-site";
import { anEmptySite, aSmallSite, holdings, type SmallSite } from "../support/small-site";

let front: ServedSite;
let site: SmallSite;
let name: string;
let bytes: Buffer;

beforeAll(async () => {
  front = await serveSite();
  site = await aSmallSite();
  const { path } = await makeBackup(site, new Date("2026-11-21T02:30:00.000Z"));
  name = basename(path);
  bytes = readFileSync(path);
  copyFileSync(path, join(front.folder, "backups", name));
}, 60_000);
afterAll(() => front.server.kill("SIGKILL"));

const Cookie = "session=the-owner";
const addressOf = (file: string) => `/admin/status/backups/${encodeURIComponent(file)}`;
const fetched = (file: string, headers: Record<string, string> = { Cookie }, method = "GET") =>
  fetch(front.url + addressOf(file), { method, headers, redirect: "manual" });
const marks = () => readdirSync(join(front.folder, "backups")).filter((each) => each.startsWith(".sending-"));

describe("a backup that the site hands over", () => {
  test("comes whole, as a file that nobody keeps, and restores on an empty machine", async () => {
    const answer = await fetched(name);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="${name}"`,
      "content-length": String(bytes.length),
      "content-type": "application/x-tar",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.has("x-send-backup")).toBe(false);

    const empty = anEmptySite();
    const file = join(empty.dataDir, "..", "Downloaded by hand.tar");
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    const { dataDir: DATA_DIR, uploadsDir: UPLOADS_DIR } = empty;
    const restore = runProgram(["--import", "tsx", "scripts/restore.ts", file], { DATA_DIR, UPLOADS_DIR });
    expect(await restore.ended).toMatchObject({ code: 0, said: expect.stringContaining("Restored: the backup of") });
    rmSync(join(DATA_DIR, ".server-lock"));
    expect(holdings(empty)).toEqual(holdings(site));
  }, 60_000);

  test("goes on where a line broke, and says its size without being sent", async () => {
    const part = await fetched(name, { Cookie, Range: "bytes=1000-" });
    expect([part.status, part.headers.get("Content-Range")]).toEqual([
      206,
      `bytes 1000-${bytes.length - 1}/${bytes.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000))).toBe(true);

    const head = await exchange(
      front.port,
      `HEAD ${addressOf(name)} HTTP/1.1\r\nHost: localhost\r\nCookie: ${Cookie}\r\nConnection: close\r\n\r\n`,
    );
    expect(head).toMatch(new RegExp(`^HTTP/1.1 200 [^]*Content-Length: ${bytes.length}\r\n`));
    expect(head.endsWith("\r\n\r\n")).toBe(true);
  });

  test("is refused to a program that goes on after the password's time: a page would be taken for the rest of the file", async () => {
    const page = await fetched(name, {});
    expect([page.status, page.headers.get("Location")]).toEqual([302, "/admin/confirm-password"]);
    const part = await fetched(name, { Range: "bytes=1000-" });
    expect([part.status, part.headers.get("Location"), await part.text()]).toEqual([403, null, ""]);
  });

  test("is none where there is no such file, nor one outside the folder", async () => {
    writeFileSync(join(front.folder, "secret.tar"), "a secret");
    for (const file of ["xamfra-2026-11-22T02-30-00Z.tar", "../secret.tar", "../public/large.tar", ".hidden.tar"]) {
      const answer = await fetched(file);
      expect([file, [403, 404].includes(answer.status), await answer.text()]).toEqual([file, true, ""]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
    await expect.poll(marks).toEqual([]);
  });
});

test("whoever has a slow line is sent a large one piece by piece, and it is marked as being sent until the end", async () => {
  const large = "xamfra-2026-11-20T02-30-00Z.tar";
  writeFileSync(join(front.folder, "backups", large), "");
  truncateSync(join(front.folder, "backups", large), 400_000_000);
  const before = memory();
  const socket = connect(front.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`GET ${addressOf(large)} HTTP/1.1\r\nHost: localhost\r\nCookie: ${Cookie}\r\n\r\n`);
  await once(socket, "data");
  socket.pause();
  expect(marks()).toEqual([expect.stringMatching(new RegExp(`^\\.sending-\\d+-${large}$`))]);
  // Others are answered meanwhile: whatever would be read in advance is read by then.
  for (let count = 0; count < 8; count += 1) await (await fetch(`${front.url}/large.bin`)).arrayBuffer();
  expect(memory() - before).toBeLessThan(150_000_000);
  socket.destroy();
  await expect.poll(marks).toEqual([]);
});

function memory(): number {
  if (process.platform !== "linux") return 0;
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${front.server.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

test("a connection over which one is sent is not ended for taking long", async () => {
  const connections = new Connections(false);
  const server = createServer(({ url, socket }, response) => {
    connections.begin(socket, response, performance.now() - 15 * 60_000 - 1);
    response.on("close", () => connections.end(socket, response, performance.now()));
    if (url === "/backup") connections.spare(socket);
    response.write("a part");
  });
  connections.watch(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const [backup, other] = ["/backup", "/other"].map((path) => {
    const socket = connect(port, "127.0.0.1")
      .on("error", () => undefined)
      .resume();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return socket;
  });
  await expect.poll(() => connections.underWay).toBe(2);
  connections.endSlow();
  await expect.poll(() => other?.closed).toBe(true);
  await expect.poll(() => connections.underWay).toBe(1);
  expect(backup?.closed).toBe(false);
  server.close();
  server.closeAllConnections();
});
