import { folded } from "~/i18n/fold";

/** In which column what stands. Without a column of titles each title is proposed. */
export type TopicColumns = { keyword: number; title: number | null };

const keywordNames =
  /^(?:(?:top |search )?(?:keywords?|quer(?:y|ies)|terms?)|search terms?|key ?phrases?|palabras? clave|(?:principales )?consultas?(?: principales)?|terminos? de busqueda|paraul(?:a|es) clau|(?:principals )?consult(?:a|es)(?: principals)?|termes? de cerca|ключев(?:ое слово|ые слова|ая фраза|ые фразы)|(?:популярные |самые популярные )?запросы?|фраз[аы])$/;
const titleNames =
  /^(?:(?:article |page )?titles?|headlines?|titulos?|titulares?|titols?|titulars?|заголов(?:ок|ки)|названи[ея])$/;
const otherNames =
  /^(?:#|no|language|lang|idioma|llengua|язык|locale|country|pais|страна|clicks?|clics?|клики|impress?ions?|impresiones|показы|ctr|positions?|posicion?|posicio|позиция|(?:search |avg\.? monthly )?(?:volume|searches)|volumen|volum|частота|currency|kd|sd|pd|(?:keyword )?difficulty|cpc.*|competition.*|intent|trend|parent topic|serp features)$/;

/**
 * The header of a table of topics: on its first lines, under a heading row or not, by the names that people and keyword tools
 * give the columns in four languages. A first row that only mentions a keyword or a title is one too (specification, section 5).
 * @returns its place among the rows with the columns, `undefined` where there is none
 */
export function findHeader(rows: readonly (readonly string[])[]): { place: number; columns: TopicColumns } | undefined {
  const place = rows.slice(0, 5).findIndex((row, index) => isNamed(row, index === 0));
  const found = Math.max(place, 0);
  const header = rows[found];
  if (!header || (place === -1 && !header.some(mentions))) return undefined;
  return { place: found, columns: columnsOf(header) };
}

function isNamed(row: readonly string[], isFirst: boolean): boolean {
  const names = row.map(plain).filter((name) => name !== "");
  const known = names.filter((name) => [keywordNames, titleNames, otherNames].some((kind) => kind.test(name)));
  const isTopic = names.some((name) => keywordNames.test(name));
  return isTopic && (known.length > 1 || (isFirst && names.length === 1));
}

function columnsOf(header: readonly string[]): TopicColumns {
  const names = header.map(plain);
  const first = (...tests: ((name: string) => boolean)[]) => {
    const places = tests.map((test) => names.findIndex((name) => test(name)));
    return places.find((place) => place !== -1) ?? -1;
  };
  const title = first(
    (name) => titleNames.test(name),
    (name) => /title|titul|titol|заголов/.test(name),
  );
  const keyword = first(
    (name) => keywordNames.test(name),
    (name) => /keyword|palabra clave|paraula clau|ключев/.test(name),
  );
  if (keyword === -1) return { keyword: title === 0 ? 1 : 0, title };
  // Beside a keyword stands its title, unless the header calls that something else.
  const beside = names.findIndex((name, place) => place !== keyword && !otherNames.test(name));
  const unnamed = beside === -1 ? null : beside;
  return { keyword, title: title === -1 || title === keyword ? unnamed : title };
}

function mentions(value: string): boolean {
  return /keyword|title|palabra clave|titulo|paraula clau|titol|ключев|заголовок/.test(plain(value));
}

function plain(value: string): string {
  return folded(value)
    .replace(/[_\s]+/g, " ")
    .trim();
}
