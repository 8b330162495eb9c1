import { plainText } from "~/domain/cleaning/plain-text";
import { isLanguage, type Language } from "~/i18n/languages";

import { largestInWords, readFigures } from "./read-figures";

/** What has to be the same in every language, and was not: what the translation lacks of it, and what it added. */
export type Difference = {
  of: "figures" | "laws" | "links" | "names";
  lacks: string[];
  added: string[];
};

type Text = { text: string; language: Language };

/**
 * Whether a translation says the same as its source where a mistake is costly: prices, areas, shares, dates and other figures
 * in whatever way a language writes them, laws and articles, where links lead, names of streets and those given.
 * @param names that stay as they are, letter for letter, where the source has them
 */
export function differencesOf(source: Text, translation: Text, names: readonly string[] = []): Difference[] {
  const before = readFigures(plainText(source.text), source.language);
  const after = readFigures(plainText(translation.text), translation.language);
  const figures = compared(before.figures, after.figures);
  const found: Difference[] = [
    // Up to ten a number may stand in words: "three bedrooms", "3 dormitorios".
    {
      of: "figures",
      lacks: figures.lacks.filter((figure) => !isInWords(figure, after.smallWords)),
      added: figures.added.filter((figure) => !isInWords(figure, before.smallWords)),
    },
    { of: "laws", ...compared(before.laws, after.laws) },
    { of: "links", ...compared(linksOf(source), linksOf(translation)) },
    { of: "names", lacks: namesLost(source.text, translation.text, names), added: [] },
  ];
  return found.filter(({ lacks, added }) => lacks.length + added.length > 0);
}

/** A difference as a person and a model are told it. */
export function sayDifference({ of, lacks, added }: Difference): string {
  const said = (list: readonly string[]) => list.slice(0, 6).join(", ");
  const parts = [
    ...(lacks.length > 0 ? [`lacks ${said(lacks)}`] : []),
    ...(added.length > 0 ? [`has ${said(added)}, which the original has not`] : []),
  ];
  return `${kindOf[of]}: the translation ${parts.join(" and ")}.`;
}

const kindOf = { figures: "Figures", laws: "Laws", links: "Links", names: "Names" } as const;

function isInWords(figure: string, words: ReadonlySet<number>): boolean {
  const value = Number(figure);
  return Number.isInteger(value) && value <= largestInWords && words.has(value);
}

function compared(before: readonly string[], after: readonly string[]): { lacks: string[]; added: string[] } {
  const added = [...after];
  const lacks = before.filter((each) => {
    const place = added.indexOf(each);
    if (place >= 0) added.splice(place, 1);
    return place < 0;
  });
  return { lacks, added };
}

/** Where the links of a text lead, without the language in front of our own addresses. */
function linksOf({ text }: Text): string[] {
  return [...text.matchAll(/\shref\s*=\s*"([^"]*)"/gi)]
    .map(([, to = ""]) => withoutLanguage(to.replaceAll("&amp;", "&")))
    .toSorted();
}

/** Our own address without its language: `/es/costs` and `/costs` are one page. */
export function withoutLanguage(path: string): string {
  const [, language] = /^\/([a-z]{2})(?=\/|$)/.exec(path) ?? [];
  return isLanguage(language) ? path.slice(3) || "/" : path;
}

/** Streets as an address in Barcelona names them; the name itself, without its articles, stays in any language. */
const street =
  /(?:Carrer|Passeig|Avinguda|Plaça|Rambla|Ronda|Travessera|Passatge|Via)(?:\s+(?:de|del|dels|d[’'])\s*(?:la\s+|les\s+|los\s+|l[’'])?|\s+)(\p{Lu}[\p{L}·’'-]+(?:\s+(?:i\s+|de\s+)?\p{Lu}[\p{L}·’'-]+)*)/gu;

function namesLost(source: string, translation: string, names: readonly string[]): string[] {
  const plain = plainText(source);
  const after = plainText(translation);
  const streets = [...plain.matchAll(street)].map(([, name = ""]) => name);
  const given = names.filter((name) => name !== "" && plain.includes(name));
  return [...new Set([...streets, ...given])].filter((name) => !after.includes(name));
}
