/**
 * Serves a site that is built: what `npm start` does last, and all that a container does (`node scripts/serve.mjs`). Needs no
 * development packages and builds nothing.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { requireToBeAlone } from "./alone.mjs";
import { foldersOf, requireFolders, tighten } from "./folders.mjs";
import { prepare, project, say } from "./steps.mjs";

const server = join(project, "build", "server", "index.js");

/** Brings data up to date and serves until the process is asked to stop. Ends the process where it cannot. */
export async function serve() {
  if (!existsSync(server)) {
    say("The site is not built. Run npm start, or npm run build first.");
    process.exit(1);
  }
  // What is made from here on is for nobody else on this machine.
  process.umask(0o077);
  tighten(foldersOf().DATA_DIR);
  await prepare();
  // Built of app/server. Not named as a module that is always there: nothing is, before the site is built.
  const front = pathToFileURL(join(project, "build", "front", "serve.js")).href;
  /** @type {typeof import("../app/server/serve")} */
  const { serve: listen } = await import(front);
  await listen(
    project,
    (address) => say(address),
    (error) => {
      say(listenFaultOf(error));
      process.exit(1);
    },
  );
}

/** Says so at once, not after a build of minutes, when PORT is no port or another program has it. */
export function requireFreePort() {
  return new Promise((resolve) => {
    if (!/^[1-9]\d{0,4}$/.test(process.env.PORT ?? "") || Number(process.env.PORT) > 65535) {
      say(`These settings cannot be used:\n  PORT: must be a whole number from 1 to 65535`);
      process.exit(1);
    }
    const probe = createServer();
    probe.once("error", (error) => {
      say(listenFaultOf(error));
      process.exit(1);
    });
    probe.listen({ port: Number(process.env.PORT), host: process.env.HOST || undefined }, () => {
      probe.close(() => resolve(undefined));
    });
  });
}

/** @param {NodeJS.ErrnoException} error */
function listenFaultOf({ code, message }) {
  const { PORT, HOST } = process.env;
  if (code === "EADDRINUSE") return `Port ${PORT} cannot be used (${message}). Set PORT to another one.`;
  if (code === "EACCES") return `Port ${PORT} is for root alone (${message}). Set PORT to one above 1023.`;
  return `HOST is ${HOST}, which is no address of this machine (${message}). Without it the site listens on all of them.`;
}

/** Whoever sets it to another word means something that the site does not know. */
export function requireKnownMode() {
  const mode = process.env.NODE_ENV;
  if (!mode || ["production", "development", "test"].includes(mode)) return;
  say(
    `These settings cannot be used:\n  NODE_ENV: is ${mode}; it must be production, development or test, or not be set`,
  );
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(project);
  process.env.PORT ||= "3000";
  requireKnownMode();
  process.env.NODE_ENV = "production";
  await requireFreePort();
  requireFolders();
  await requireToBeAlone();
  await serve();
}
