import { folded } from "./fold";
import { defaultLanguage, languages } from "./languages";

/**
 * Reads the language that a cell names: by a code as tools write it (`es`, `es-ES`, `spa`) or by its name in a language of the site or
 * in its own (`Spanish`, `castellano`, `испанский`, `Français`).
 * @returns its code of two letters, of whatever language; undefined where it is none that we know
 */
export function readLanguage(text: string): string | undefined {
  // "Spanish (Spain)", "испанский язык"
  const written = folded(text)
    .replace(/\(.*\)|язык/g, "")
    .trim();
  const code = /^([a-z]{2,3})(?:[-_][a-z]{2,4})*$/.exec(written)?.[1];
  const named = known().get(written);
  if (named !== undefined || code === undefined) return named;
  const short = new Intl.Locale(code).language;
  return isNamed(short) ? short : undefined;
}

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: "language", fallback: "none" });
const inPanel = namesIn(defaultLanguage);

/** A language as the panel calls it. @param code of two letters */
export function languageName(code: string): string {
  return inPanel.of(code) ?? code;
}

function isNamed(code: string): boolean {
  return code.length === 2 && inPanel.of(code) !== undefined;
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const others: readonly [string, string][] = [
  ...["castellano", "castella", "castilian", "кастильскии"].map((name): [string, string] => [name, "es"]),
  ...["valenciano", "valencia", "valencian"].map((name): [string, string] => [name, "ca"]),
];
let names: ReadonlyMap<string, string> | undefined;

/** The names of all languages that have a code of two letters, folded. */
function known(): ReadonlyMap<string, string> {
  if (names) return names;
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isNamed);
  const ofSite = languages.map(namesIn);
  const said = codes.flatMap((code) =>
    [...ofSite, namesIn(code)].map((each): [string, string] => [folded(each.of(code) ?? code), code]),
  );
  names = new Map([...said, ...others]);
  return names;
}
