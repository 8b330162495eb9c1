/** A writer or service that has not answered by then will not, in ms. */
export const answerTimeout = 3 * 60 * 1000;
/** Less than that: what a service failed at is to be said by its client. */
export const serviceTimeout = answerTimeout - 10_000;
/** How long a piece of work is held before another process may take it, in ms: longer than two answers, the second a repair. */
export const leaseTime = 7 * 60 * 1000;
/** Nothing is put aside for longer, in ms, whatever a service asks. What seems to be was put aside while the clock was wrong. */
export const longestPause = 60 * 60 * 1000;

/** Pauses before the second and the third try, in ms; then it has failed. */
const pauses = [10_000, 60_000];

type Failure = { mayPass: boolean; retryAt?: Date | undefined };

/**
 * When to try again what has failed, `tries` times before; null for never. A service that wants to be left alone means all of our
 * questions: `putOff` is until when.
 */
export function afterFailure(tries: number, { mayPass, retryAt }: Failure, now: Date) {
  const putOff = retryAt && new Date(Math.min(retryAt.getTime(), now.getTime() + longestPause));
  const pause = mayPass ? pauses[tries] : undefined;
  const next = pause === undefined ? null : new Date(now.getTime() + pause);
  return { nextTryAt: next && putOff && putOff > next ? putOff : next, putOff };
}
