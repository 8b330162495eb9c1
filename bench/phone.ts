import { type Browser, type Page } from "playwright";

export const kinds = ["document", "stylesheet", "script", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];

export type LoadedFile = {
  readonly url: string;
  readonly kind: Kind;
  /** As transferred: headers and compressed body, bytes. */
  readonly bytes: number;
};

export type PhoneLoad = {
  /** What the phone loads before the visitor scrolls. */
  readonly first: readonly LoadedFile[];
  /** What scrolling to the end of the page adds. */
  readonly scrolled: readonly LoadedFile[];
};

const screen = { width: 412, height: 915 };
const quiet = 600;
const patience = 15_000;

/** Opens a page on a phone of 412 px that has never been here, waits until all is quiet, then scrolls to the end. */
export async function loadOnPhone(browser: Browser, url: string): Promise<PhoneLoad> {
  const version = browser.version().split(".")[0];
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "en-GB",
    // "HeadlessChrome" would be taken for a crawler.
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`,
  });
  try {
    const page = await context.newPage();
    const network = await watchNetwork(page);
    const answer = await page.goto(url, { waitUntil: "load" });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await network.quiet();
    const first = [...network.files];
    await scrollToEnd(page, network.quiet);
    return { first, scrolled: network.files.slice(first.length) };
  } finally {
    await context.close();
  }
}

async function watchNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  const files: LoadedFile[] = [];
  const underWay = new Map<string, { url: string; kind: Kind }>();
  let changed = Date.now();
  const ended = (requestId: string) => {
    underWay.delete(requestId);
    changed = Date.now();
  };

  session.on("Network.requestWillBeSent", ({ requestId, request, redirectResponse }) => {
    if (redirectResponse) {
      files.push({ url: redirectResponse.url, kind: "other", bytes: redirectResponse.encodedDataLength });
    }
    if (request.url.startsWith("data:")) return;
    underWay.set(requestId, { url: request.url, kind: "other" });
    changed = Date.now();
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const file = underWay.get(requestId);
    if (file) file.kind = kindOf(response.mimeType);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = underWay.get(requestId);
    if (file) files.push({ ...file, bytes: encodedDataLength });
    ended(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => ended(requestId));
  await session.send("Network.enable");

  return {
    files,
    async quiet() {
      const latest = Date.now() + patience;
      while (underWay.size > 0 || Date.now() - changed < quiet) {
        if (Date.now() > latest) throw new Error(`${page.url()} still loads ${[...underWay.values()][0]?.url}`);
        await page.waitForTimeout(50);
      }
    },
  };
}

/** By media type: a preloaded script counts as a script, whoever asked for it. */
function kindOf(mimeType: string): Kind {
  if (mimeType === "text/html") return "document";
  if (mimeType === "text/css") return "stylesheet";
  if (mimeType.includes("javascript")) return "script";
  if (mimeType.includes("font")) return "font";
  if (mimeType.startsWith("image/")) return "image";
  return "other";
}

async function scrollToEnd(page: Page, untilQuiet: () => Promise<void>): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let step = 1; step <= steps; step++) {
    await page.evaluate((screens) => scrollTo({ top: screens * innerHeight, behavior: "instant" }), step);
    await page.waitForTimeout(100);
  }
  await untilQuiet();
}
