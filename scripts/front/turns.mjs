/**
 * Who is drawn when. A page takes milliseconds in which nothing else happens; where many are asked for at once, Node would draw them all
 * before it looks at the network again, and a photograph, a ready page or a new connection would wait for every one of them. Here one is
 * begun in each turn of the event loop, in the order they came, and what is ready goes out in between.
 */
export class Turns {
  /** @type {(() => void)[]} */
  #waiting = [];
  #isRunning = false;

  /**
   * @param {import("node:http").ServerResponse} response nobody draws for who has left meanwhile
   * @param {() => void} draw
   */
  wait(response, draw) {
    this.#waiting.push(() => {
      if (!response.destroyed) draw();
    });
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(() => this.#next());
  }

  #next() {
    const draw = this.#waiting.shift();
    this.#isRunning = this.#waiting.length > 0;
    if (this.#isRunning) setImmediate(() => this.#next());
    draw?.();
  }
}
