/**
 * Who is drawn when. Remix has one thread: what it is asked at once it does one after the other, and whoever comes last would wait for all who
 * came before. Here a few are in work at a time and all others wait in lines: visitors take turns by address, and who fills in a form goes before
 * who reads a list. `p-queue` knows a priority but no turns, and cannot send away who has most waiting.
 */
import type { ServerResponse } from "node:http";

import { WaitingLine } from "./waiting-line";

// More at once would not be done sooner: there is one thread. Fewer would leave it idle while one waits for the disk.
const mostInWork = 4;
// Of lists and pages: one of them takes ten times as long as a form.
const mostReadingInWork = 2;
// Whoever takes longer waits for something else than this thread (photographs on a slow line, a database that is held) and counts no more.
const longestInWork = 500;
// So often a page is drawn before the forms that wait: their storm holds up pages, and doesn't end them.
const readingEach = 5;

export type Kind = "panel" | "form" | "reading";

/** There is no room for this one, or no longer. */
export class TooManyWaiting extends Error {}
/** Whoever waited has gone. */
export class GoneAway extends Error {}

export class RenderQueue {
  // What is asked of the panel has a line of its own: no storm of visitors fills it.
  #lines = {
    panel: new WaitingLine({ fromOne: 200, fromNetwork: 200, inAll: 800 }),
    form: new WaitingLine({ fromOne: 100, fromNetwork: 150, inAll: 400 }),
    reading: new WaitingLine({ fromOne: 100, fromNetwork: 150, inAll: 400 }),
  };
  #inWork = 0;
  #readingInWork = 0;
  #begun = 0;

  /**
   * Waits for a turn.
   * @param asked `response`: who leaves gives up the place; `address`: of the visitor
   * @returns to be called when the work is done
   * @throws {TooManyWaiting} here or while it waits
   * @throws {GoneAway}
   */
  turn({ response, kind, address }: { response: ServerResponse; kind: Kind; address: string }): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (response.destroyed) return reject(new GoneAway());
      const line = this.#lines[kind];
      const leave = () => {
        if (place) line.remove(place);
        reject(new GoneAway());
      };
      const { place, refused } = line.add(address, {
        response,
        draw: () => {
          response.off("close", leave);
          resolve(this.#take(kind));
        },
        refuse: () => {
          response.off("close", leave);
          reject(new TooManyWaiting());
        },
      });
      response.once("close", leave);
      refused?.refuse();
      this.#next();
    });
  }

  /** Begins as many as there is room for. */
  #next(): void {
    while (this.#inWork < mostInWork) {
      const waiting = this.#first();
      if (!waiting) return;
      if (!waiting.response.destroyed) waiting.draw();
    }
  }

  #first() {
    const { panel, form, reading } = this.#lines;
    const mayRead = reading.size > 0 && this.#readingInWork < mostReadingInWork;
    if (panel.size === 0 && form.size === 0 && !mayRead) return undefined;
    this.#begun += 1;
    // The panel and the forms change places, so that neither keeps the other waiting for long.
    const first = this.#begun % 2 === 0 ? [panel, form] : [form, panel];
    const lines = !mayRead ? first : this.#begun % readingEach === 0 ? [reading, ...first] : [...first, reading];
    return lines.find((line) => line.size > 0)?.take();
  }

  #take(kind: Kind): () => void {
    const reading = kind === "reading" ? 1 : 0;
    this.#inWork += 1;
    this.#readingInWork += reading;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#inWork -= 1;
      this.#readingInWork -= reading;
      this.#next();
    };
    const timer = setTimeout(over, longestInWork);
    timer.unref();
    return over;
  }
}
