import { afterAll, beforeAll, expect, test } from "vitest";

import { aFaultySite, type FaultySite, pages } from "../support/faulty-site";
import { isThere, remixOf } from "../support/process-tree";

let site: FaultySite;
beforeAll(async () => {
  site = await aFaultySite("remix-killed");
}, 240_000);
afterAll(() => site.site.stop());

test("while Remix is killed twenty times, every message that was answered as sent is stored once, and what is ready is read as ever", async () => {
  const acknowledged: string[] = [];
  const refused: number[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const { email, status } = await site.writes();
      if (status === 303) acknowledged.push(email);
      else refused.push(status);
    }
  };
  const read = async () => {
    const seen = new Set<number>();
    for (let count = 0; !isOver; count += 1) seen.add((await site.read(pages[count % 2] ?? "/")).status);
    return seen;
  };
  const writers = Array.from({ length: 6 }, write);
  const reader = read();
  for (let kills = 0; kills < 20; kills += 1) {
    const before = acknowledged.length;
    const remix = await aRemix();
    // It is in the middle of something.
    await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before);
    process.kill(remix, "SIGKILL");
    await expect.poll(() => isThere(remix)).toBe(false);
  }
  isOver = true;
  await Promise.all(writers);
  expect([...(await reader)]).toEqual([200]);
  expect(refused.filter((status) => status !== 503)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  expect(acknowledged.filter((email) => site.stored(email) !== 1)).toEqual([]);
  console.log(
    `[hostile] Remix killed 20 times: ${acknowledged.length} messages answered as sent, ${refused.length} refused with 503`,
  );
});

/** The process that is there now, as soon as there is one. */
async function aRemix(): Promise<number> {
  let remix: number | undefined;
  await expect.poll(() => (remix = remixOf(site.site.processId)), { timeout: 60_000 }).toBeDefined();
  return remix ?? 0;
}
