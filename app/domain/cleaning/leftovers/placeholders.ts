import { insideOf, type Span, toSpan } from "../spans";

const words = [
  ...[
    "your",
    "insert",
    "add",
    "enter",
    "name",
    "agency",
    "company",
    "phone",
    "telephone",
    "e-?mail",
    "address",
    "city",
    "date",
    "link",
    "url",
  ],
  ...["image", "photo", "picture", "price", "amount", "number", "contact", "website", "author"],
  ...[
    "tu",
    "su",
    "inserta[r]?",
    "inserte",
    "añad[ae]",
    "nombre",
    "agencia",
    "teléfono",
    "correo",
    "dirección",
    "ciudad",
    "fecha",
    "enlace",
  ],
  ...[
    "imagen",
    "foto",
    "precio",
    "importe",
    "número",
    "el teu",
    "la teva",
    "el vostre",
    "la vostra",
    "insereix",
    "afegeix",
    "nom",
    "agència",
  ],
  ...["telèfon", "adreça", "ciutat", "enllaç", "imatge", "preu", "import", "número"],
  ...[
    "ваш[аеи]?",
    "вставьте",
    "вставить",
    "добавьте",
    "укажите",
    "название",
    "имя",
    "агентство",
    "телефон",
    "адрес",
    "город",
    "дата",
    "ссылка",
  ],
  ...["изображение", "фото", "цена", "сумма", "номер"],
  ...["internal", "external", "cta", "citation needed"],
].join("|");

const patterns: readonly RegExp[] = [
  /\ufffd+/g,
  // [Your Agency Name], [Insert photo here], [CITY]
  new RegExp(`\\[(?:${words})(?![\\p{L}\\p{N}])[^\\[\\]<>\\n]{0,60}\\](?!\\()`, "giu"),
  /\[[A-ZÀ-Ý][A-ZÀ-Ý_ ]{2,40}\](?!\()/gu,
  // (Insert photo here)
  /\((?:insert|insertar|inserte|insereix|inseriu|вставьте|вставить)\s[^()<>\n]{3,80}\)/giu,
  // [our homes](properties): a link that leads nowhere
  /\[[^[\]<>\n]{1,100}\]\([a-z][\w./#-]{0,100}\)/gi,
  /\{\{[^{}<>\n]{1,60}\}\}|\$\{[^{}<>\n]{1,60}\}|\{[a-z]+(?:_[a-z]+)+\}|%[A-Z][A-Z_]{2,30}%/g,
  /(?:<|&lt;)(?:your|insert|agency|company)[\s_-][\w\s_-]{1,40}(?:>|&gt;)/gi,
  // +34 XXX XXX XXX, €XXX
  /(?<![\p{L}\p{N}])X{2,3}(?:[ .,-]X{2,3})+(?![\p{L}\p{N}])|[€$]\s?X{2,}|(?<![\p{L}\p{N}])X{2,}\s?[€$]/gu,
  /(?<![\p{L}\p{N}])X{4,}(?![\p{L}\p{N}])|lorem ipsum dolor/giu,
  /(?<![\p{L}\p{N}])(?:TODO|TBD)(?![\p{L}\p{N}])/gu,
];

/** What a writer left for somebody else to fill in, and letters that were lost on the way. Quotations with a bracketed word of the editor are none. */
export function findPlaceholders(html: string): Span[] {
  const spans = patterns.flatMap((pattern) => [...html.matchAll(pattern)].map(toSpan));
  // An attribute may hold whatever it likes; a mark in angle brackets is one of these itself.
  const isInTag = insideOf([...html.matchAll(/<[^<>]*/g)].map(toSpan));
  return spans
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }) => !isInTag(start) || html[start] === "<" || html[end - 1] === ">");
}
