/** The id that stands in an address: a positive whole number without leading zeros; anything else names nothing. */
export function readArticleId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : undefined;
}
