let last: Promise<void> = Promise.resolve();

/**
 * Waits for a round of the event loop of one's own. Several pieces of work that only compute would otherwise follow each
 * other without a request being answered in between.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return last;
}
