import { findWhole, hasMetDamage } from "~/db/damage.server";
import { databaseFile, db } from "~/db/db.server";
import { tryDatabase } from "~/domain/site/machine.server";
import { environment } from "~/environment.server";
import { diskSpace } from "~/outside/disk.server";
import { log } from "~/outside/log.server";
import { troubleIn, type TroubleWord } from "~/outside/trouble";

/** How the machine is: well, or what is wrong with it and what to do, in a word and in a sentence. */
export type Machine = { fault: null } | { fault: TroubleWord; sentence: string };

// With less than this the next message may not fit.
const leastFreeBytes = 8 * 1024 * 1024;
// A flood of questions makes no work: an answer is given again for so long, a bad one shorter.
const keptFor = { well: 5000, ill: 1000 };
// Each proof is a write to the disk. No page shows it, so that none is drawn anew: see content_version.
const proofEvery = 30_000;
const longestWait = 350;
const mostWaits = 5;

const well: Machine = { fault: null };
let last: { machine: Machine; at: number } | undefined;
let provedAt = -Infinity;
let readWholeAt = -Infinity;
let underWay: { work: Promise<Machine>; isProof: boolean } | undefined;
let noticed: TroubleWord | null = null;

/**
 * How the machine is, found out a few seconds ago at most.
 * @param isNew asks now, by a write: for the page that says so
 */
export async function checkMachine({ isNew = false } = {}): Promise<Machine> {
  const now = performance.now();
  const isUntold = last?.machine.fault === null && hasMetDamage();
  if (!isNew && !isUntold && last && now - last.at < (last.machine.fault === null ? keptFor.well : keptFor.ill)) {
    return last.machine;
  }
  const isProof = isNew || last?.machine.fault !== null || now - provedAt >= proofEvery;
  if (!underWay || (isProof && !underWay.isProof)) {
    const asked = { work: look(isProof, isNew), isProof };
    underWay = asked;
    void asked.work.finally(() => {
      if (underWay === asked) underWay = undefined;
    });
  }
  return keep(await inTime(underWay.work));
}

/** What is damaged in one table does not show in another: whichever query met it, it counts until the whole file has been read. */
function mayBeWholeAgain(isNew: boolean): boolean {
  if (!isNew && performance.now() - readWholeAt < proofEvery) return false;
  readWholeAt = performance.now();
  return findWhole(databaseFile);
}

async function look(isProof: boolean, isNew: boolean): Promise<Machine> {
  try {
    const disk = await diskSpace(environment.dataDir);
    if (disk && disk.freeBytes < leastFreeBytes) return troubled({ code: "ENOSPC" });
    await tryDatabase(db, { isProof }, new Date());
    if (hasMetDamage() && !mayBeWholeAgain(isNew)) return troubled({ code: "SQLITE_CORRUPT" });
    if (isProof) provedAt = performance.now();
    return well;
  } catch (error) {
    return troubled(error);
  }
}

function troubled(error: unknown): Machine {
  const known = troubleIn(error) ?? troubleIn(Object.assign(new Error(), error));
  if (known) return { fault: known.word, sentence: known.sentence };
  return { fault: "disk", sentence: "The database does not answer as it should. The log says why." };
}

/** What holds the database longer holds everybody's messages too; the work goes on, and the next question hears of it. */
async function inTime(work: Promise<Machine>): Promise<Machine> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<Machine>((resolve) => {
    const sentence =
      "The database does not take writes at the moment: another program holds it, or the disk is slow. Nothing is lost that was confirmed; try again, and see what else runs on this machine.";
    const wait = (again: number) => {
      const began = performance.now();
      timer = setTimeout(() => {
        // Woken late, this process was busy itself, and the answer may lie there unread: that says nothing of the database.
        const isLate = performance.now() - began > 1.2 * longestWait;
        if (isLate && again > 0) wait(again - 1);
        else resolve({ fault: "slow", sentence });
      }, longestWait);
    };
    wait(mostWaits);
  });
  return Promise.race([work, slow]).finally(() => clearTimeout(timer));
}

function keep(machine: Machine): Machine {
  last = { machine, at: performance.now() };
  if (machine.fault !== noticed) {
    if (machine.fault === null) log.info("the machine is well again");
    else log.error({ fault: machine.fault }, machine.sentence);
  }
  noticed = machine.fault;
  return machine;
}
