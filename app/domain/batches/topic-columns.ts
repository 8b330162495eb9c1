import { folded } from "~/i18n/fold";
import { readLanguage } from "~/i18n/read-language";

export const topicColumns = ["keyword", "title", "language", "unused"] as const;
export type TopicColumn = (typeof topicColumns)[number];

/**
 * What stands in each column of a file, and how many rows above the first topic are headings. Several columns of a title are one
 * title that nobody put into quotes, and so are cells behind the last column where that is the title's. Without any, titles are proposed.
 */
export type Layout = { columns: readonly TopicColumn[]; headings: number };

const keywordNames =
  /^(?:(?:top |search )?(?:keywords?|quer(?:y|ies)|terms?)|search terms?|key ?phrases?|palabras? clave|(?:principales )?consultas?(?: principales)?|terminos? de busqueda|paraul(?:a|es) clau|(?:principals )?consult(?:a|es)(?: principals)?|termes? de cerca|ключев(?:ое слово|ые слова|ая фраза|ые фразы)|(?:популярные |самые популярные )?запросы?|фраз[аы])$/;
const titleNames =
  /^(?:(?:article |page )?titles?|headlines?|titulos?|titulares?|titols?|titulars?|заголов(?:ок|ки)|названи[ея])$/;
const languageNames = /^(?:language|lang|hreflang|locale|idioma|lengua|llengua|язык)$/;
const otherNames =
  /^(?:#|no|country|pais|страна|clicks?|clics?|клики|impress?ions?|impresiones|показы|ctr|positions?|posicion?|posicio|позиция|(?:search |avg\.? monthly )?(?:volume|searches)|volumen|volum|частота|currency|kd|sd|pd|(?:keyword )?difficulty|cpc.*|competition.*|intent|trend|parent topic|serp features)$/;

type Row = readonly string[];

/**
 * How a table of topics is laid out. A header on its first lines, under a heading row or not, names the columns as people and keyword
 * tools do in four languages; a first row that only mentions a keyword or a title is one too (specification, section 5). Without a
 * header a file has keywords, or keywords and titles.
 * @returns `isSure` where nobody need be asked
 */
export function guessLayout(rows: readonly Row[]): Layout & { isSure: boolean } {
  const place = rows.slice(0, 5).findIndex((row, index) => isHeader(row, index === 0));
  if (place !== -1) return underHeader(rows, place);
  return rows[0]?.some((cell) => mentioned(plain(cell)) !== undefined) ? underHeader(rows, 0) : withoutHeader(rows);
}

function isHeader(row: Row, isFirst: boolean): boolean {
  const names = row.map(plain).filter((name) => name !== "");
  const known = names.map(named).filter((kind) => kind !== undefined);
  return known.includes("keyword") && (known.length > 1 || (isFirst && names.length === 1));
}

function underHeader(rows: readonly Row[], place: number): Layout & { isSure: boolean } {
  const names = trimmed(rows[place] ?? []).map(plain);
  const body = rows.slice(place + 1);
  const exact = names.map(named);
  const kinds = names.map((name, column) => {
    const mention = exact[column] === undefined ? mentioned(name) : undefined;
    return exact[column] ?? (mention && !exact.includes(mention) ? mention : undefined);
  });
  const placesOf = (kind: TopicColumn | undefined) => [...kinds.keys()].filter((column) => kinds[column] === kind);
  const [keywords, titles, tongues] = [placesOf("keyword"), placesOf("title"), placesOf("language")];
  // What nobody has named may be the title, or the keyword.
  const unknown = placesOf(undefined).filter((column) => names[column] !== "" || hasLetters(body, column));
  const keyword = keywords[0] ?? unknown[0] ?? (titles[0] === 0 && names.length > 1 ? 1 : 0);
  const title = titles.find((column) => column !== keyword) ?? unknown.find((column) => column !== keyword);
  const columns = names.map((_, column): TopicColumn => {
    if (column === keyword) return "keyword";
    if (column === title) return "title";
    return column === tongues[0] ? "language" : "unused";
  });
  const isNamed = exact.some((kind) => kind === "keyword" || kind === "title");
  const isOne = keywords.length === 1 && titles.length <= 1 && tongues.length <= 1;
  return { columns, headings: place + 1, isSure: isNamed && isOne && (titles.length === 1 || unknown.length === 0) };
}

function withoutHeader(rows: readonly Row[]): Layout & { isSure: boolean } {
  const body = rows.map(trimmed).filter(({ length }) => length > 0);
  const width = body.reduce((widest, { length }) => Math.max(widest, length), 0);
  // Commas of titles that nobody put into quotes: a table has the same number of columns on all its rows.
  const isCut = width > 2 && body.some(({ length }) => length === 2);
  const kinds = Array.from({ length: isCut ? 2 : width }, (_, column) => kindOf(body, column));
  const texts = [...kinds.keys()].filter((column) => kinds[column] === "text");
  const tongue = kinds.indexOf("language");
  const [keyword = 0, title] = texts;
  const columns = kinds.map((_, column): TopicColumn => {
    if (column === keyword) return "keyword";
    if (column === title) return "title";
    return column === tongue ? "language" : "unused";
  });
  const isPlain = texts.length < 2 || (kinds.length === 2 && !readsTurned(body));
  return { columns, headings: 0, isSure: isPlain && tongue === -1 };
}

/** As many rows are looked at. */
const mostLookedAt = 200;

/** A column of numbers holds how often people search; one in which nothing stands could hold anything. */
function kindOf(body: readonly Row[], column: number): "text" | "language" | "numbers" {
  const cells = body.slice(0, mostLookedAt).flatMap((row) => row[column] || []);
  if (cells.length === 0) return "text";
  if (cells.every((cell) => readLanguage(cell) !== undefined)) return "language";
  const have = (sign: RegExp) => cells.some((cell) => sign.test(cell));
  return have(/\d/) && !have(/\p{L}/u) ? "numbers" : "text";
}

function hasLetters(body: readonly Row[], column: number): boolean {
  return kindOf(body, column) !== "numbers" && body.some((row) => Boolean(row[column]));
}

/** Whether most rows have first what looks like a title, and then what people search for. */
function readsTurned(body: readonly Row[]): boolean {
  const rows = body.slice(0, mostLookedAt);
  const turned = rows.filter(([first = "", second = ""]) => {
    if (second === "") return false;
    const isNamedFirst = /^\P{L}*\p{Lu}/u.test(first) && /^\P{L}*\p{Ll}/u.test(second);
    return isNamedFirst || first.split(/\s+/).length > second.split(/\s+/).length + 2;
  });
  return turned.length > rows.length / 2;
}

function named(name: string): TopicColumn | undefined {
  if (keywordNames.test(name)) return "keyword";
  if (titleNames.test(name)) return "title";
  if (languageNames.test(name)) return "language";
  return otherNames.test(name) ? "unused" : undefined;
}

function mentioned(name: string): "keyword" | "title" | undefined {
  if (/title|titul|titol|заголов/.test(name)) return "title";
  return /keyword|palabra clave|paraula clau|ключев/.test(name) ? "keyword" : undefined;
}

/** Without the blank cells at its end. */
function trimmed(row: Row): Row {
  return row.slice(0, row.findLastIndex((cell) => cell !== "") + 1);
}

function plain(value: string): string {
  return folded(value)
    .replace(/[_\s]+/g, " ")
    .trim();
}
