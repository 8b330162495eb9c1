import iconv from "iconv-lite";

import { type Encoding, singleByteEncodings } from "./encoding";
import { doubtfulDashes, oddWords } from "./odd-words";

/** A file as it reads in an encoding. */
export type Reading = { encoding: Encoding; text: string };

/**
 * How a file reads: UTF-8, UTF-16 with a byte order mark or without, Windows-1252, Windows-1251 or MacRoman; the likeliest first, and
 * that one alone where it is certain. None for what is no text. Node's own decoder loses `€ ’ “ ”` of Windows-1252.
 */
export function readingsOf(bytes: Uint8Array): Reading[] {
  const unicode = unicodeOf(bytes);
  if (unicode) return [decode(bytes, unicode)].filter(isText);
  const start = bytes.subarray(0, 20_000);
  const [best, ...others] = singleByteEncodings
    .map((encoding) => decode(bytes, encoding))
    .filter(isText)
    .map((reading) => {
      const { text } = decode(start, reading.encoding);
      return { reading, odd: oddWords(text), dashes: doubtfulDashes(text) };
    })
    .toSorted((one, other) => one.odd - other.odd || one.dashes - other.dashes);
  if (!best) return [];
  const rivals = others.filter(({ reading, odd }) => reading.text !== best.reading.text && odd <= 2 * best.odd);
  return [best, ...(rivals.length > 0 ? others : [])].map(({ reading }) => reading);
}

function decode(bytes: Uint8Array, encoding: Encoding): Reading {
  const text = iconv.decode(Buffer.from(bytes), encoding);
  // The library has the Mac's table from before 1998, when the euro took this place.
  return { encoding, text: encoding === "macroman" ? text.replaceAll("¤", "€") : text };
}

/** Whether it has no signs that no text holds, as a picture or a program has. */
function isText({ text }: Reading): boolean {
  return !/(?![\t\n\r\f])\p{Cc}|\p{Cs}|\p{Cn}/u.test(text);
}

function unicodeOf(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 2000);
  if (start.includes(0)) return bytes.length % 2 === 0 ? withoutMark(start) : "utf-8";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return undefined;
  }
}

/** Latin letters of UTF-16 have their zero always in the same half. */
function withoutMark(start: Uint8Array): Encoding {
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 8 && even === 0) return "utf-16le";
  return even > start.length / 8 && odd === 0 ? "utf-16be" : "utf-8";
}
