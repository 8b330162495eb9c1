import { digitsIn } from "~/domain/fields/phone";
import { searchedDigits, wholeNumber } from "~/domain/fields/phone-number.server";
import { folded, plainWords } from "~/i18n/fold";

import { fewestDigits, searchedWords } from "./searched-words";

/** Where a search found what was typed, with what stands there; of a long text the words around it. */
export type FoundIn = {
  place: "number" | "name" | "email" | "phone" | "home" | "street" | "text" | "reply";
  said: string;
};

/** What a message is searched in. */
export type Searched = {
  id: number;
  name: string;
  email: string;
  phone: string;
  home: string | null;
  /** The reference of that home. */
  reference: string | null;
  street: string | null;
  /** What the form asked and the sender's own words. */
  text: string;
  /** What was replied to it from the panel. */
  replies: string;
};

/** Why a search found a message: for each word the first place where it stands, each place once. */
export function foundIn(words: string, message: Searched): FoundIn[] {
  const { number, phone, parts } = searchedWords(words);
  if (number === message.id) return [{ place: "number", said: String(message.id) }];
  if (phone !== undefined && digitsIn(phone).length >= fewestDigits && hasPhone(message.phone, searchedDigits(phone)))
    return [{ place: "phone", said: message.phone }];

  const found = new Map<FoundIn["place"], string>();
  for (const part of parts) {
    const place = placeOf(part, message);
    if (place && !found.has(place.place)) found.set(place.place, place.said);
  }
  return [...found].map(([place, said]) => ({ place, said }));
}

function placeOf(part: string, message: Searched): FoundIn | undefined {
  const letters = folded(part);
  const plain = plainWords(part);
  const { name, email, phone, home, reference, street, text, replies } = message;
  if (folded(name).includes(letters)) return { place: "name", said: name };
  if (folded(email).includes(letters)) return { place: "email", said: email };
  const digits = digitsIn(part);
  if (digits.length >= fewestDigits && !/\p{L}/u.test(part) && hasPhone(phone, [digits])) {
    return { place: "phone", said: phone };
  }
  if (plain !== "" && plainWords(`${home ?? ""} ${reference ?? ""}`).includes(plain)) {
    return { place: "home", said: home ?? "" };
  }
  if (plain !== "" && plainWords(street ?? "").includes(plain)) return { place: "street", said: street ?? "" };
  const said = around(text, part);
  if (said !== undefined) return { place: "text", said };
  const replied = around(replies, part);
  return replied === undefined ? undefined : { place: "reply", said: replied };
}

function hasPhone(phone: string, ways: readonly string[]): boolean {
  return ways.some((digits) => digitsIn(phone).includes(digits) || wholeNumber(phone).includes(digits));
}

const wordsBefore = 2;
const wordsShown = 12;
// What was typed may be several words to a reader of signs: "l'Eixample", an address of a page.
const wordsAtOnce = 4;

/** The words around the first place where a text holds what was typed, as the index of words reads both. */
function around(text: string, part: string): string | undefined {
  const typed = asIndexed(part);
  const words = text.split(/\s+/).filter((word) => word !== "");
  const first = words.findIndex(
    (word, from) =>
      asIndexed(word).includes(typed) || asIndexed(words.slice(from, from + wordsAtOnce).join(" ")).startsWith(typed),
  );
  if (typed === " " || first < 0) return undefined;
  const from = Math.max(0, first - wordsBefore);
  const to = Math.min(words.length, from + wordsShown);
  return `${from > 0 ? "… " : ""}${words.slice(from, to).join(" ")}${to < words.length ? " …" : ""}`;
}

/** Words with a space before each: what stands before an apostrophe is one of its own. */
function asIndexed(text: string): string {
  return ` ${folded(text.replaceAll("·", ""))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;
}
