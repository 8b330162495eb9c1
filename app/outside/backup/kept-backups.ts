/** How many backups are kept: the newest of so many days, weeks and months that have one. */
export const keptBackups = { days: 7, weeks: 4, months: 6 } as const;

const day = 24 * 60 * 60 * 1000;
const pattern = /^xamfra-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/;

/** Name of the archive that was begun at a time; it sorts by time. */
export function backupName(at: Date): string {
  return `xamfra-${stampOf(at)}.tar`;
}

/** A time as it can stand in the name of a file: `2026-11-21T02-30-00Z`. */
export function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** When an archive was begun; null where the name is none of ours. */
export function backupTime(name: string): Date | null {
  const parts = pattern.exec(name);
  const at = parts ? Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}Z`) : NaN;
  return Number.isNaN(at) ? null : new Date(at);
}

/**
 * Which archives may go. Days, weeks and months are counted in UTC and only where they have a backup, so that a site that
 * was off for a year loses none by coming back. Nothing younger than a day goes: somebody made it before a risky step.
 */
export function backupsToRemove(names: readonly string[], now: Date): string[] {
  const backups = names
    .flatMap((name) => {
      const at = backupTime(name);
      return at ? [{ name, at }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set(backups.filter(({ at }) => now.getTime() - at.getTime() < day).map(({ name }) => name));
  keepNewest(backups, kept, keptBackups.days, dayOf);
  keepNewest(backups, kept, keptBackups.weeks, (at) =>
    dayOf(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * day)),
  );
  keepNewest(backups, kept, keptBackups.months, (at) => dayOf(at).slice(0, 7));
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
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
