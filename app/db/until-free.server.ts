import SQLite from "better-sqlite3";

const shortestPause = 2;
const longestPause = 50;

/** Does it, and where another program holds the database does it again after a pause; from the given moment on once only. */
export async function untilFree<Result>(attempt: () => Result, until: number): Promise<Result> {
  for (let pause = shortestPause; ; pause = Math.min(longestPause, pause * 2)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
