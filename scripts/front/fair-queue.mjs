/**
 * Who is drawn when. A page takes milliseconds in which nothing else happens; where many are asked for at once, Node would draw them all
 * before it looks at the network again, and a photograph, a ready page or a new connection would wait for every one of them. Here a few
 * are in work at a time, begun one by one, and what is ready goes out in between. Visitors take turns by
 * address, and who fills in a form goes before who reads a list.
 */
import { WaitingLine } from "./waiting-line.mjs";

// More at once would not be done sooner: there is one thread. Fewer would leave it idle while one waits for the disk.
const mostInWork = 4;
// Of lists and pages: one of them takes ten times as long as a form.
const mostReadingInWork = 2;
// Whoever takes longer waits for something else than this thread (photographs on a slow line, a database that is held) and counts no more.
const longestInWork = 250;
// So often a page is drawn before the forms that wait: their storm holds up pages, and doesn't end them.
const readingEach = 5;

// A connection is taken in, read and understood in as many turns of the event loop; a turn takes some hundredths of a ms.
const quietTurns = 3;
// In ms. Whoever keeps on coming holds nobody up for longer.
const longestListening = 20;

/** @typedef {"panel" | "form" | "reading"} Kind */
/** @typedef {import("./waiting-line.mjs").Waiting & { draw: () => void, refuse: () => void, kind: Kind }} Asked */

export class FairQueue {
  // What is asked of the panel has a line of its own: no storm of visitors fills it.
  #lines = {
    panel: new WaitingLine({ fromOne: 200, fromNetwork: 200, inAll: 800 }),
    form: new WaitingLine({ fromOne: 100, fromNetwork: 150, inAll: 400 }),
    reading: new WaitingLine({ fromOne: 100, fromNetwork: 150, inAll: 400 }),
  };
  #inWork = 0;
  #readingInWork = 0;
  #begun = 0;
  #isWoken = false;
  #arrivals = 0;

  /**
   * @param {object} asked
   * @param {import("node:http").ServerResponse} asked.response who leaves gives up the place
   * @param {Kind} asked.kind
   * @param {string} asked.address of the visitor
   * @param {() => void} asked.draw
   * @param {() => void} asked.refuse is called where too many wait, here or while it waits
   */
  wait({ response, kind, address, draw, refuse }) {
    this.#arrivals += 1;
    const line = this.#lines[kind];
    const { place, refused } = line.add(address, { draw, refuse, kind, response });
    if (place) response.once("close", () => line.remove(place));
    refused?.refuse();
    this.#wake();
  }

  #wake() {
    if (this.#isWoken || this.#inWork >= mostInWork || !this.#hasNext()) return;
    this.#isWoken = true;
    this.#listen(performance.now() + longestListening, quietTurns);
  }

  /** Somebody has connected, and will ask in one of the next turns. */
  noteArrival() {
    this.#arrivals += 1;
  }

  /**
   * Node takes in one connection a turn: drawing a page in each would let whoever comes last wait for as many pages as there are
   * connections before theirs, whatever they want. All who stand at the door come in first.
   * @param {number} until
   * @param {number} turns that have to pass without anybody
   */
  #listen(until, turns) {
    const before = this.#arrivals;
    setImmediate(() => {
      const left = this.#arrivals === before ? turns - 1 : quietTurns;
      if (left > 0 && performance.now() < until) return this.#listen(until, left);
      this.#isWoken = false;
      this.#begin();
      this.#wake();
    });
  }

  #mayRead() {
    return this.#readingInWork < mostReadingInWork;
  }

  #hasNext() {
    const { panel, form, reading } = this.#lines;
    return panel.size > 0 || form.size > 0 || (reading.size > 0 && this.#mayRead());
  }

  #next() {
    const { panel, form, reading } = this.#lines;
    this.#begun += 1;
    const isTurnOfReading = this.#begun % readingEach === 0;
    // The panel and the forms change places, so that neither keeps the other waiting for long.
    const first = this.#begun % 2 === 0 ? [panel, form] : [form, panel];
    const lines = this.#mayRead() ? (isTurnOfReading ? [reading, ...first] : [...first, reading]) : first;
    return lines.find((line) => line.size > 0)?.take();
  }

  #begin() {
    const next = this.#next();
    if (!next || next.response.destroyed) return;
    const reading = next.kind === "reading" ? 1 : 0;
    this.#inWork += 1;
    this.#readingInWork += reading;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#inWork -= 1;
      this.#readingInWork -= reading;
      this.#wake();
    };
    const timer = setTimeout(over, longestInWork);
    timer.unref();
    next.response.once("finish", over);
    next.response.once("close", over);
    next.draw();
  }
}
