import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { runSite } from "./running-site";

const port = Number(process.env.TEST_PORT ?? 4321);
const cache = join(process.cwd(), ".cache");

type Site = { folder: string; port: number };

/** What visitors of the public site meet: homes and settings stay as they were seeded. */
const visited: Site = { folder: join(cache, "journeys"), port };
/** The agent's: homes come on the market there and go, words of the agency change. */
const managed: Site = { folder: join(cache, "panel-journeys"), port: port + 6 };

export const siteUrl = urlOf(visited);
export const siteDatabase = databaseOf(visited);
export const panelUrl = urlOf(managed);
export const panelDatabase = databaseOf(managed);
export const panelUploads = join(managed.folder, "uploads");

/** Starts the built site twice, each on a seeded copy of data and photos, before the browser tests; ends both after them. */
export default async function startSites() {
  const sites = await Promise.all(
    [visited, managed].map(async ({ folder, port }) => ({ folder, site: await runSite(folder, port) })),
  );
  return async () => {
    for (const { folder, site } of sites) {
      await site.stop();
      writeFileSync(join(folder, "server.log"), site.output());
    }
  };
}

function urlOf({ port }: Site): string {
  return `http://localhost:${port}`;
}

function databaseOf({ folder }: Site): string {
  return join(folder, "data", "xamfra.db");
}
