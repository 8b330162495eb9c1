/**
 * Ready bytes for visitors who carry nothing of their own but what they saved: of that a page shows how much it is, and maybe what. A page drawn once is sent again as it was, until something that
 * pages show changes; drawing takes milliseconds of processor time, sending again a few hundredths of one. Two who ask for the same
 * cold page wait for the same drawing. Where the database cannot be read, what was drawn last is better than an error.
 */
import { KeptPages } from "./kept-pages.mjs";
import { preferredPacking } from "./packing.mjs";
import { mayBeKept, pageKey } from "./page-key.mjs";
import { sendPage, takeInPage } from "./page.mjs";
import { showsSaved } from "./saved-homes.mjs";

// A page may print the day.
const longestLife = 10 * 60 * 1000;
// Whoever waits for another's drawing waits no longer than this, in ms.
const longestWait = 5000;

/**
 * @typedef {import("./page.mjs").Page} Page
 * @typedef {{ key: string, saved: ReadonlySet<string>, savedBy: string }} Asked
 * @typedef {{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, draw: () => void, status: number | undefined }} Visitor
 * @typedef {Visitor & { timer: NodeJS.Timeout }} Waiting
 */
export class ReadyPages {
  #kept = new KeptPages();
  /** @type {Map<string, Waiting[]>} who waits for a page that is being drawn for somebody else */
  #drawing = new Map();
  #version;

  /** @param {Pick<import("./content-version.mjs").ContentVersion, "read" | "readForTurn">} version of what pages show */
  constructor(version) {
    this.#version = version;
  }

  /**
   * Sends the page that is asked for where it is ready. Nothing else has to be looked at before: it is kept under all that it depends on.
   * @param {import("node:http").IncomingMessage} request GET or HEAD
   * @param {import("node:http").ServerResponse} response
   * @param {{ isSecure: boolean }} how
   * @returns {boolean} whether it did
   */
  send(request, response, how) {
    const asked = pageKey(request, request.url ?? "");
    const page = asked === null ? undefined : this.#find(asked, () => this.#version.readForTurn());
    if (!page) return false;
    sendPage(page, request, response, how);
    return true;
  }

  /**
   * Sends the page that is asked for, now or when somebody has drawn it; calls `draw` where this request has to do that.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {() => void} draw
   */
  answer(request, response, draw) {
    const asked = mayBeKept(request) ? pageKey(request, request.url ?? "") : null;
    if (asked === null) draw();
    else this.#answer(asked, { request, response, draw, status: undefined });
  }

  /**
   * The same for an address that the site has not: one page for all of them in each language.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {{ path: string, status: 400 | 404 }} missing `path`: one without a page, drawn in the place of the other
   * @param {() => void} draw
   */
  answerMissing(request, response, { path, status }, draw) {
    request.url = path;
    delete request.headers.cookie;
    // Whoever asks for this very path is counted too: with the blank it is the key of no address.
    const asked = /** @type {Asked} */ (pageKey(request, `missing ${path}`));
    this.#answer(asked, { request, response, draw, status });
  }

  /**
   * The page for all who saved as many where it shows nothing that the visitor saved, else the one that was drawn for whoever saved the same.
   * @param {Asked} asked
   * @param {() => number | null} version
   */
  #find(asked, version) {
    const page = this.#kept.get(numberKey(asked));
    const isForThem = page && !showsSaved(page.saveable, asked.saved);
    const theirs = isForThem || asked.saved.size === 0 ? page : this.#kept.get(personalKey(asked));
    return theirs && isCurrent(theirs, version()) ? theirs : undefined;
  }

  /**
   * @param {Asked} asked
   * @param {Visitor} visitor
   */
  #answer(asked, visitor) {
    const version = this.#version.read();
    const page = this.#find(asked, () => version);
    if (page) return sendPage(page, visitor.request, visitor.response, visitor);
    const waiting = this.#drawing.get(personalKey(asked));
    if (waiting) wait(waiting, visitor);
    else this.#draw(asked, version, visitor);
  }

  /**
   * @param {Asked} asked
   * @param {number | null} version
   * @param {Visitor} visitor
   */
  #draw(asked, version, visitor) {
    const { request, response, draw } = visitor;
    const key = personalKey(asked);
    this.#drawing.set(key, []);
    // Drawn and kept in as many ways as it can be packed, whatever words a browser finds for them.
    request.headers["accept-encoding"] = preferredPacking(request.headers["accept-encoding"]);
    const address = request.url ?? "";
    takeInPage(response, { version, saved: asked.saved }, (page) => {
      this.#kept.put(showsSaved(page.saveable, asked.saved) ? key : numberKey(asked), address, page);
      sendPage(page, request, response, visitor);
    });
    response.once("close", () => {
      const waiting = this.#drawing.get(key) ?? [];
      this.#drawing.delete(key);
      for (const { timer, ...next } of waiting) {
        clearTimeout(timer);
        if (!next.response.headersSent && !next.response.destroyed) this.#answer(asked, next);
      }
    });
    draw();
  }
}

/**
 * The header of each page says how many were saved. The site reads only one of the names that the cookie may have.
 * @param {Asked} asked
 */
function numberKey({ key, saved, savedBy }) {
  return saved.size === 0 ? key : `${key}\n${savedBy.slice(0, savedBy.indexOf("="))}\n${saved.size}`;
}

/** @param {Asked} asked */
function personalKey({ key, saved, savedBy }) {
  return saved.size === 0 ? key : `${key}\n${savedBy}`;
}

/**
 * @param {Page} page
 * @param {number | null} version
 */
function isCurrent(page, version) {
  return version === null || (page.version === version && performance.now() - page.at <= longestLife);
}

/**
 * @param {Waiting[]} waiting
 * @param {Visitor} visitor
 */
function wait(waiting, visitor) {
  const timer = setTimeout(() => {
    waiting.splice(waiting.indexOf(one), 1);
    visitor.draw();
  }, longestWait);
  const one = { ...visitor, timer };
  waiting.push(one);
  visitor.response.once("close", () => clearTimeout(timer));
}
