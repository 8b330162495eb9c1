/** Signs that people write between the digits of a phone number; the forms accept these. */
export const phoneSigns = [
  " ",
  "\u00a0",
  "(",
  ")",
  "+",
  ".",
  "/",
  "-",
  "\u2010",
  "\u2011",
  "\u2012",
  "\u2013",
] as const;

// Spanish numbers have nine digits; whoever writes the country before them is the same person.
const nationalDigits = 9;

/** The digits by which two spellings of a number are known for the same; `undefined` where there are too few to tell. */
export function sameNumberDigits(phone: string): string | undefined {
  const digits = digitsIn(phone);
  return digits.length >= 6 ? digits.slice(-nationalDigits) : undefined;
}

/**
 * The number for a link of the messaging app: digits with the country before them. Without a country only a Spanish mobile
 * number can be told; a landline cannot receive messages.
 */
export function messagingNumber(phone: string): string | undefined {
  const digits = digitsIn(phone);
  if (/^\s*\+/.test(phone)) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  return /^[67]\d{8}$/.test(digits) ? `34${digits}` : undefined;
}

export function digitsIn(text: string): string {
  return text.replace(/\D/g, "");
}
