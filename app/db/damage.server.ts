import SQLite from "better-sqlite3";

/** Whether any query of this process has met a page that cannot be read, and the database has not been found whole since. */
let isMet = false;

export function isDamage(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

export function noteDamage(): void {
  isMet = true;
}

export function hasMetDamage(): boolean {
  return isMet;
}

/**
 * Reads the whole database, through a connection that remembers nothing of before. Costs about a second for each 500 MB: asked only where
 * damage was met.
 * @returns whether it is whole; damage that was met before is forgotten then
 */
export function findWhole(file: string): boolean {
  try {
    const fresh = new SQLite(file, { readonly: true, fileMustExist: true, timeout: 0 });
    try {
      if (fresh.pragma("quick_check(1)", { simple: true }) !== "ok") return false;
    } finally {
      fresh.close();
    }
  } catch {
    return false;
  }
  isMet = false;
  return true;
}
