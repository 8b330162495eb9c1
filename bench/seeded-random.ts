/** Numbers that look random and are the same for the same seed. */
export class SeededRandom {
  #state: number;

  /** @param name so that two kinds of work do not get the same numbers of one seed */
  constructor(seed: number, name = "") {
    this.#state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), seed >>> 0) >>> 0;
  }

  /** At least 0 and less than 1. */
  next(): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  whole(below: number): number {
    return Math.floor(this.next() * below);
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(items.length)];
    if (item === undefined) throw new Error("Nothing to choose from.");
    return item;
  }
}
