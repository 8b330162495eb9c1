const escape = /\\(?:u([\da-fA-F]{4})|([\s\S])|$)/g;
const meanings: Record<string, string> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "",
  f: "",
  '"': '"',
  "'": "'",
  "\\": "\\",
  "/": "/",
};
const halfCharacter = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The inside of a JSON string as it was meant. What is no escape stays; half an escape or half a character at the end goes. */
export function unescapeJson(inside: string): string {
  const text = inside.replace(/\\u[\da-fA-F]{0,3}$/, "").replace(escape, (whole, code?: string, sign?: string) => {
    if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
    return sign === undefined ? "" : (meanings[sign] ?? whole);
  });
  return withoutHalfCharacters(text);
}

/** Without what is left of an emoji that was cut in two: half a surrogate pair can be neither stored nor shown. */
export function withoutHalfCharacters(text: string): string {
  return text.replace(halfCharacter, "");
}
