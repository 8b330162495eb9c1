const sentences: readonly [RegExp, string][] = [
  [
    /^SQLITE_READONLY_DBMOVED/,
    "The database has been removed, moved or replaced while the site runs. Put its file back, or restore a backup, and start the site again.",
  ],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)/, "The disk is full. Make room, then try again."],
  [
    /^(EROFS|EACCES|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM)/,
    "A folder cannot be written to. See whom it belongs to and whether its disk is read-only.",
  ],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, "The database is damaged. Restore a backup: see docs/running.md."],
  [/^SQLITE_BUSY/, "Another program holds the database."],
  [/^(EIO|SQLITE_IOERR)/, "The disk does not answer as it should."],
];

/** What is wrong with the machine, in a sentence; null where an error is of another kind. */
export function troubleOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const { code } = error;
  return sentences.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
