import { readdirSync, readFileSync } from "node:fs";

/** The processes that a process has started and that are there, first those that it started first. None where it has ended. */
export function childrenOf(processId: number): number[] {
  return threadsOf(processId).flatMap((thread) => {
    const children = read(`/proc/${processId}/task/${thread}/children`);
    return children.split(" ").filter(Boolean).map(Number);
  });
}

/** A process with all that it has started, and what those have. */
export function familyOf(processId: number): number[] {
  return [processId, ...childrenOf(processId).flatMap(familyOf)];
}

/** That of Remix, of a site that is served. */
export function remixOf(siteId: number): number | undefined {
  return childrenOf(siteId).find((child) => isProgram(child, "remix"));
}

/** Whether a process runs a program with such a name. */
export function isProgram(processId: number, name: string): boolean {
  return read(`/proc/${processId}/cmdline`).includes(name);
}

/** Whether a process has not ended. One that has and whose parent has not asked for it counts as ended. */
export function isThere(processId: number): boolean {
  return /\) [^ZX]/.test(read(`/proc/${processId}/stat`));
}

/** One that has just ended has none. */
function threadsOf(processId: number): string[] {
  try {
    return readdirSync(`/proc/${processId}/task`);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
