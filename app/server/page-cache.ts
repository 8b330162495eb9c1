/** The pages that are kept in memory, bounded in bytes, whatever addresses strangers make up. */
import type { Page } from "./page";

/** Addresses without a query that have a page: there are no more of them than the site has pages. */
const mostOfSite = 18 * 1024 * 1024;
/** All others: with a query, without a page, in capitals, with somebody's saved homes. Made-up ones push out nothing but each other. */
const mostOfOthers = 6 * 1024 * 1024;
// Of its address and headers: an answer without a body takes memory too.
const bytesBesideBody = 2048;
// As our own links write them. The same page under another spelling is another address, and there are endlessly many.
const ownAddress = /^(?:\/|(?:\/[a-z\d][a-z\d.-]*)+)$/;

export class PageCache {
  #ofSite = new Shelf(mostOfSite);
  #others = new Shelf(mostOfOthers);

  get(key: string): Page | undefined {
    return this.#ofSite.get(key) ?? this.#others.get(key);
  }

  /**
   * @param address that was asked for
   */
  put(key: string, address: string, page: Page): void {
    this.#ofSite.drop(key);
    this.#others.drop(key);
    const shelf = page.status === 200 && !page.isPersonal && ownAddress.test(address) ? this.#ofSite : this.#others;
    shelf.put(key, page);
  }
}

class Shelf {
  #kept = new Map<string, { page: Page; isAskedFor: boolean }>();
  #bytes = 0;
  #mostBytes: number;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): Page | undefined {
    const kept = this.#kept.get(key);
    if (kept) kept.isAskedFor = true;
    return kept?.page;
  }

  put(key: string, page: Page): void {
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

  drop(key: string): void {
    const kept = this.#kept.get(key);
    if (kept) this.#bytes -= size(kept.page);
    this.#kept.delete(key);
  }
}

function size({ body }: Page): number {
  return body.length + bytesBesideBody;
}
