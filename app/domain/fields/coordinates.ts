const degrees = String.raw`(-?\d{1,3}[.,]\d+)`;
const pair = new RegExp(String.raw`^\(?${degrees}°?(?:\s*[,;]\s*|\s+)${degrees}°?\)?$`);
// The pin that a link of a map sets, which stands beside the middle of what it shows.
const pin = new RegExp(String.raw`^https?://\S*!3d${degrees}!4d${degrees}`);
// The place that such a link shows: in its path after @, behind the scale, or asked for by name.
const link = new RegExp(
  String.raw`^https?://\S*(?:@|#map=\d+/|[?&](?:q|query|ll|destination)=)${degrees}(?:,|%2C|/)${degrees}`,
  "i",
);

/** A pair of coordinates that was pasted into the field of the latitude, laid out over both; anything else stays as it is. */
export function splitPoint<Texts extends { latitude: string; longitude: string }>(texts: Texts): Texts {
  const text = texts.latitude.trim();
  const [, latitude, longitude] = pair.exec(text) ?? pin.exec(text) ?? link.exec(text) ?? [];
  return latitude === undefined || longitude === undefined ? texts : { ...texts, latitude, longitude };
}
