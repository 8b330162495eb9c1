/** Addresses that were asked for and are not there, on their way to the job that counts them (app/jobs/missing-pages.server.ts, by remix-boot.ts). */

const mostWaiting = 5000;

export class MissingPages {
  #waiting: string[] = [];
  #isToTell = false;
  #tell: (paths: string[]) => void;

  constructor(tell: (paths: string[]) => void) {
    this.#tell = tell;
  }

  count(path: string): void {
    // The job keeps no more of one.
    if (this.#waiting.length < mostWaiting) this.#waiting.push(path.slice(0, 300));
    if (this.#isToTell) return;
    this.#isToTell = true;
    // A scanner asks for thousands: those of a turn are told at once. Whoever looks at the list next finds them on it.
    setImmediate(() => this.tell());
  }

  tell(): void {
    this.#isToTell = false;
    if (this.#waiting.length > 0) this.#tell(this.#waiting.splice(0));
  }
}
