/** The four languages, as far as the front has to know them: for its own sentences and for the page of a missing address. */

/** @typedef {"en" | "es" | "ca" | "ru"} Language */

/** @type {readonly Language[]} */
export const languages = ["en", "es", "ca", "ru"];

/**
 * The language of whoever asks: as the address says, else as was chosen before, else English.
 * @param {string} path
 * @param {string | undefined} cookie
 * @returns {Language}
 */
export function languageFor(path, cookie) {
  const prefix = /^\/(es|ca|ru)(?:\/|$)/i.exec(path)?.[1]?.toLowerCase();
  return languages.find((each) => each === prefix) ?? chosenLanguage(cookie) ?? "en";
}

/**
 * Remix writes the value of a cookie as JSON in base64.
 * @param {string | undefined} cookie
 */
function chosenLanguage(cookie) {
  const part = /(?:^|;\s*)(language=[\w%+/=-]{1,40})/.exec(cookie ?? "")?.[1];
  return part === undefined ? undefined : languageAlone(part);
}

/**
 * The language of a header with this choice and nothing else, written as the site writes it.
 * @param {string} cookie
 * @returns {Language | undefined} undefined for any other
 */
export function languageAlone(cookie) {
  return languages.find((each) => `language=${values[each]}` === cookie.replaceAll("%3D", "="));
}

const values = /** @type {Record<Language, string>} */ (
  Object.fromEntries(languages.map((each) => [each, Buffer.from(JSON.stringify(each)).toString("base64")]))
);
