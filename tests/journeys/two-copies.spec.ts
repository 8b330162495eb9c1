import { spawn } from "node:child_process";
import { copyFileSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import { ask, post } from "../support/raw-request";
import { storedMessages } from "../support/records";
import { runSite } from "../support/running-site";
import { siteUrl } from "../support/site";
import { expect, ownAddress, test } from "../support/visitor";

const cache = join(process.cwd(), ".cache");
const firstPort = Number(new URL(siteUrl).port);

test("two copies run side by side, each with its own port, messages and photographs", async () => {
  const folders = [join(cache, "copy-one"), join(cache, "copy-two")] as const;
  const one = await runSite(folders[0], firstPort + 1);
  const two = await runSite(folders[1], firstPort + 2);
  try {
    const email = ownAddress();
    const message = `firstName=Ana&lastName=Puig&email=${email}&propertyAddress=Carrer+de+Mallorca+1`;
    expect((await post("/contact", message, {}, one.url)).status).toBe(303);
    expect(storedMessages(email, join(folders[0], "data", "xamfra.db"))).toHaveLength(1);
    expect(storedMessages(email, join(folders[1], "data", "xamfra.db"))).toEqual([]);
    expect(storedMessages(email)).toEqual([]);

    const known = readdirSync(join(folders[0], "uploads")).find((name) => name.endsWith("-480.jpg")) ?? "";
    const added = `${"0".repeat(24)}-480.jpg`;
    copyFileSync(join(folders[0], "uploads", known), join(folders[0], "uploads", added));
    expect((await ask(`/uploads/${added}`, { site: one.url })).status).toBe(200);
    expect((await ask(`/uploads/${known}`, { site: two.url })).status).toBe(200);
    expect((await ask(`/uploads/${added}`, { site: two.url })).status).toBe(404);

    // What one signs, the other does not take for its own.
    const search = await post("/search", "name=Ana&email=ana@example.com", {}, one.url);
    const cookie = /__Host-brief=[^;]+/.exec(search.headers["set-cookie"] ?? "")?.[0] ?? "";
    expect((await ask("/search/2", { site: one.url, headers: { Cookie: cookie } })).status).toBe(200);
    expect((await ask("/search/2", { site: two.url, headers: { Cookie: cookie } })).status).toBe(302);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

for (const [name, value] of Object.entries({ PORT: "abc", BASE_URL: "www.example.com", FORM_RATE_LIMIT: "0" })) {
  test(`a start with ${name}=${value} ends at once and says which setting is wrong`, async () => {
    const { code, said } = await startWith({ PORT: String(firstPort + 3), [name]: value });
    expect(code).not.toBe(0);
    expect(said).toMatch(new RegExp(`${name}.*must be`));
    expect(said).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
  });
}

test("a start on a port that another program has ends at once and says so", async () => {
  const port = firstPort + 4;
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, resolve));
  try {
    const { code, said } = await startWith({ PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} cannot be used`);
    expect(said).toContain("Set PORT to another one");
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});

/** A start that is expected to fail, and what it writes. */
function startWith(settings: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const folder = join(cache, "copy-wrong");
  const start = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, DATA_DIR: join(folder, "data"), UPLOADS_DIR: join(folder, "uploads"), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 30_000,
  });
  let said = "";
  for (const stream of [start.stdout, start.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => start.once("close", (code) => resolve({ code, said })));
}
