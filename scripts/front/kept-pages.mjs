/** The pages that are kept in memory, bounded in bytes, whatever addresses strangers make up. */

/** Addresses without a query that have a page: there are no more of them than the site has pages. */
const mostOfSite = 18 * 1024 * 1024;
/** All others: with a query, without a page, in capitals, with somebody's saved homes. Made-up ones push out nothing but each other. */
const mostOfOthers = 6 * 1024 * 1024;
// Of its address and headers: an answer without a body takes memory too.
const bytesBesideBody = 2048;
// As our own links write them. The same page under another spelling is another address, and there are endlessly many.
const ownAddress = /^(?:\/|(?:\/[a-z\d][a-z\d.-]*)+)$/;

export class KeptPages {
  #ofSite = new Shelf(mostOfSite);
  #others = new Shelf(mostOfOthers);

  /**
   * @param {string} key
   * @returns {import("./page.mjs").Page | undefined}
   */
  get(key) {
    return this.#ofSite.get(key) ?? this.#others.get(key);
  }

  /**
   * @param {string} key
   * @param {string} address that was asked for
   * @param {import("./page.mjs").Page} page
   */
  put(key, address, page) {
    this.#ofSite.drop(key);
    this.#others.drop(key);
    const shelf = page.status === 200 && !page.isPersonal && ownAddress.test(address) ? this.#ofSite : this.#others;
    shelf.put(key, page);
  }
}

class Shelf {
  /** @type {Map<string, { page: import("./page.mjs").Page, isAskedFor: boolean }>} */
  #kept = new Map();
  #bytes = 0;
  #mostBytes;

  /** @param {number} mostBytes */
  constructor(mostBytes) {
    this.#mostBytes = mostBytes;
  }

  /** @param {string} key */
  get(key) {
    const kept = this.#kept.get(key);
    if (kept) kept.isAskedFor = true;
    return kept?.page;
  }

  /**
   * @param {string} key
   * @param {import("./page.mjs").Page} page
   */
  put(key, page) {
    this.#kept.set(key, { page, isAskedFor: true });
    this.#bytes += size(page);
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      this.drop(oldest);
      if (!kept.isAskedFor) continue;
      // Asked for since it was here last: it goes to the end, and is dropped when it comes by again and nobody wanted it.
      this.#kept.set(oldest, { page: kept.page, isAskedFor: false });
      this.#bytes += size(kept.page);
    }
  }

  /** @param {string} key */
  drop(key) {
    const kept = this.#kept.get(key);
    if (kept) this.#bytes -= size(kept.page);
    this.#kept.delete(key);
  }
}

/** @param {import("./page.mjs").Page} page */
function size({ body }) {
  return body.length + bytesBesideBody;
}
