import { write, writeSync } from "node:fs";

const standardOutput = 1;
const batch = 64 * 1024;
const mostKept = 1024 * 1024;
const longestWait = 100;
/** A reader that is only slow is waited for at the end of the process, in ms. */
const longestEnd = 2000;

/**
 * Lines on their way to the standard output, in batches: handed over one by one they cost as much as the answers that they tell of. Where they
 * cannot be written (a full disk, a reader that is slow) the site goes on: they are tried again, and past 1 MiB the newest are counted
 * and dropped. Pino's own destination keeps them without end, and at the end of the process waits for room for ever.
 */
export class LogOutput {
  #waiting = "";
  /** What could not be written and is tried again. */
  #unwritten: Buffer | null = null;
  #isUnderWay = false;
  #lost = 0;
  #timer: NodeJS.Timeout | undefined;
  #sayLost: (lines: number) => void;

  /** @param sayLost is told, when lines can be written again, how many were dropped */
  constructor(sayLost: (lines: number) => void) {
    this.#sayLost = sayLost;
  }

  /** @param line with its end */
  write(line: string): void {
    if (this.#waiting.length + (this.#unwritten?.length ?? 0) > mostKept) {
      this.#lost += 1;
      return;
    }
    this.#waiting += line;
    if (this.#waiting.length > batch && this.#unwritten === null) this.#flush();
    else this.#flushSoon();
  }

  /** When the process ends, and with a mistake that nobody caught. */
  flushSync(): void {
    for (const end = Date.now() + longestEnd; Date.now() < end;) {
      const bytes = this.#take();
      if (bytes.length === 0) return;
      try {
        this.#keep(bytes.subarray(writeSync(standardOutput, bytes)));
      } catch (error) {
        this.#keep(bytes);
        if (codeOf(error) !== "EAGAIN") return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => this.#flush(), longestWait).unref();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isUnderWay) return;
    const bytes = this.#take();
    if (bytes.length === 0) return;
    this.#isUnderWay = true;
    write(standardOutput, bytes, (error, written) => {
      this.#isUnderWay = false;
      // Of a pipe that nobody reads any more nothing is kept.
      if (codeOf(error) !== "EPIPE") this.#keep(bytes.subarray(error ? 0 : written));
      if (!error && this.#lost > 0) {
        this.#sayLost(this.#lost);
        this.#lost = 0;
      }
      if (this.#unwritten !== null || this.#waiting !== "") this.#flushSoon();
    });
  }

  #take(): Buffer {
    const bytes = Buffer.from(this.#waiting);
    const all = this.#unwritten === null ? bytes : Buffer.concat([this.#unwritten, bytes]);
    this.#waiting = "";
    this.#unwritten = null;
    return all;
  }

  /** Before what failed meanwhile: a mistake is written at once, also while other lines are under way. */
  #keep(rest: Buffer): void {
    if (rest.length > 0) this.#unwritten = this.#unwritten === null ? rest : Buffer.concat([rest, this.#unwritten]);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
