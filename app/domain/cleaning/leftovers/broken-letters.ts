/** What windows-1252 shows for the bytes 0x80 to 0x9f; the five that it leaves out show as themselves. */
const western = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
/** What windows-1251 shows for the bytes 0x80 to 0xbf. */
const cyrillic = "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї";

const westernByte = (letter: string) => {
  const place = western.indexOf(letter);
  return place === -1 ? letter.charCodeAt(0) : 0x80 + place;
};
const cyrillicByte = (letter: string) => {
  if (letter === "Р") return 0xd0;
  return letter === "С" ? 0xd1 : 0x80 + cyrillic.indexOf(letter);
};

const westernRun = new RegExp(`(?:[\\u00c2-\\u00f4][\\u00a0-\\u00bf${western}]{1,3})+`, "g");
const cyrillicRun = new RegExp(`(?:[РС][${cyrillic.replace("]", "\\]")}]){3,}`, "g");

/** What our languages are written with: anything else would be a word that only looks broken, as “CAFÉ»” does. */
const ours =
  /^[\u00a0-\u00ff\u0100-\u017f\u2010-\u203a\u20ac\u2116\u2122\u2192\u2212\u2713\u0401\u0451\u0410-\u044f]+$/;
const utf8 = new TextDecoder("utf-8", { fatal: true });

export type BrokenLetters = { start: number; end: number; right: string };

/** Letters that were stored as UTF-8 and read as an older encoding, "Ã©" for "é" and "РїСЂРё" for "при", with what they were. */
export function findBrokenLetters(text: string): BrokenLetters[] {
  // Programs that know nothing at 0x9d lose the third letter of a closing quotation mark.
  const quotes = [...text.matchAll(/â€\ufffd/g)].map(({ index: start }) => ({ start, end: start + 3, right: "”" }));
  return [...quotes, ...found(text, westernRun, westernByte), ...found(text, cyrillicRun, cyrillicByte)].toSorted(
    (one, other) => one.start - other.start,
  );
}

function* found(text: string, run: RegExp, byteOf: (letter: string) => number): Generator<BrokenLetters> {
  for (const { index: start, 0: letters } of text.matchAll(run)) {
    const right = decoded([...letters].map(byteOf));
    if (right !== null && isOurs(right)) yield { start, end: start + letters.length, right };
  }
}

function isOurs(right: string): boolean {
  if (!ours.test(right)) return false;
  // One Russian letter alone: as well a capital Ñ before a quotation mark.
  return !/^[\u0401\u0410-\u0451]$/.test(right);
}

function decoded(bytes: number[]): string | null {
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
