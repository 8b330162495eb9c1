import { readdirSync, readFileSync } from "node:fs";

import { familyOf } from "../tests/support/process-tree";

export type Memory = {
  /** Resident now, kB of 1024 bytes: what several processes share is counted once. */
  readonly resident: number;
  /** The most that was ever resident, kB of 1024 bytes. */
  readonly peak: number;
};

/**
 * Processor time that a process and those it has started have used so far with all their threads, in milliseconds. Read from outside, so that the
 * measured server runs no code of ours. schedstat counts nanoseconds; where the kernel lacks it, stat counts in 10 ms.
 */
export function processorTime(processId: number): number {
  return sum(processId, ownProcessorTime);
}

function ownProcessorTime(processId: number): number {
  try {
    const threads = readdirSync(`/proc/${processId}/task`);
    const times = threads.map((thread) => Number(read(`/proc/${processId}/task/${thread}/schedstat`).split(" ")[0]));
    return times.reduce((sum, time) => sum + time, 0) / 1e6;
  } catch {
    // The program's name stands in parentheses and may hold spaces; utime and stime are fields 14 and 15.
    const fields = read(`/proc/${processId}/stat`)
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }
}

/** Of a process and those it has started: the peaks of all of them, which they may not have had at once. */
export function memory(processId: number): Memory {
  const of = (name: string, file: string) => (each: number) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(read(`/proc/${each}/${file}`))?.[1] ?? 0);
  return { resident: sum(processId, of("Pss", "smaps_rollup")), peak: sum(processId, of("VmHWM", "status")) };
}

/** One that has just ended counts no more. */
function sum(processId: number, value: (processId: number) => number): number {
  return familyOf(processId).reduce((total, each) => {
    try {
      return total + value(each);
    } catch {
      return total;
    }
  }, 0);
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}

export type Holding = {
  /** Resident now, kB of 1024 bytes. */
  readonly resident: number;
  /** Open files, sockets and pipes. */
  readonly descriptors: number;
  readonly threads: number;
};

/** What a process and those it has started hold of the machine at this moment. */
export function holding(processId: number): Holding {
  const threads = (each: number) => Number(/^Threads:\s+(\d+)/m.exec(read(`/proc/${each}/status`))?.[1] ?? 0);
  return {
    resident: memory(processId).resident,
    descriptors: sum(processId, (each) => readdirSync(`/proc/${each}/fd`).length),
    threads: sum(processId, threads),
  };
}
