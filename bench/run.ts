/**
 * What a page costs: bytes on a phone, processor time and requests per second of the server beside a bare one, memory.
 * It prints and judges nothing: times on a shared machine say too little. `--files` names each file too.
 */
import { existsSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";

import { type Browser, chromium } from "playwright";

import playwrightConfig from "../playwright.config";
import { runSite } from "../tests/support/running-site";

import { freePort } from "./free-port";
import { compareWithBareServer } from "./load";
import { loadOnPhone } from "./phone";
import { memory } from "./process-meter";
import { requestPage } from "./raw-request";
import {
  type MeasuredPage,
  printBytes,
  printComparison,
  printFiles,
  printMachine,
  printMemory,
  printScript,
} from "./report";

const host = "127.0.0.1";
const launchOptions = playwrightConfig.use?.launchOptions;
if (!existsSync("/proc/self/stat")) throw new Error("The bench reads /proc: it runs on Linux only.");
if (!launchOptions?.executablePath) {
  throw new Error("The bench needs Chromium: install it, or set CHROMIUM to its path.");
}

// An ended bench ends its servers too: they stop when this process exits.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const site = await runSite(join(process.cwd(), ".cache", "bench"), await freePort(host), host);
try {
  const idle = memory(site.processId);
  const browser = await chromium.launch(launchOptions);
  printMachine(browser.version());
  const pages = await measurePages(browser).finally(() => browser.close());
  printBytes(pages);
  printScript(pages);
  if (process.argv.includes("--files")) printFiles(pages);

  const beforeLoad = memory(site.processId);
  console.log("\nAsking the server and the bare one in turn …");
  const comparisons = await compareWithBareServer(
    site,
    pages.map(({ path }) => path),
  );
  printComparison(pages, comparisons);
  printMemory([
    ["idle after the start", idle],
    ["after one visitor", beforeLoad],
    ["after the load", memory(site.processId)],
  ]);
} finally {
  await site.stop();
}

async function measurePages(browser: Browser): Promise<MeasuredPage[]> {
  const agent = new Agent({ keepAlive: true });
  const measured: MeasuredPage[] = [];
  for (const { name, path } of await choosePages(agent)) {
    const load = await loadOnPhone(browser, site.url + path);
    const scripts = load.first.filter(({ kind }) => kind === "script");
    const answers = await Promise.all(scripts.map(({ url }) => requestPage(url, agent)));
    measured.push({ name, path, load, script: answers.reduce((sum, { body }) => sum + body.length, 0) });
  }
  agent.destroy();
  return measured;
}

/** The detail page is that of the first home that the listing shows. */
async function choosePages(agent: Agent): Promise<{ name: string; path: string }[]> {
  const listing = await fetch(`${site.url}/properties`);
  const detail = /href="(\/property\/[^"/?#]+)"/.exec(await listing.text())?.[1];
  if (!detail) throw new Error("The listing links to no home.");
  await requestPage(site.url + detail, agent);
  return [
    { name: "home", path: "/" },
    { name: "listing", path: "/properties" },
    { name: "detail", path: detail },
    { name: "contact form", path: "/contact" },
  ];
}
