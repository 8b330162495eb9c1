import { parsePhoneNumberFromString } from "libphonenumber-js/min";

import { digitsIn, splitExtension } from "./phone";

/**
 * The whole number by which two spellings of a phone are known for the same: `+34600112233`, with an extension
 * `+14155550132;ext=204`. A country is taken from what was typed, Spain where none was. What is no number of any country is
 * `typed:` and its digits, the same as itself alone; blank where there are too few digits to tell.
 */
export function wholeNumber(phone: string): string {
  const { dialled: written, extension } = splitExtension(phone);
  // "(+34) 600…": the library takes a bracket before the plus for no number.
  const dialled = written.replace(/^[\s(]*(\+|00)\s*/, "$1");
  const digits = digitsIn(dialled);
  if (digits.length < 6) return "";
  const number = international(dialled) ?? `typed:${dialled.startsWith("+") ? "+" : ""}${digits}`;
  return extension === "" ? number : `${number};ext=${extension}`;
}

function international(dialled: string): string | undefined {
  // "+44 (0)20": the nought is dialled at home only.
  const spellings = [dialled, dialled.replace(/\(0\)/, "")];
  for (const spelling of spellings) {
    const read = parsePhoneNumberFromString(spelling, { defaultCountry: "ES", extract: false });
    if (read?.isPossible()) return read.number;
  }
  if (/^[\s(]*(?:\+|00)/.test(dialled)) return undefined;
  // People write their country without its plus: "1-415-555-0132", "44 7600 112233".
  const abroad = parsePhoneNumberFromString(`+${digitsIn(dialled)}`, { extract: false });
  if (abroad?.isValid()) return abroad.number;
  // "8 916 123-45-67": no country begins with 89, and Russian mobiles do where they are dialled at home.
  const russian = /^8(9\d{9})$/.exec(digitsIn(dialled))?.[1];
  return russian && `+7${russian}`;
}

/**
 * The number for a link of the messaging app: digits with their country. A Spanish landline cannot receive messages.
 * @param whole of `wholeNumber`
 */
export function messagingNumber(whole: string): string | null {
  const [number = ""] = whole.split(";");
  return number.startsWith("+") && !/^\+34[^67]/.test(number) ? number.slice(1) : null;
}

/**
 * The digits for which a phone is searched: of the whole number where a country was typed or the number is whole, and as
 * typed, without what is dialled at home only.
 */
export function searchedDigits(typed: string): string[] {
  const { dialled } = splitExtension(typed);
  const digits = digitsIn(dialled).replace(/^00/, "");
  const number = wholeNumber(dialled);
  const whole = number.startsWith("+") ? digitsIn(number) : undefined;
  if (whole !== undefined && /^[\s(]*(?:\+|00)/.test(dialled)) return [whole];
  // Nought is dialled at home before most numbers, eight in Russia.
  const athome = digits.length > 7 ? digits.replace(/^0|^8(?=\d{10}$)/, "") : digits;
  return [...new Set([digits, athome, ...(whole === undefined ? [] : [whole])])].filter((each) => each !== "");
}
