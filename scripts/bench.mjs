/**
 * `npm run bench`: what a page costs, in bytes on a phone and in time and memory of the server; with `ready`: what sending a ready page
 * costs; with `uploads`: what twenty photos cost; with `batch`: what a hundred articles cost; with `growth`: what years of work cost; with
 * `drawn`: what a page drawn anew costs beside an earlier commit's; `bookings`: what a storm of made-up bookings leaves; `storm` and `kills` judge too, and end with 1. See bench/README.md.
 */
import { build, install, project, run } from "./steps.mjs";

process.chdir(project);

install();
await build();
const [first, ...rest] = process.argv.slice(2);
const isNamed = ["ready", "uploads", "batch", "growth", "drawn", "storm", "bookings", "kills"].includes(first ?? "");
const program = isNamed ? [`bench/${first}.ts`, ...rest] : ["bench/run.ts", ...process.argv.slice(2)];
run(process.execPath, ["--import", "tsx", ...program], { NODE_ENV: "production" });
