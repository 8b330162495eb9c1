/**
 * What a visitor saved on their device, as app/http/pages/favourites.server.ts keeps it: a cookie that decides nothing and is not signed. A page that
 * shows none of it looks the same to all who saved as many: its header says how many.
 */
const cookieName = /^(?:__Host-)?favourites$/;
// Of homes, and of units.
const mostSaved = 50;

/**
 * Takes the saved homes out of what a visitor carries.
 * @param {string} cookie the header
 * @returns {{ others: string, saved: ReadonlySet<string>, savedBy: string }} `others`: the header without them; what cannot be read as ours
 * stays there. `saved`: `home-12`, `unit-7`. `savedBy`: the cookie that says so, word for word, because the site reads it more strictly.
 */
export function withoutSaved(cookie) {
  if (!cookie.includes("favourites=")) return { others: cookie, saved: none, savedBy: "" };
  /** @type {string[]} */
  const others = [];
  /** @type {ReadonlySet<string> | undefined} */
  let saved;
  let savedBy = "";
  for (const part of cookie.split(/; ?/)) {
    const end = part.indexOf("=");
    const isOurs = saved === undefined && cookieName.test(part.slice(0, end));
    const read = isOurs ? readSaved(part.slice(end + 1)) : null;
    if (read) [saved, savedBy] = [read, part];
    else others.push(part);
  }
  return { others: others.join("; "), saved: saved ?? none, savedBy };
}

/** @type {ReadonlySet<string>} */
const none = new Set();

/**
 * No more loosely than the site reads it: a page says how many were saved, and goes to all who saved as many.
 * @param {string} value
 * @returns {ReadonlySet<string> | null} null for what the site would not have written
 */
function readSaved(value) {
  if (value.length > 4000) return null;
  try {
    const packed = decodeURIComponent(value);
    const text = Buffer.from(packed, "base64").toString("latin1");
    if (btoa(text) !== packed) return null;
    const kept = JSON.parse(text);
    const homes = Array.isArray(kept) ? kept : kept.homes;
    const units = Array.isArray(kept) ? [] : kept.units;
    if (![homes, units].every(isListOfIds)) return null;
    return new Set([
      ...homes.map((/** @type {number} */ id) => `home-${id}`),
      ...units.map((/** @type {number} */ id) => `unit-${id}`),
    ]);
  } catch {
    return null;
  }
}

/** @param {unknown} list */
function isListOfIds(list) {
  if (!Array.isArray(list) || list.length > mostSaved || new Set(list).size < list.length) return false;
  return list.every((id) => Number.isSafeInteger(id) && id > 0);
}

/**
 * Whether a page shows something that the visitor saved.
 * @param {readonly string[]} saveable on the page
 * @param {ReadonlySet<string>} saved by the visitor
 */
export function showsSaved(saveable, saved) {
  return saved.size > 0 && saveable.some((one) => saved.has(one));
}
