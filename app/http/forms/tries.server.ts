const quarterHour = 15 * 60;

/**
 * Counts how often each key came within a time that begins with its first try. It lives in memory and has a bound there:
 * where more keys come than it holds, the one that has been counted for longest is forgotten.
 */
export class Tries {
  // In the order in which they began, and so in that in which they end.
  readonly #counted = new Map<string, { tries: number; endsAt: number }>();

  /** @param seconds that a count lasts @param mostKeys that are remembered at once */
  constructor(
    readonly most: number,
    private readonly seconds = quarterHour,
    private readonly mostKeys = 20_000,
  ) {}

  /** Counts a try. @returns how many there were, and the milliseconds until they are forgotten */
  count(key: string, now = performance.now()): { tries: number; msLeft: number } {
    this.#forgetEnded(now);
    const counted = this.#counted.get(key) ?? this.#begin(key, now);
    counted.tries += 1;
    return { tries: counted.tries, msLeft: counted.endsAt - now };
  }

  /** Takes one try back. */
  forgive(key: string): void {
    const counted = this.#counted.get(key);
    if (counted && (counted.tries -= 1) <= 0) this.#counted.delete(key);
  }

  forget(key: string): void {
    this.#counted.delete(key);
  }

  get size(): number {
    return this.#counted.size;
  }

  #begin(key: string, now: number) {
    if (this.#counted.size >= this.mostKeys) this.#forgetOldest();
    const counted = { tries: 0, endsAt: now + this.seconds * 1000 };
    this.#counted.set(key, counted);
    return counted;
  }

  #forgetEnded(now: number) {
    for (const [key, { endsAt }] of this.#counted) {
      if (endsAt > now) return;
      this.#counted.delete(key);
    }
  }

  #forgetOldest() {
    for (const key of this.#counted.keys()) {
      this.#counted.delete(key);
      return;
    }
  }
}

export type Counter = readonly [Tries, string];

/** Counts a try in each. @returns the minutes to wait, where there were too many; else 0 */
export function countTry(counters: readonly Counter[]): number {
  for (const [counter, key] of counters) {
    const { tries, msLeft } = counter.count(key);
    if (tries > counter.most) return Math.max(1, Math.ceil(msLeft / 60_000));
  }
  return 0;
}

/** Does what was counted as a try. Where that fails nobody was told anything, and the try does not count. */
export async function unlessItFails<Result>(
  counters: readonly Counter[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    forgiveTry(counters);
    throw error;
  }
}

/** Takes a try back that should not have counted. */
export function forgiveTry(counters: readonly Counter[]): void {
  for (const [counter, key] of counters) counter.forgive(key);
}
