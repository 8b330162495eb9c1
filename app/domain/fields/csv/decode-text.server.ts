import iconv from "iconv-lite";

/**
 * The text of a file in whatever encoding spreadsheets write: UTF-8, UTF-16 with a byte order mark or without, Windows-1252,
 * Windows-1251 or MacRoman. `undefined` for what is no text. Node's own decoder loses `€ ’ “ ”` of Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  const decoded = iconv.decode(Buffer.from(bytes), encoding);
  // The library has the table from before 1998, when the euro took this place.
  const text = encoding === "macroman" ? decoded.replaceAll("¤", "€") : decoded;
  // Signs that no text holds: a picture or a program.
  return /(?![\t\n\r\f])\p{Cc}|\p{Cs}|\p{Cn}/u.test(text) ? undefined : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 2000);
  if (start.includes(0)) return bytes.length % 2 === 0 ? withoutMark(start) : "utf-8";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return singleByte(bytes.subarray(0, 20_000));
  }
}

/** Latin letters of UTF-16 have their zero always in the same half. */
function withoutMark(start: Uint8Array): string {
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 8 && even === 0) return "utf-16le";
  return even > start.length / 8 && odd === 0 ? "utf-16be" : "utf-8";
}

/**
 * Russian words are rows of high bytes, where Spanish and Catalan have one accent between plain letters. That accent is below A0
 * on an old Mac and above C0 in Windows; 92, the apostrophe of Windows between letters, says nothing.
 */
function singleByte(bytes: Uint8Array): string {
  let inRows = 0;
  let high = 0;
  let mac = 0;
  let windows = 0;
  for (const [place, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    const [before = 0, after = 0] = [bytes[place - 1], bytes[place + 1]];
    high += 1;
    if (byte >= 0xc0 && (before >= 0xc0 || after >= 0xc0)) inRows += 1;
    if (!isPlainLetter(before) && !isPlainLetter(after)) continue;
    if (byte < 0xa0 && byte !== 0x92 && isPlainLetter(before) && byte > 0x83) mac += isPlainLetter(after) ? 2 : 0;
    if (byte >= 0xc0) windows += 1;
  }
  if (inRows > high * 0.6) return "windows-1251";
  return mac > windows ? "macroman" : "windows-1252";
}

function isPlainLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
