const day = 24 * 60 * 60 * 1000;

/** For how many days a home counts as new, and a reduction is worth saying. */
export const newFor = 7;
export const reducedFor = 60;

/** A home, or a unit of a new building, with what is known of its price. */
export type Priced = {
  status: "draft" | "available" | "pending" | "reserved" | "sold";
  /** EUR */
  price: number;
  /** Since when it is public; null where nobody knows. ISO 8601, UTC. */
  publishedAt: string | null;
  priceSince: string | null;
  priceBefore: number | null;
};

/** What is new about a home at its price. */
export type PriceNews = {
  isNew: boolean;
  /** EUR: the lowest price that was asked for in the 30 days before the last change, where today's is lower. */
  reducedFrom: number | null;
};

/** Whether a home came on the market this week, and whether its price has fallen lately. A sold home has no news. */
export function priceNews(home: Priced, now: Date): PriceNews {
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
