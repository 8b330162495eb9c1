/** However long a service wants to be left alone, it is asked again after so many ms: a wrong clock of theirs stops nothing. */
export const longestRetryAfter = 60 * 60 * 1000;

/** When a service may be asked again, by its `Retry-After`: seconds or a date. Undefined where it says nothing we can read. */
export function retryAfter(value: string | null | undefined, now: Date): Date | undefined {
  const said = value?.trim() ?? "";
  const isSeconds = /^\d{1,9}(?:\.\d+)?$/.test(said);
  // A bare number that is no count of seconds would be read as a year.
  if (!isSeconds && !/[a-z]/i.test(said)) return undefined;
  const wait = isSeconds ? Number(said) * 1000 : Date.parse(said) - now.getTime();
  if (Number.isNaN(wait) || wait <= 0) return undefined;
  return new Date(now.getTime() + Math.min(wait, longestRetryAfter));
}
