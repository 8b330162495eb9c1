/** What became of the visits of one kind. */
type Kind = { taken: number[]; refused: number; left: number };

/** Counts visits by kind, and keeps what failed. */
export class Tally {
  readonly #kinds = new Map<string, Kind>();
  readonly #failures = new Map<string, number>();

  answered(kind: string, milliseconds: number): void {
    this.#of(kind).taken.push(milliseconds);
  }

  /** 429: the site's own limit. */
  refused(kind: string): void {
    this.#of(kind).refused += 1;
  }

  /** Broken off by the visitor, as was meant. */
  left(kind: string): void {
    this.#of(kind).left += 1;
  }

  failed(kind: string, why: string): void {
    const failure = `${kind}: ${why}`;
    this.#failures.set(failure, (this.#failures.get(failure) ?? 0) + 1);
  }

  get visits(): number {
    return [...this.#kinds.values()].reduce((sum, { taken, refused, left }) => sum + taken.length + refused + left, 0);
  }

  /** Each failure with how often it was met. */
  get failures(): string[] {
    return [...this.#failures].map(([failure, times]) => `${failure} (${times} ×)`);
  }

  table(): string[] {
    const head = `${"".padEnd(20)}${["visits", "p50", "p95", "p99", "most, ms"].map((name) => name.padStart(9)).join("")}`;
    const rows = [...this.#kinds]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, { taken, refused, left }]) => {
        const sorted = taken.toSorted((one, other) => one - other);
        const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0).padStart(9);
        const others = [...(refused > 0 ? [`${refused} refused`] : []), ...(left > 0 ? [`${left} broken off`] : [])];
        const count = String(taken.length + refused + left).padStart(9);
        return `${name.padEnd(20)}${count}${at(0.5)}${at(0.95)}${at(0.99)}${at(0.9999)}  ${others.join(", ")}`.trimEnd();
      });
    return [head, ...rows];
  }

  #of(name: string): Kind {
    const known = this.#kinds.get(name) ?? { taken: [], refused: 0, left: 0 };
    this.#kinds.set(name, known);
    return known;
  }
}
