const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  middot: "·",
  bull: "•",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  euro: "€",
  pound: "£",
  cent: "¢",
  deg: "°",
  sup2: "²",
  sup3: "³",
  ordf: "ª",
  ordm: "º",
  iexcl: "¡",
  iquest: "¿",
  times: "×",
  frac12: "½",
  copy: "©",
  reg: "®",
  trade: "™",
  numero: "№",
  szlig: "ß",
};

/** Marks that entities such as `&oacute;` put on a letter, as combining characters. */
const marks: Record<string, string> = {
  acute: "\u0301",
  grave: "\u0300",
  uml: "\u0308",
  circ: "\u0302",
  tilde: "\u0303",
  cedil: "\u0327",
};

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi;

/** Decodes the character references of HTML once: all numeric ones, and the named ones that texts of our four languages hold. */
export function decodeEntities(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? named[name.toLowerCase()] ?? accented(name) ?? whole;
    const point = decimal === undefined ? parseInt(hexadecimal ?? "", 16) : Number(decimal);
    const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : whole;
  });
}

function accented(name: string): string | undefined {
  const mark = marks[name.slice(1)];
  return mark === undefined ? undefined : `${name.charAt(0)}${mark}`.normalize("NFC");
}
