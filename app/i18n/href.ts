import { defaultLanguage, isLanguage, type Language } from "./languages";

/**
 * The address of a path of the specification in a language: English as it is, the others under their prefix.
 * Every internal link and form action of the public site is made here.
 * @param path starts with a slash and carries no language; query and fragment are kept.
 */
export function href(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  if (path === "/" || path.startsWith("/?") || path.startsWith("/#")) return `/${language}${path.slice(1)}`;
  return `/${language}${path}`;
}

/**
 * Splits an address into its language and the path of the specification; the reverse of `href`. The path begins with one
 * slash: whoever is redirected to `//name` is led to another host.
 */
export function readPath(pathname: string): { language: Language; path: string } {
  const [, first = ""] = pathname.split("/");
  if (isLanguage(first) && first !== defaultLanguage) {
    return { language: first, path: withOneSlash(pathname.slice(first.length + 1)) };
  }
  return { language: defaultLanguage, path: withOneSlash(pathname) };
}

function withOneSlash(path: string): string {
  return path.replace(/^\/*/, "/");
}

/** The link that chooses a language for good: the server keeps the choice and answers with the plain address. */
export function languageChoice(language: Language, path: string): string {
  const [withoutHash = "/"] = path.split("#");
  return href(language, `${withoutHash}${withoutHash.includes("?") ? "&" : "?"}lang=${language}`);
}
