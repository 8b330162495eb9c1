/** How an answer may be packed on its way: as the one who asks can unpack it. */

/** @typedef {"br" | "gzip" | "identity"} Packing */

// Named, alone or in a list, and not with the weight of nothing.
const namesBrotli = /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:[;,]|$))[^,]*)?(?:,|$)/i;
const namesGzip = /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:[;,]|$))[^,]*)?(?:,|$)/i;

/**
 * @param {string | string[] | undefined} encodings the header Accept-Encoding
 * @returns {Packing}
 */
export function preferredPacking(encodings = "") {
  const accepted = String(encodings);
  if (namesBrotli.test(accepted)) return "br";
  return namesGzip.test(accepted) ? "gzip" : "identity";
}
