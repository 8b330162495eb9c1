/** The id that stands in an address or a field: a positive whole number without leading zeros; anything else names nothing. */
export function readId(text: unknown): number | undefined {
  return typeof text === "string" && /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : undefined;
}

/** The page of a list that an address asks for, from 1; what is no number is the first. */
export function readPageNumber(params: URLSearchParams): number {
  const text = params.get("page") ?? "";
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1;
}
