import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { expect, test } from "vitest";

import { openDatabase } from "~/db/open.server";
import { closedHours } from "~/domain/agency/booking-hours";
import { saveBookingHours } from "~/domain/agency/booking-hours.server";
import { weekdays, type WeekHours } from "~/domain/agency/opening-hours";
import { freeDays, wantedNow } from "~/domain/booking/free-times.server";

import { aPerson, aProperty, theAgency } from "../support/builders";
import { templateFile, testFolder } from "../support/folders";

const now = new Date("2026-11-21T10:00:00.000Z");
const spans = [{ opens: "09:00", closes: "20:00" }];
const hours = Object.fromEntries(weekdays.map((day) => [day, spans])) as unknown as WeekHours;

/** A process that books whatever time it is told. */
async function aProcess(file: string, home: number, name: string) {
  const args = ["--import", "tsx", "tests/support/booking-process.ts"];
  const child = spawn(process.execPath, [...args, file, String(home), name, now.toISOString()], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const says = async () => ((await lines.next()) as { value?: string }).value;
  expect(await says()).toBe("ready");
  return {
    books: (startsAt: string) => {
      child.stdin.write(`${startsAt}\n`);
      return says();
    },
    ends: () => child.stdin.end(),
  };
}

test("two processes that want the same time, a hundred times over: one gets it, the other is told", async () => {
  const file = join(testFolder, `${randomUUID()}.db`);
  copyFileSync(templateFile, file);
  const db = openDatabase(file);
  try {
    await theAgency(db);
    const { id: goes } = await aPerson(db, { admin: "active" });
    const home = await aProperty(db);
    const opened = { ...closedHours, hours, minutes: 30 as const, goes };
    await saveBookingHours(db, opened, "", now);
    const wanted = await wantedNow(db, "viewing", home.id);
    const free = wanted ? await freeDays(db, wanted, now) : [];
    const times = free.flatMap((day) => day.times).slice(1, 101);
    expect(times).toHaveLength(100);

    const both = await Promise.all(["ana", "pau"].map((name) => aProcess(file, home.id, name)));
    for (const time of times) {
      const said = await Promise.all(both.map((each) => each.books(time)));
      expect(said.toSorted()).toEqual(["booked", "taken"]);
    }
    for (const each of both) each.ends();
    const rows = await db.selectFrom("appointments").select("starts_at").orderBy("starts_at").execute();
    expect(rows.map((row) => row.starts_at)).toEqual(times.toSorted());
  } finally {
    await db.destroy();
  }
}, 120_000);
