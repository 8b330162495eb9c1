/** A lock between processes, by way of SQLite. */

const pause = 100;

/**
 * Takes it for this process. The lock is one of the system's: it ends with the process however that ends, and nothing is left to be
 * cleared away.
 * @param {string} file of the lock's own
 * @param {number} longest to wait for another process, in ms
 * @returns {Promise<{ release(): void } | null>} null where another process has it
 */
export async function takeLock(file, longest) {
  // Loaded only now: `npm start` has it installed before.
  const { default: SQLite } = await import("better-sqlite3");
  const lock = new SQLite(file, { timeout: 0 });
  for (const until = Date.now() + longest; ;) {
    try {
      lock.exec("begin exclusive");
      return { release: () => void lock.close() };
    } catch (error) {
      const isHeld = error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isHeld || Date.now() >= until) {
        lock.close();
        if (isHeld) return null;
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
