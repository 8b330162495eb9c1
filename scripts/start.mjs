/**
 * `npm start`: from a fresh clone to a serving site. Installs, builds, migrates, seeds an empty database, serves; what is
 * done already is not done again. `npm run dev` is the same with reload.
 */
import { requireToBeAlone } from "./alone.mjs";
import { requireFolders } from "./folders.mjs";
import { requireFreePort, requireKnownMode, serve } from "./serve.mjs";
import { build, install, prepare, project, run, say } from "./steps.mjs";

const isDevelopment = process.argv.includes("--dev");
process.chdir(project);
process.env.PORT ||= "3000";

requireKnownMode();
install();
if (isDevelopment) {
  requireFolders();
  await requireToBeAlone();
  await prepare({ NODE_ENV: "development" });
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
  // Before a build of minutes.
  await requireFreePort();
  requireFolders();
  await requireToBeAlone();
  await build();
  await serve();
}
