import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { runSite } from "./running-site";

const port = Number(process.env.TEST_PORT ?? 4321);
const folder = join(process.cwd(), ".cache", "journeys");

export const siteUrl = `http://localhost:${port}`;
export const siteDatabase = join(folder, "data", "xamfra.db");

/** Starts the built site on a seeded copy of data and photos before the browser tests, and ends it after them. */
export default async function startSite() {
  const site = await runSite(folder, port);
  return async () => {
    await site.stop();
    writeFileSync(join(folder, "server.log"), site.output());
  };
}
