/**
 * `npm start`: from a fresh clone to a serving site. Installs, builds, migrates, seeds an empty database, serves; what is
 * done already is not done again. `npm run dev` is the same with reload.
 */
import { createServer } from "node:net";
import { join } from "node:path";

import { build, install, prepare, project, run, say } from "./steps.mjs";

const isDevelopment = process.argv.includes("--dev");
process.chdir(project);
process.env.PORT ||= "3000";

install();
if (isDevelopment) {
  prepare({ NODE_ENV: "development" });
  say(`http://localhost:${process.env.PORT}`);
  run(
    process.execPath,
    [
      "node_modules/@remix-run/dev/dist/cli.js",
      "vite:dev",
      "--port",
      process.env.PORT,
      ...(process.env.HOST ? ["--host", process.env.HOST] : []),
    ],
    { NODE_ENV: "development" },
  );
} else {
  process.env.NODE_ENV = "production";
  await requireFreePort();
  await build();
  prepare();
  await serve();
}

async function serve() {
  const { installFront } = await import("./front.mjs");
  installFront({
    clientFolder: join(project, "build", "client"),
    publicFolder: join(project, "public"),
    databaseFile: join(process.env.DATA_DIR || "data", "xamfra.db"),
    trustProxy: ["1", "true"].includes(process.env.TRUST_PROXY ?? ""),
  });
  // remix-serve reads its one argument from the command line.
  process.argv[2] = join(project, "build", "server", "index.js");
  await import("@remix-run/serve/dist/cli.js");
}

/** Says so at once, not after a build of minutes, when PORT is no port or another program has it. */
function requireFreePort() {
  return new Promise((resolve) => {
    if (!/^[1-9]\d{0,4}$/.test(process.env.PORT ?? "") || Number(process.env.PORT) > 65535) {
      say(`These settings cannot be used:\n  PORT: must be a whole number from 1 to 65535`);
      process.exit(1);
    }
    const probe = createServer();
    probe.once("error", (error) => {
      say(`Port ${process.env.PORT} cannot be used (${error.message}). Set PORT to another one.`);
      process.exit(1);
    });
    probe.listen({ port: Number(process.env.PORT), host: process.env.HOST || undefined }, () => {
      probe.close(() => resolve(undefined));
    });
  });
}
