import type { HomeCard } from "./property";

const day = 24 * 60 * 60 * 1000;

/** For how many days a home counts as new, and a reduction is worth saying. */
export const newFor = 7;
export const reducedFor = 60;

/** What is new about a home at its price. */
export type PriceNews = {
  isNew: boolean;
  /** EUR: the lowest price that was asked for in the 30 days before the last change, where today's is lower. */
  reducedFrom: number | null;
};

/** Whether a home came on the market this week, and whether its price has fallen lately. A sold home has no news. */
export function priceNews(
  home: Pick<HomeCard, "status" | "price" | "publishedAt" | "priceSince" | "priceBefore">,
  now: Date,
): PriceNews {
  if (home.status === "sold" || home.status === "draft") return { isNew: false, reducedFrom: null };
  const { price, publishedAt, priceSince, priceBefore } = home;
  const isReduced = priceBefore !== null && priceBefore > price && isWithin(priceSince, reducedFor, now);
  return { isNew: isWithin(publishedAt, newFor, now), reducedFrom: isReduced ? priceBefore : null };
}

function isWithin(since: string | null, days: number, now: Date): boolean {
  if (since === null) return false;
  const age = now.getTime() - new Date(since).getTime();
  return age >= 0 && age < days * day;
}
