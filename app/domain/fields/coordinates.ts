const degrees = String.raw`(-?\d{1,3}[.,]\d+)`;
const pair = new RegExp(String.raw`^\(?${degrees}°?(?:\s*[,;]\s*|\s+)${degrees}°?\)?$`);
// The place that a link of a map shows: in its path after @, or asked for by name.
const link = new RegExp(
  String.raw`^https?://\S*(?:@|[?&](?:q|query|ll|destination)=)${degrees}(?:,|%2C)${degrees}`,
  "i",
);

/** A pair of coordinates that was pasted into the field of the latitude, laid out over both; anything else stays as it is. */
export function splitPoint<Texts extends { latitude: string; longitude: string }>(texts: Texts): Texts {
  const text = texts.latitude.trim();
  const [, latitude, longitude] = pair.exec(text) ?? link.exec(text) ?? [];
  return latitude === undefined || longitude === undefined ? texts : { ...texts, latitude, longitude };
}
