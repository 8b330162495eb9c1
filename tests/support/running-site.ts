import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { seedDigest } from "./seed-digest";

const cache = join(process.cwd(), ".cache");

export type RunningSite = {
  readonly url: string;
  readonly processId: number;
  /** What the server has written so far. */
  output(): string;
  stop(): Promise<void>;
  /** How the process ended, when it has. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  signal(signal: NodeJS.Signals): void;
};

type Circumstances = {
  /** Settings beside those that every test needs. */
  environment?: Record<string, string>;
  /** Called with the empty folder, before data and photos are copied into it. */
  before?: (folder: string) => void;
  /** A file for what the server writes, in the place of `output`: whoever measures does not want to read it meanwhile. */
  writesTo?: string;
};

/**
 * Starts the built site with `npm start`'s own script on a fresh seeded copy of data and photos in `folder`, and comes
 * back when it answers.
 */
export async function runSite(
  folder: string,
  port: number,
  host = "localhost",
  { environment = {}, before, writesTo }: Circumstances = {},
): Promise<RunningSite> {
  rmSync(folder, { recursive: true, force: true });
  const seededBefore = await seededFolder();
  mkdirSync(folder, { recursive: true });
  before?.(folder);
  cpSync(seededBefore, folder, { recursive: true });
  // Each copy is a site of its own: with the same secret one would take the other's cookies for its own.
  writeFileSync(join(folder, "data", "secret"), randomBytes(32).toString("base64url"), { mode: 0o600 });
  const site = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...{ ...environmentIn(folder), PORT: String(port), ...(host === "localhost" ? {} : { HOST: host }) },
      ...environment,
    },
    stdio: writesTo === undefined ? ["ignore", "pipe", "pipe"] : ["ignore", openSync(writesTo, "w"), "inherit"],
  });
  // Whatever ends the tests must not leave a server behind.
  const end = () => site.kill("SIGTERM");
  process.once("exit", end);
  const ended = new Promise<Awaited<RunningSite["ended"]>>((resolve) =>
    site.once("exit", (code, signal) => resolve({ code, signal })),
  );
  const lines: string[] = [];
  for (const stream of [site.stdout, site.stderr]) stream?.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  const url = `http://${host}:${port}`;
  await answering(url, () => {
    if (site.exitCode !== null) throw new Error(`The site ended by itself:\n${lines.join("")}`);
  });
  if (site.pid === undefined) throw new Error("The site has no process.");
  return {
    url,
    processId: site.pid,
    output: () => lines.join(""),
    ended,
    signal: (signal) => void site.kill(signal),
    async stop() {
      process.off("exit", end);
      if (site.exitCode !== null || site.signalCode !== null) return;
      site.kill("SIGTERM");
      await ended;
    },
  };
}

let seeding: Promise<string> | undefined;

/** The folder of data and photos as the first start makes them, to be copied. */
export function seededFolder(): Promise<string> {
  return (seeding ??= seedOnce());
}

/** The sample photos take three minutes to pack, or seconds where tests ask for them: done once for these very samples. */
async function seedOnce(): Promise<string> {
  // Who measures wants the photos as visitors get them; who tests, any of the same sizes. Asked now: a configuration that sets it
  // is read after what it imports.
  const isQuick = process.env.QUICK_PRINTS === "1";
  const digest = seedDigest();
  const isThere = (folder: string) =>
    existsSync(join(folder, "stamp")) && readFileSync(join(folder, "stamp"), "utf8") === digest;
  const [whole, quick] = [join(cache, "seeded"), join(cache, "seeded-quick")];
  if (isThere(whole)) return whole;
  const seeded = isQuick ? quick : whole;
  if (isThere(seeded)) return seeded;
  rmSync(seeded, { recursive: true, force: true });
  mkdirSync(seeded, { recursive: true });
  await new Promise<void>((resolve, reject) => {
    const first = isQuick ? ["--import", "./tests/support/quick-prints.mjs"] : [];
    const prepare = spawn(process.execPath, [...first, "--import", "tsx", "scripts/prepare.ts", "--whole-photos"], {
      env: environmentIn(seeded),
      stdio: ["ignore", "ignore", "inherit"],
    });
    prepare.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`Seeding ended with ${code}`))));
  });
  writeFileSync(join(seeded, "stamp"), digest);
  return seeded;
}

function environmentIn(place: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: join(place, "data"),
    UPLOADS_DIR: join(place, "uploads"),
    FORM_RATE_LIMIT: "100000",
    VISITOR_MAIL_LIMIT: "100000",
    ALLOW_PRIVATE_SERVICES: "1",
    LOG_LEVEL: "warn",
    // Vite puts one of its own into the environment of tests.
    BASE_URL: "",
  };
}

async function answering(url: string, check: () => void) {
  for (;;) {
    check();
    try {
      if ((await fetch(`${url}/healthz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
