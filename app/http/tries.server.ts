import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const quarterHour = 15 * 60;

/** Counts tries in the last quarter of an hour. @param name tells counters apart */
export function countingTries(name: string, most: number): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: most, duration: quarterHour });
}

export type Counter = readonly [RateLimiterMemory, string];

/** Counts a try in each. @returns the minutes to wait, where there were too many; else 0 */
export async function countTry(counters: readonly Counter[]): Promise<number> {
  for (const [limiter, key] of counters) {
    const wait = await waitFor(limiter, key);
    if (wait > 0) return Math.ceil(wait / 60_000);
  }
  return 0;
}

async function waitFor(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (tooMany) {
    if (tooMany instanceof RateLimiterRes) return Math.max(1, tooMany.msBeforeNext);
    throw tooMany;
  }
}
