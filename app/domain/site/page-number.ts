/** The page of a list that an address asks for, from 1; what is no number is the first. */
export function readPageNumber(params: URLSearchParams): number {
  const text = params.get("page") ?? "";
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1;
}
