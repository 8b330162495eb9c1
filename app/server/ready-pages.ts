/**
 * Ready bytes for visitors who carry nothing of their own but what they saved: of that a page shows how much it is, and maybe what. A page drawn
 * once is sent again as it was, until something that pages show changes; drawing takes milliseconds of processor time, sending again a few
 * hundredths of one. Two who ask for the same cold page wait for the same drawing. Where the database cannot be read, what was drawn last is
 * better than an error.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

import { showsSaved } from "~/http/pages/saved-cookie";

import { preferredEncoding } from "./compression";
import type { ContentVersion } from "./content-version";
import { type Drawn, isSameForAll, type Page, sendPage, toPage } from "./page";
import { PageCache } from "./page-cache";
import { type Asked, pageKey } from "./page-key";

// Whoever waits for another's drawing waits no longer than this, in ms.
const longestWait = 5000;

export type Visitor = {
  request: IncomingMessage;
  response: ServerResponse;
  isSecure: boolean;
  /** In the place of the page's own. */
  status?: number;
  /** For how long the page may be kept. */
  seconds: number;
  /** Has the page drawn. Fails with what is to become of this visitor. */
  draw: () => Promise<Drawn>;
  /** Sends what was drawn and is not the same for all. */
  send: (drawn: Drawn) => Promise<void>;
};

/** What became of a drawing for those who waited for it. */
type Outcome = "kept" | "for one alone" | "failed";

export class ReadyPages {
  #cache = new PageCache();
  /** Pages that are being drawn. */
  #drawing = new Map<string, Promise<Outcome>>();
  #version: Pick<ContentVersion, "read" | "readForTurn">;

  /** @param version of what pages show */
  constructor(version: Pick<ContentVersion, "read" | "readForTurn">) {
    this.#version = version;
  }

  /**
   * Sends the page that is asked for where it is ready. Nothing else has to be looked at before: it is kept under all that it depends on.
   * @param request GET or HEAD
   * @returns whether it did
   */
  send(request: IncomingMessage, response: ServerResponse, isSecure: boolean): boolean {
    const asked = pageKey(request, request.url ?? "");
    const page = asked === null ? undefined : this.#find(asked, () => this.#version.readForTurn());
    if (!page) return false;
    sendPage(page, request, response, { isSecure });
    return true;
  }

  /**
   * Sends the page that is asked for, now or when somebody has drawn it.
   * @param address under which it is kept
   */
  async answer(asked: Asked, address: string, visitor: Visitor): Promise<void> {
    for (;;) {
      const version = this.#version.read();
      const page = this.#find(asked, () => version);
      if (page) return sendPage(page, visitor.request, visitor.response, visitor);
      const underWay = this.#drawing.get(personalKey(asked));
      if (!underWay) return this.#draw(asked, address, version, visitor);
      const outcome = await atMost(underWay);
      if (visitor.response.destroyed) return;
      if (outcome === "for one alone" || outcome === "too late") return visitor.send(await visitor.draw());
    }
  }

  /** The page for all who saved as many where it shows nothing that the visitor saved, else the one that was drawn for whoever saved the same. */
  #find(asked: Asked, version: () => number | null): Page | undefined {
    const page = this.#cache.get(numberKey(asked));
    const isForThem = page && !showsSaved(page.saveable, asked.saved);
    const theirs = isForThem || asked.saved.size === 0 ? page : this.#cache.get(personalKey(asked));
    return theirs && isCurrent(theirs, version()) ? theirs : undefined;
  }

  async #draw(asked: Asked, address: string, version: number | null, visitor: Visitor): Promise<void> {
    const key = personalKey(asked);
    const drawing = visitor.draw();
    const page = drawing.then(async (drawn) => {
      if (!isSameForAll(drawn)) return null;
      const encoding = preferredEncoding(visitor.request.headers["accept-encoding"]);
      return toPage(drawn, { version, saved: asked.saved, encoding, seconds: visitor.seconds });
    });
    const outcome = page.then(
      (kept): Outcome => {
        if (kept) this.#cache.put(showsSaved(kept.saveable, asked.saved) ? key : numberKey(asked), address, kept);
        return kept ? "kept" : "for one alone";
      },
      (): Outcome => "failed",
    );
    this.#drawing.set(
      key,
      outcome.finally(() => this.#drawing.delete(key)),
    );
    const kept = await page;
    if (kept) sendPage(kept, visitor.request, visitor.response, visitor);
    else await visitor.send(await drawing);
  }
}

/** The header of each page says how many were saved. The site reads only one of the names that the cookie may have. */
function numberKey({ key, saved, savedBy }: Asked): string {
  return saved.size === 0 ? key : `${key}\n${savedBy.slice(0, savedBy.indexOf("="))}\n${saved.size}`;
}

function personalKey({ key, saved, savedBy }: Asked): string {
  return saved.size === 0 ? key : `${key}\n${savedBy}`;
}

function isCurrent(page: Page, version: number | null): boolean {
  return version === null || (page.version === version && performance.now() <= page.until);
}

async function atMost(underWay: Promise<Outcome>): Promise<Outcome | "too late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"too late">((resolve) => (timer = setTimeout(() => resolve("too late"), longestWait)));
  return Promise.race([underWay, late]).finally(() => clearTimeout(timer));
}
