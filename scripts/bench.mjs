/** `npm run bench`: what a page costs, in bytes on a phone and in time and memory of the server. See bench/README.md. */
import { build, install, project, run } from "./steps.mjs";

process.chdir(project);

install();
await build();
run(process.execPath, ["--import", "tsx", "bench/run.ts", ...process.argv.slice(2)], { NODE_ENV: "production" });
