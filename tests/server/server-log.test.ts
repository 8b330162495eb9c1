import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { describe, expect, test } from "vitest";

import { noMounts, SmallDisk } from "../support/small-disk";

const log = join(process.cwd(), "app/server/log.ts");

function argumentsOf(program: string): string[] {
  const source = `import { log, writeReady } from ${JSON.stringify(log)};\n${program}`;
  return ["--import", "tsx", "--input-type=module", "-e", source];
}

/** What a program that imports the log writes until its end. */
async function written(program: string, level = "info"): Promise<Record<string, unknown>[]> {
  const { stdout } = await promisify(execFile)(process.execPath, argumentsOf(program), {
    env: { ...process.env, LOG_LEVEL: level },
  }).catch((error: { stdout: string }) => error);
  return linesOf(stdout);
}

function linesOf(text: string): Record<string, unknown>[] {
  return text
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

/** A program whose standard output is a file. */
function writesInto(file: string, program: string) {
  const output = openSync(file, "a");
  const running = spawn(process.execPath, argumentsOf(program), { stdio: ["pipe", output, "pipe"] });
  closeSync(output);
  return running;
}

describe("where the log cannot be written because its disk is full", () => {
  test.runIf(process.platform === "linux")("the program goes on, and ends when it is to end", async () => {
    const running = writesInto(
      "/dev/full",
      `log.info("one"); setTimeout(() => { log.fatal("two"); process.exit(3); }, 400);`,
    );
    expect(await once(running, "exit")).toEqual([3, null]);
  });

  test.skipIf(noMounts !== null)("the lines wait for room, and it is said how many were dropped", async () => {
    const disk = await SmallDisk.mount("4m");
    disk.fill();
    const file = join(disk.path, "log");
    const running = writesInto(
      file,
      `log.fatal("a mistake");
       for (let n = 0; n < 3000; n++) writeReady("info", '"n":' + n + ',"x":"' + "x".repeat(500) + '"', "x");
       setTimeout(() => process.stderr.write("full"), 300);
       process.stdin.once("data", () => { setTimeout(() => process.exit(), 400); });`,
    );
    if (!running.stdin || !running.stderr) throw new Error("The program was given no pipes.");
    await once(running.stderr, "data");
    await disk.clear();
    running.stdin.write("room");
    await once(running, "exit");
    const lines = linesOf(readFileSync(file, "utf8"));
    await disk.unmount();
    const kept = lines.filter(({ msg }) => msg === "x").map(({ n }) => n);
    expect(kept).toEqual(Array.from({ length: kept.length }, (_, n) => n));
    expect(kept.length).toBeGreaterThan(1000);
    expect(lines.filter(({ msg }) => msg === "a mistake")).toHaveLength(1);
    expect(lines.at(-1)).toMatchObject({ level: 40, lines: 3000 - kept.length });
  });
});
