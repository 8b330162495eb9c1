// Signs and words around a phone number. Which number it is, is read with its country on the server: phone-number.server.ts.

const extensionWord = String.raw`extensi[oó]n?|extension|ext|доб(?:авочный)?|int(?:erno|ern)?|x|#`;
const extension = new RegExp(String.raw`^(.*?\d[\s).]*)[\s,;(]*(?:${extensionWord})[\s.:]*(\d{1,7})[\s)]*$`, "iu");

/** What is dialled, and the extension that is asked for then; blank where none was written. */
export function splitExtension(phone: string): { dialled: string; extension: string } {
  const [, dialled, asked] = extension.exec(phone) ?? [];
  return dialled === undefined || asked === undefined
    ? { dialled: phone.trim(), extension: "" }
    : { dialled: dialled.trim(), extension: asked };
}

/** What is wrong with a phone number as somebody typed it; undefined where a person can call it. */
export function phoneFault(phone: string): "invalid" | "short" | undefined {
  const { dialled } = splitExtension(phone);
  if (!/^(?:[\s()+./\u2010-\u2013-]*\d){6}[\d\s()+./\u2010-\u2013-]*$/.test(dialled)) return "invalid";
  const digits = digitsIn(dialled);
  const hasCountry = /^[\s(]*(?:\+|00)/.test(dialled);
  // Without a country it is Spanish, and those have nine digits.
  if (!hasCountry) return digits.length < 9 ? "short" : undefined;
  const spanish = /^(?:00)?34(\d*)$/.exec(digits)?.[1];
  return spanish !== undefined && spanish.length < 9 ? "short" : undefined;
}

export function digitsIn(text: string): string {
  return text.replace(/\D/g, "");
}
