/** In which language the server says its own sentences and the page of a missing address. */
import { type Language, languages } from "~/i18n/languages";

/**
 * The language of whoever asks: as the address says, else as was chosen before, else English.
 */
export function languageFor(path: string, cookie: string | undefined): Language {
  const prefix = /^\/(es|ca|ru)(?:\/|$)/i.exec(path)?.[1]?.toLowerCase();
  return languages.find((each) => each === prefix) ?? chosenLanguage(cookie) ?? "en";
}

/**
 * Remix writes the value of a cookie as JSON in base64.
 */
function chosenLanguage(cookie: string | undefined): Language | undefined {
  const part = /(?:^|;\s*)(language=[\w%+/=-]{1,40})/.exec(cookie ?? "")?.[1];
  return part === undefined ? undefined : languageAlone(part);
}

/**
 * The language of a header with this choice and nothing else, written as the site writes it.
 * @param cookie the header
 * @returns undefined for any other
 */
export function languageAlone(cookie: string): Language | undefined {
  return languages.find((each) => `language=${values[each]}` === cookie.replaceAll("%3D", "="));
}

const values = Object.fromEntries(
  languages.map((each) => [each, Buffer.from(JSON.stringify(each)).toString("base64")]),
) as Record<Language, string>;
