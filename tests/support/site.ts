import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { seedDigest } from "./seed-digest";

const port = Number(process.env.TEST_PORT ?? 4321);
const folder = join(process.cwd(), ".cache", "journeys");
const seeded = join(process.cwd(), ".cache", "seeded");

export const siteUrl = `http://localhost:${port}`;
export const siteDatabase = join(folder, "data", "xamfra.db");

/** Starts the built site with `npm start`'s own script on a seeded copy of data and photos, and ends it after the tests. */
export default async function startSite() {
  await seedOnce();
  rmSync(folder, { recursive: true, force: true });
  cpSync(seeded, folder, { recursive: true });
  const site = spawn(process.execPath, ["scripts/start.mjs"], { env: environmentIn(folder), stdio: ["ignore", "pipe", "pipe"] });
  const lines: string[] = [];
  for (const stream of [site.stdout, site.stderr]) stream.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  await answering(() => {
    if (site.exitCode !== null) throw new Error(`The site ended by itself:\n${lines.join("")}`);
  });
  return async () => {
    site.kill("SIGTERM");
    await new Promise((resolve) => site.once("exit", resolve));
    writeFileSync(join(folder, "server.log"), lines.join(""));
  };
}

/** The sample photos take most of a minute to prepare: done once for these very samples. */
async function seedOnce() {
  const stamp = join(seeded, "stamp");
  const digest = seedDigest();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  rmSync(seeded, { recursive: true, force: true });
  mkdirSync(seeded, { recursive: true });
  await new Promise<void>((resolve, reject) => {
    const prepare = spawn(process.execPath, ["--import", "tsx", "scripts/prepare.ts"], {
      env: environmentIn(seeded),
      stdio: ["ignore", "ignore", "inherit"],
    });
    prepare.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`Seeding ended with ${code}`))));
  });
  writeFileSync(stamp, digest);
}

function environmentIn(place: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: join(place, "data"),
    UPLOADS_DIR: join(place, "uploads"),
    FORM_RATE_LIMIT: "100000",
    LOG_LEVEL: "warn",
  };
}

async function answering(check: () => void) {
  for (;;) {
    check();
    try {
      if ((await fetch(`${siteUrl}/healthz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
