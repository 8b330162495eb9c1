/** A form that comes back sooner was filled in by a program: see form-guard.server.ts. */
const youngest = 2200;

/** The hidden times of forms that visitors have opened, each to be sent once: whoever sends one again and again is suspected. */
export class Stamps {
  readonly #opened: { stamp: string; at: number }[] = [];

  add(stamp: string): void {
    this.#opened.push({ stamp, at: performance.now() });
  }

  /** The one that was opened first, where that is long enough ago. */
  take(): string | undefined {
    const [first] = this.#opened;
    if (!first || performance.now() - first.at < youngest) return undefined;
    this.#opened.shift();
    return first.stamp;
  }
}
