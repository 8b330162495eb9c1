/**
 * What a visitor saved on their device, as app/http/pages/favourites.server.ts keeps it: a cookie that decides nothing and is not signed. A page that
 * shows none of it looks the same to all who saved as many: its header says how many.
 */
const cookieName = /^(?:__Host-)?favourites$/;
const mostSaved = 100;

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
    const [name = "", value = ""] = part.split("=", 2);
    const read = saved === undefined && cookieName.test(name) ? readSaved(value) : null;
    if (read) [saved, savedBy] = [read, part];
    else others.push(part);
  }
  return { others: others.join("; "), saved: saved ?? none, savedBy };
}

/** @type {ReadonlySet<string>} */
const none = new Set();

/**
 * @param {string} value
 * @returns {ReadonlySet<string> | null}
 */
function readSaved(value) {
  if (value.length > 4000) return null;
  try {
    const kept = JSON.parse(Buffer.from(decodeURIComponent(value), "base64").toString("latin1"));
    const homes = Array.isArray(kept) ? kept : kept.homes;
    const units = Array.isArray(kept) ? [] : kept.units;
    if (![...homes, ...units].every((id) => Number.isSafeInteger(id) && id > 0)) return null;
    if (homes.length + units.length > mostSaved) return null;
    return new Set([
      ...homes.map((/** @type {number} */ id) => `home-${id}`),
      ...units.map((/** @type {number} */ id) => `unit-${id}`),
    ]);
  } catch {
    return null;
  }
}

/**
 * Whether a page shows something that the visitor saved.
 * @param {readonly string[]} saveable on the page
 * @param {ReadonlySet<string>} saved by the visitor
 */
export function showsSaved(saveable, saved) {
  return saved.size > 0 && saveable.some((one) => saved.has(one));
}
