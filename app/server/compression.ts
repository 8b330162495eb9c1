/** How an answer is compressed on its way: as the one who asks can read it. Remix is asked for plain bytes, so that nothing is compressed twice. */
import type { Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

// Named, alone or in a list, and not with the weight of nothing.
const namesBrotli = /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:[;,]|$))[^,]*)?(?:,|$)/i;
const namesGzip = /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:[;,]|$))[^,]*)?(?:,|$)/i;

/** @param encodings the header Accept-Encoding */
export function preferredEncoding(encodings: string | string[] | undefined = ""): Encoding {
  const accepted = String(encodings);
  if (namesBrotli.test(accepted)) return "br";
  return namesGzip.test(accepted) ? "gzip" : "identity";
}

const compressed = /^(?:text\/|application\/(?:json|ld\+json|xml|rss\+xml|manifest\+json)|image\/svg)/;

/** Whether what is of this type becomes shorter. */
export function isCompressible(contentType: string): boolean {
  return compressed.test(contentType);
}

/** Brotli's: a page that many are sent is worth some milliseconds, of a thread that draws nothing. */
const quality = { kept: 8, once: 4 };

/** A page, whole. @param use whether many will be sent it, or one visitor */
export async function compress(body: Buffer, encoding: Encoding, use: keyof typeof quality): Promise<Buffer> {
  if (encoding === "br") {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality[use], [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return promisify(brotliCompress)(body, { params });
  }
  return encoding === "gzip" ? promisify(gzip)(body) : body;
}

/** What goes through to one visitor, however long it is. Null where it goes as it is. */
export function compressor(encoding: Encoding): Transform | null {
  if (encoding === "br") return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality.once } });
  return encoding === "gzip" ? createGzip() : null;
}
