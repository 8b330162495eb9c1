import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect, test } from "vitest";

const log = join(process.cwd(), "scripts/front/log.mjs");

/** What a program that imports the log writes until its end. */
async function written(program: string, level = "info"): Promise<Record<string, unknown>[]> {
  const source = `import { log, writeReady } from ${JSON.stringify(log)};\n${program}`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", source], {
    env: { ...process.env, LOG_LEVEL: level },
  }).catch((error: { stdout: string }) => error);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("lines that wait are all written when the process ends, however it ends", async () => {
  const lines = `for (let n = 0; n < 2000; n++) n % 2 ? log.info({ n }, "x") : writeReady("info", '"n":' + n, "x");`;
  for (const end of [
    "",
    "process.exit(3)",
    "process.on('SIGTERM', () => process.exit()); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)",
    "throw new Error('a mistake')",
  ]) {
    const numbers = (await written(`${lines}\n${end}`)).map(({ n }) => n);
    expect([end, numbers.length, new Set(numbers).size]).toEqual([end, 2000, 2000]);
  }
});

test("a line is written soon, though nothing follows it", async () => {
  const lines = await written(`log.info("first"); setTimeout(() => process.kill(process.pid, "SIGKILL"), 2000);`);
  expect(lines).toMatchObject([{ msg: "first" }]);
});

test("a mistake that nobody caught is written at once, with all before it", async () => {
  const lines = await written(
    `writeReady("info", '"n":1', "x"); log.fatal("a mistake"); process.kill(process.pid, "SIGKILL");`,
  );
  expect(lines).toMatchObject([{ n: 1 }, { level: 60, msg: "a mistake" }]);
});

test("a line made in one piece says the same as any other", async () => {
  const [made, ready] = await written(
    `log.debug({ n: 1, path: "/a" }, "request"); writeReady("debug", '"n":1,"path":"/a"', "request");`,
    "debug",
  );
  expect(Object.keys(ready ?? {})).toEqual(Object.keys(made ?? {}));
  expect({ ...ready, time: 0 }).toEqual({ ...made, time: 0 });
});

test("nothing is written below the level that was asked for", async () => {
  expect(await written(`writeReady("debug", '"n":1', "x"); writeReady("info", '"n":2', "x");`, "info")).toMatchObject([
    { n: 2 },
  ]);
});
