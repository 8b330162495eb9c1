import type { Socket } from "node:net";

import { afterEach, describe, expect, test } from "vitest";

import { attack, attacked, counts, heldOpen, memory, underAttack } from "../support/hostile/attack";
import { ask, opens, requestBytes } from "../support/hostile/raw";

underAttack("slow and broken-off transfers");

const host = `127.0.0.1:${attacked.port}`;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.resetAndDestroy();
});

async function open(bytes: Buffer | string): Promise<Socket> {
  const socket = await opens(attacked, bytes);
  sockets.push(socket);
  counts(1);
  return socket;
}

const others = () =>
  attack(
    ["/", "/favicon.svg", "/contact", "/nowhere"].map((path) => ({
      name: path,
      make: () => ask(attacked, path, { ms: 5000 }),
    })),
  );

async function largestFiles(): Promise<string[]> {
  const page = (await ask(attacked, "/property/1")).body.toString();
  const photos = [...page.matchAll(/\/uploads\/[\w-]+-1600\.\w+/g)].map(([path]) => path);
  const scripts = [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
  return [...new Set([...photos.slice(0, 3), ...scripts.slice(0, 3), "/", "/sitemap.xml"])];
}

describe("a download", () => {
  test("that breaks off leaves no file open", async () => {
    const files = await largestFiles();
    expect(files.length).toBeGreaterThan(4);
    const filesOpen = () => heldOpen().filter((what) => what.startsWith("/") && !what.startsWith("/dev/")).length;
    const before = filesOpen();
    for (let round = 0; round < 15; round++) {
      await Promise.all(
        files.map(async (path, index) => {
          const socket = await open(requestBytes(attacked, path));
          if (index % 3 > 0) await new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
          if (index % 2) socket.resetAndDestroy();
          else socket.destroy();
        }),
      );
    }
    await expect.poll(filesOpen, { timeout: 10_000 }).toBeLessThanOrEqual(before);
  });

  test("that nobody reads holds no memory and nobody up", async () => {
    const files = await largestFiles();
    const before = memory();
    for (let index = 0; index < 150; index++) {
      const socket = await open(requestBytes(attacked, files[index % files.length] ?? "/"));
      socket.pause();
    }
    await others();
    expect(memory() - before).toBeLessThan(150);
  });
});

describe("a request", () => {
  test("of one byte at a time holds nobody up", async () => {
    const request = Buffer.from(
      `POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\naaaa`,
    );
    const slow = await Promise.all(Array.from({ length: 100 }, () => open(request.subarray(0, 1))));
    for (let at = 1; at < 12; at++) {
      for (const socket of slow) socket.write(request.subarray(at, at + 1));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await others();
  });

  test("whose body never comes holds nobody up", async () => {
    for (const path of [
      "/contact",
      "/admin/login",
      "/admin/sign-up",
      "/admin/session-ended",
      "/search",
      "/admin/articles/batch",
    ]) {
      for (let index = 0; index < 12; index++) {
        await open(
          `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${index % 2 ? "application/x-www-form-urlencoded" : "multipart/form-data; boundary=x"}\r\nContent-Length: 5000\r\n\r\n--x\r\n`,
        );
      }
    }
    await others();
  });

  test("that is half closed is answered or dropped", async () => {
    await attack(
      ["/", "/contact", "/favicon.svg", "/nowhere"].map((path) => ({
        name: path,
        make: async () => {
          const socket = await open(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
          socket.end();
          return ask(attacked, path);
        },
      })),
    );
    await others();
  });
});

describe("a connection", () => {
  test("a thousand of them that say nothing keep nobody out", async () => {
    for (let index = 0; index < 20; index++) {
      // The site may refuse those beyond its bound; ours is to be let in.
      await Promise.allSettled(Array.from({ length: 50 }, () => open("")));
    }
    await others();
  });

  test("that is dropped at once, five hundred times, leaves nothing", async () => {
    for (let index = 0; index < 10; index++) {
      const opened = await Promise.allSettled(Array.from({ length: 50 }, () => open("GET / HTTP/1.1\r\nHo")));
      for (const socket of opened) if (socket.status === "fulfilled") socket.value.resetAndDestroy();
    }
    await others();
  });

  test("that asks and never reads the answers is held back", async () => {
    const asking = Buffer.concat(
      Array.from({ length: 400 }, () => requestBytes(attacked, "/", { headers: { Connection: "keep-alive" } })),
    );
    const before = memory();
    for (let index = 0; index < 8; index++) (await open(asking)).pause();
    await others();
    expect(memory() - before).toBeLessThan(200);
  });
});
