import { describe, expect, test } from "vitest";

import { backupName, backupsToRemove, backupTime } from "~/outside/backup/kept-backups";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const now = new Date("2026-11-21T02:35:00Z");
const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, age) => backupName(new Date(now.getTime() - 5 * 60_000 - age * day)));

function keptOf(names: readonly string[], at = now): string[] {
  const removed = new Set(backupsToRemove(names, at));
  return names.filter((name) => !removed.has(name)).map((name) => name.slice("xamfra-".length, "xamfra-".length + 10));
}

describe("of a backup each night for a year", () => {
  test("the last seven days, the newest of four weeks and of six months are kept", () => {
    expect(keptOf(nightly(365))).toEqual([
      ...["2026-11-21", "2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16", "2026-11-15"],
      ...["2026-11-08", "2026-11-01"],
      ...["2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30"],
    ]);
  });

  test("as many are kept after each further night", () => {
    let names: string[] = [];
    for (let night = 0; night < 400; night++) {
      const at = new Date(now.getTime() + night * day);
      names = [backupName(at), ...names];
      const removed = new Set(backupsToRemove(names, at));
      names = names.filter((name) => !removed.has(name));
      expect(names.length).toBeLessThanOrEqual(7 + 4 + 6 + 1);
    }
    expect(names.length).toBeGreaterThanOrEqual(7 + 2 + 5);
    const oldest = backupTime(names.at(-1) ?? "")?.getTime() ?? 0;
    expect((now.getTime() + 399 * day - oldest) / day).toBeGreaterThan(140);
  });
});

test("what was named under a clock that was years ahead stays, and takes no place of those made since it is right", () => {
  const ahead = Array.from({ length: 9 }, (_, nights) =>
    backupName(new Date(now.getTime() + (3 * 365 + nights) * day)),
  );
  expect(backupsToRemove([...ahead, ...nightly(7)], now)).toEqual([]);
  expect(backupsToRemove([...ahead, ...nightly(365)], now)).toEqual(backupsToRemove(nightly(365), now));
});

test("nothing younger than a day goes, however many there are", () => {
  const today = [1, 2, 3, 5, 23].map((hours) => backupName(new Date(now.getTime() - hours * hour)));
  expect(backupsToRemove(today, now)).toEqual([]);
});

test("of several on an older day the newest stays", () => {
  const names = [
    "xamfra-2026-11-18T09-00-00Z.tar",
    "xamfra-2026-11-18T02-30-00Z.tar",
    "xamfra-2026-11-19T02-30-00Z.tar",
  ];
  expect(backupsToRemove(names, now)).toEqual(["xamfra-2026-11-18T02-30-00Z.tar"]);
});

test("a site that was off for two years loses no backup by coming back", () => {
  const names = nightly(3);
  expect(backupsToRemove(names, new Date(now.getTime() + 730 * day))).toEqual([]);
});

test("files that are none of our backups are left alone", () => {
  const others = ["before-the-move.tar", "xamfra-2026-13-45T99-00-00Z.tar", ".backup-x", "xamfra-2020-01-01.tar"];
  expect(backupsToRemove([...others, ...nightly(60)], now).filter((name) => others.includes(name))).toEqual([]);
});

test("the newest complete one stays however many come after it that lack photos", () => {
  const whole = backupName(new Date(now.getTime() - 400 * day));
  const others = Array.from({ length: 399 }, (_, age) =>
    backupName(new Date(now.getTime() - age * day), { isComplete: false }),
  );
  expect(backupsToRemove([...others, whole], now)).not.toContain(whole);
  expect(backupsToRemove([...others, whole], now).length).toBeGreaterThan(370);
});
