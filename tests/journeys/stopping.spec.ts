import { existsSync } from "node:fs";
import { Agent, type ClientRequest, request } from "node:http";
import { join } from "node:path";

import { storedMessages } from "../support/records";
import { type RunningSite, runSite } from "../support/running-site";
import { siteUrl } from "../support/site";
import { expect, ownAddress, test } from "../support/visitor";

const cache = join(process.cwd(), ".cache");
const firstPort = Number(new URL(siteUrl).port) + 8;

test("a site that is stopped finishes what visitors began, closes its database and ends in order", async () => {
  const folder = join(cache, "stopped");
  const database = join(folder, "data", "xamfra.db");
  const site = await runSite(folder, firstPort);
  const email = ownAddress();
  const slow = aSlowMessage(site, email);
  await slow.isUnderWay;
  site.signal("SIGTERM");
  await expect.poll(() => isRefusing(site)).toBe(true);

  expect(await slow.finish()).toEqual({ status: 303, connection: "close" });
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(site.output()).not.toMatch(/error|undefined/i);
  // Nothing waits in the write-ahead log any more.
  expect(existsSync(`${database}-wal`)).toBe(false);
  expect(storedMessages(email, database)).toHaveLength(1);
});

test("a second signal ends it at once", async () => {
  const site = await runSite(join(cache, "stopped-at-once"), firstPort + 1);
  const slow = aSlowMessage(site, ownAddress());
  await slow.isUnderWay;
  site.signal("SIGTERM");
  await expect.poll(() => isRefusing(site)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 600));
  site.signal("SIGTERM");
  expect((await site.ended).code).toBe(1);
  await expect(slow.finish()).rejects.toThrow();
});

/** A message of which the second half comes only when it is told to. */
function aSlowMessage(site: RunningSite, email: string) {
  const body = `firstName=Ana&lastName=Puig&email=${email}&propertyAddress=Carrer+de+Mallorca+1`;
  const { hostname, port } = new URL(site.url);
  let sending: ClientRequest | undefined;
  const answer = new Promise<{ status: number; connection: string }>((resolve, reject) => {
    sending = request({
      ...{ hostname, port, path: "/contact", method: "POST", agent: new Agent({ keepAlive: true }) },
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": body.length },
    });
    sending.on("error", reject);
    sending.on("response", (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, connection: response.headers.connection ?? "" });
    });
  });
  answer.catch(() => undefined);
  const half = body.length >> 1;
  return {
    isUnderWay: new Promise<void>((resolve) => sending?.write(body.slice(0, half), () => setTimeout(resolve, 300))),
    finish() {
      sending?.end(body.slice(half));
      return answer;
    },
  };
}

async function isRefusing(site: RunningSite): Promise<boolean> {
  return fetch(`${site.url}/healthz`).then(
    () => false,
    () => true,
  );
}
