/**
 * What a visitor saved on their device, as app/http/pages/favourites.server.ts keeps it: a cookie that decides nothing and is not signed. A page that
 * shows none of it looks the same to all who saved as many: its header says how many. The server in front and the site read it here, both: a cookie that
 * they read differently would leave one visitor's page for others.
 */
const cookieNames = ["favourites", "__Host-favourites"];
/** Ids, the last saved first. */
type Saved = { homes: readonly number[]; units: readonly number[] };
// Of homes, and of units.
const mostSaved = 50;

/**
 * Takes the saved homes out of what a visitor carries.
 * @param cookie the header
 * @returns `others`: the header without them; what cannot be read as ours
 * stays there. `saved`: `home-12`, `unit-7`. `savedBy`: the cookie that says so, word for word, because the site reads it more strictly.
 */
export function withoutSaved(cookie: string): { others: string; saved: ReadonlySet<string>; savedBy: string } {
  const { others, saved, savedBy } = readSavedCookie(cookie, cookieNames);
  const named = [...saved.homes.map((id) => `home-${id}`), ...saved.units.map((id) => `unit-${id}`)];
  return { others, saved: named.length === 0 ? none : new Set(named), savedBy };
}

/**
 * @param cookie the header
 * @param names under which it may stand
 */
export function readSavedCookie(
  cookie: string,
  names: readonly string[],
): { others: string; saved: Saved; savedBy: string } {
  if (!cookie.includes("favourites=")) return { others: cookie, saved: nothing, savedBy: "" };
  const others: string[] = [];
  let saved: Saved | undefined;
  let savedBy = "";
  for (const part of cookie.split(/; ?/)) {
    const end = part.indexOf("=");
    const isOurs = saved === undefined && names.includes(part.slice(0, end));
    const read = isOurs ? readSaved(part.slice(end + 1)) : null;
    if (read) [saved, savedBy] = [read, part];
    else others.push(part);
  }
  return { others: others.join("; "), saved: saved ?? nothing, savedBy };
}

const none: ReadonlySet<string> = new Set();
const nothing: Saved = { homes: [], units: [] };

/** @returns null for what the site would not have written, to the letter */
function readSaved(value: string): Saved | null {
  if (value.length > 4000) return null;
  try {
    const packed = decodeURIComponent(value);
    const text = Buffer.from(packed, "base64").toString("latin1");
    if (btoa(text) !== packed) return null;
    const kept = JSON.parse(text);
    const homes = Array.isArray(kept) ? kept : kept.homes;
    const units = Array.isArray(kept) ? [] : kept.units;
    if (![homes, units].every(isListOfIds)) return null;
    const written = [JSON.stringify(homes), JSON.stringify({ homes, units })];
    return written.includes(text) ? { homes, units } : null;
  } catch {
    return null;
  }
}

function isListOfIds(list: unknown): boolean {
  if (!Array.isArray(list) || list.length > mostSaved || new Set(list).size < list.length) return false;
  return list.every((id) => Number.isSafeInteger(id) && id > 0);
}

/**
 * Whether a page shows something that the visitor saved.
 * @param saveable on the page
 * @param saved by the visitor
 */
export function showsSaved(saveable: readonly string[], saved: ReadonlySet<string>): boolean {
  return saved.size > 0 && saveable.some((one) => saved.has(one));
}
