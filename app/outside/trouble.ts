/** A fault of the machine in a word, for programs that watch the site. It tells an attacker nothing. */
export type TroubleWord = "moved" | "full" | "read-only" | "damaged" | "locked" | "disk" | "slow";

const troubles: readonly [RegExp, TroubleWord, string][] = [
  [
    /^SQLITE_READONLY_DBMOVED/,
    "moved",
    "The database has been removed, moved or replaced while the site runs. Put its file back, or restore a backup, and start the site again.",
  ],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)/, "full", "The disk is full. Make room, then try again."],
  [
    /^(EROFS|EACCES|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM)/,
    "read-only",
    "A folder cannot be written to. See whom it belongs to and whether its disk is read-only.",
  ],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, "damaged", "The database is damaged. Restore a backup: see docs/running.md."],
  [/^SQLITE_BUSY/, "locked", "Another program holds the database."],
  [
    /^(EIO|SQLITE_IOERR)/,
    "disk",
    "The disk does not answer as it should. See the log of the machine; be ready to restore a backup on another disk.",
  ],
];

/** What is wrong with the machine, in a sentence; null where an error is of another kind. */
export function troubleOf(error: unknown): string | null {
  return troubleIn(error)?.sentence ?? null;
}

/** The same, with its word. */
export function troubleIn(error: unknown): { word: TroubleWord; sentence: string } | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const { code } = error;
  const [, word, sentence] = troubles.find(([pattern]) => pattern.test(code)) ?? [];
  return word && sentence ? { word, sentence } : null;
}
