import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";

import { afterEach, describe, expect, test } from "vitest";

import { isThere, remixOf } from "../support/process-tree";
import { ask, post } from "../support/raw-request";
import { type ServedSite, serveSite } from "../support/served-site";

const started: ServedSite[] = [];
afterEach(() => {
  for (const { server } of started.splice(0)) server.kill("SIGKILL");
});

async function aSite(level?: string): Promise<ServedSite> {
  const site = await serveSite([], level);
  started.push(site);
  return site;
}

const get = (site: ServedSite, path: string) => ask(path, { site: site.url });

describe("while Remix is not itself", () => {
  test("and is killed twenty times under load, every page is drawn in the end, and no form is answered as sent that was not", async () => {
    const site = await aSite();
    let isOver = false;
    const visit = async (number: number) => {
      const seen: number[] = [];
      for (let count = 0; !isOver; count += 1) {
        const isForm = number % 4 === 0;
        const answer = isForm
          ? await post("/contact", "a=b", {}, site.url)
          : await get(site, `/properties?price=${number}-${count}`);
        seen.push(answer.status);
        if (answer.status === 200) expect(answer.body).toContain(isForm ? "POST /contact 3 " : "GET /properties");
      }
      return seen;
    };
    const visitors = Array.from({ length: 12 }, (_, number) => visit(number));
    const kills = await killTwenty(site);
    isOver = true;
    const seen = await Promise.all(visitors);
    // What only reads is asked anew; a form may have been taken, and nobody is told that it was.
    for (const [number, statuses] of seen.entries()) {
      const allowed = number % 4 === 0 ? [200, 503] : [200];
      expect(statuses.filter((status) => !allowed.includes(status))).toEqual([]);
      expect(statuses).toContain(200);
    }
    expect(kills).toBe(20);
    expect(site.server.exitCode).toBeNull();
  }, 60_000);

  test("and hangs, ready pages and files are sent as ever, and whoever waits is answered when it is itself again", async () => {
    const site = await aSite();
    writeFileSync(join(site.folder, "uploads/0123456789abcdef01234567-480.jpg"), "a photograph");
    await get(site, "/");
    process.kill(site.remixId, "SIGSTOP");
    const waiting = [get(site, "/contact"), post("/contact", "a=b", {}, site.url)];
    for (let count = 0; count < 50; count += 1) {
      expect((await get(site, "/")).status).toBe(200);
      expect((await get(site, "/uploads/0123456789abcdef01234567-480.jpg")).body).toBe("a photograph");
    }
    process.kill(site.remixId, "SIGCONT");
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test.each(["garbage", "breaks-off", "half"])(
    "and answers with %s, the visitor hears so and the site goes on",
    async (how) => {
      const site = await aSite();
      const answers = await Promise.all([get(site, `/contact?${how}`), post(`/contact?${how}`, "a=b", {}, site.url)]);
      for (const answer of answers) expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
      expect((await get(site, "/contact")).status).toBe(200);
    },
  );

  test("and breaks off a page that many would be sent, no part of it is kept", async () => {
    const site = await aSite();
    const first = await get(site, "/properties?half=1");
    expect([first.status, first.body]).toEqual([503, expect.stringContaining("busy")]);
  });

  test("and runs out of memory, it is started again", async () => {
    const site = await aSite();
    expect((await post("/contact?dies", "a=b", {}, site.url)).status).toBe(503);
    const again = await get(site, "/properties");
    expect(again).toMatchObject({ status: 200, body: expect.stringContaining("GET /properties") });
  });
});

describe("what Remix writes", () => {
  test("goes through our log, but for the lines that hold whole addresses", async () => {
    const site = await aSite("info");
    await get(site, "/contact?speaks");
    await expect.poll(site.said).toContain('"a line of the site"');
    await expect.poll(site.said).toContain('"msg":"a warning of Node"');
    expect(site.said()).not.toContain("token=secret");
  });
});

describe("when the server in front is killed", () => {
  test("Remix ends with it, so that the next start has the data for itself", async () => {
    const site = await aSite();
    const form = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf";
    const socket = connect(site.port, "127.0.0.1", () => socket.write(form)).on("error", () => undefined);
    await once(socket, "connect");
    site.server.kill("SIGKILL");
    await expect.poll(() => isThere(site.remixId)).toBe(false);
    socket.destroy();
  });
});

describe("when it is asked to stop", () => {
  test("each of two hundred requests under way is answered", async () => {
    const site = await aSite();
    const sockets = await Promise.all(Array.from({ length: 200 }, () => aKeptConnection(site)));
    const answered = sockets.map(async (socket, number) => {
      let said = "";
      socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
      const head = "Host: x\r\nContent-Type: text/plain\r\nContent-Length: 1\r\nConnection: close";
      socket.write(`POST /contact?busy=${number} HTTP/1.1\r\n${head}\r\n\r\na`);
      await once(socket, "close");
      return said;
    });
    await Promise.race(answered);
    site.server.kill("SIGTERM");
    const answers = await Promise.all(answered);
    // More than may wait from one address are told to come again.
    expect(new Set(answers.map((answer) => answer.slice(9, 12)))).toEqual(new Set(["200", "503"]));
    expect(answers.filter((answer) => answer.includes("drawn")).length).toBeGreaterThan(90);
    expect(await site.ended).toBe(0);
  });
});

test("a page that a route keeps for one visitor is public for nobody, whatever is written on it", async () => {
  const site = await aSite();
  expect((await get(site, "/contact?public")).headers["cache-control"]).toBe("private, no-store");
});

async function aKeptConnection({ port }: ServedSite): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /favicon.svg HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  return socket;
}

function pause(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, 5, undefined));
}

async function killTwenty(site: ServedSite): Promise<number> {
  let kills = 0;
  while (kills < 20) {
    const child = remixOf(site.server.pid ?? 0);
    if (child === undefined) {
      await pause();
      continue;
    }
    process.kill(child, "SIGKILL");
    kills += 1;
    await expect.poll(() => isThere(child), { interval: 5 }).toBe(false);
    // The next has answered somebody before it is killed too.
    await get(site, `/properties?price=kill-${kills}`);
  }
  return kills;
}
