/**
 * Who is drawn when. A page takes milliseconds in which nothing else happens; where many are asked for at once, Node would draw them all
 * before it looks at the network again, and a photograph, a ready page or a new connection would wait for every one of them. Here a few
 * are in work at a time, in the order they came, one begun in each turn of the event loop, and what is ready goes out in between.
 */

// More at once would not be done sooner: there is one thread. Fewer would leave it idle while one waits for the disk.
const mostInWork = 4;
// Whoever takes longer waits for something else than this thread (photographs on a slow line, a database that is held) and counts no more.
const longestInWork = 250;

export class DrawingQueue {
  /** @type {{ response: import("node:http").ServerResponse, draw: () => void }[]} */
  #waiting = [];
  #inWork = 0;
  #isWoken = false;

  /**
   * @param {import("node:http").ServerResponse} response nobody draws for who has left meanwhile
   * @param {() => void} draw
   */
  wait(response, draw) {
    this.#waiting.push({ response, draw });
    this.#wake();
  }

  #wake() {
    if (this.#isWoken || this.#waiting.length === 0 || this.#inWork >= mostInWork) return;
    this.#isWoken = true;
    setImmediate(() => {
      this.#isWoken = false;
      this.#begin();
      this.#wake();
    });
  }

  #begin() {
    const next = this.#waiting.shift();
    if (!next || next.response.destroyed) return;
    this.#inWork += 1;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#inWork -= 1;
      this.#wake();
    };
    const timer = setTimeout(over, longestInWork);
    timer.unref();
    next.response.once("finish", over);
    next.response.once("close", over);
    next.draw();
  }
}
