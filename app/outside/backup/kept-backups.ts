/** How many backups are kept: the newest of so many days, weeks and months that have one. */
export const keptBackups = { days: 7, weeks: 4, months: 6 } as const;

const day = 24 * 60 * 60 * 1000;
const pattern = /^xamfra-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(-incomplete)?\.tar$/;

/** Name of the archive that was begun at a time; it sorts by time. Incomplete is one that lacks files which rows name. */
export function backupName(at: Date, { isComplete = true } = {}): string {
  return `xamfra-${stampOf(at)}${isComplete ? "" : "-incomplete"}.tar`;
}

/** Whether an archive of ours holds every file that its rows name. */
export function isComplete(name: string): boolean {
  return pattern.exec(name)?.[5] === undefined;
}

/** A time as it can stand in the name of a file: `2026-11-21T02-30-00Z`. */
export function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** The time in the name of a file, ISO 8601, UTC; null where there is none. */
export function timeOfStamp(name: string): string | null {
  const parts = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z/.exec(name);
  const at = parts ? Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}Z`) : NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** When an archive was begun; null where the name is none of ours. */
export function backupTime(name: string): Date | null {
  const parts = pattern.exec(name);
  const at = parts ? Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}Z`) : NaN;
  return Number.isNaN(at) ? null : new Date(at);
}

/**
 * Which archives may go. Days, weeks and months are counted in UTC and only where they have a backup, so that a site that
 * was off for a year loses none by coming back. Nothing younger than a day goes: somebody made it before a risky step. The
 * newest complete one never goes, however many incomplete ones come after it. What bears a time to come was named under a
 * wrong clock: it stays until that time has come, and takes no other one's place.
 */
export function backupsToRemove(names: readonly string[], now: Date): string[] {
  const backups = newestFirst(names).filter(({ at }) => at.getTime() <= now.getTime());
  const kept = new Set(backups.filter(({ at }) => now.getTime() - at.getTime() < day).map(({ name }) => name));
  const newestComplete = backups.find(({ name }) => isComplete(name));
  if (newestComplete) kept.add(newestComplete.name);
  keepNewest(backups, kept, keptBackups.days, dayOf);
  keepNewest(backups, kept, keptBackups.weeks, (at) =>
    dayOf(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * day)),
  );
  keepNewest(backups, kept, keptBackups.months, (at) => dayOf(at).slice(0, 7));
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}

/** Our archives among names of files, the newest first. */
export function newestFirst(names: readonly string[]): { name: string; at: Date }[] {
  return names
    .flatMap((name) => {
      const at = backupTime(name);
      return at ? [{ name, at }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

const mostHeadroom = 1_000_000_000;

/** What a backup leaves free of a disk, in bytes: a tenth, 1 GB at most. With less the status page calls a disk low. */
export function backupHeadroom(totalBytes: number): number {
  return Math.min(mostHeadroom, totalBytes / 10);
}

function keepNewest(
  backups: readonly { name: string; at: Date }[],
  kept: Set<string>,
  most: number,
  periodOf: (at: Date) => string,
): void {
  const periods = new Set<string>();
  for (const { name, at } of backups) {
    const period = periodOf(at);
    if (periods.has(period)) continue;
    if (periods.size === most) return;
    periods.add(period);
    kept.add(name);
  }
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
