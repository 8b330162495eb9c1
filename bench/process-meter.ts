import { readdirSync, readFileSync } from "node:fs";

export type Memory = {
  /** Resident now, kB of 1024 bytes. */
  readonly resident: number;
  /** The most that was ever resident, kB of 1024 bytes. */
  readonly peak: number;
};

/**
 * Processor time that a process has used so far with all its threads, in milliseconds. Read from outside, so that the
 * measured server runs no code of ours. schedstat counts nanoseconds; where the kernel lacks it, stat counts in 10 ms.
 */
export function processorTime(processId: number): number {
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

export function memory(processId: number): Memory {
  const status = read(`/proc/${processId}/status`);
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
  return { resident: field("VmRSS"), peak: field("VmHWM") };
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

/** What a process holds of the machine at this moment. */
export function holding(processId: number): Holding {
  const threads = Number(/^Threads:\s+(\d+)/m.exec(read(`/proc/${processId}/status`))?.[1]);
  const { length: descriptors } = readdirSync(`/proc/${processId}/fd`);
  return { resident: memory(processId).resident, descriptors, threads };
}
