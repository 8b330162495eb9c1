import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { noMounts } from "./small-disk";

/**
 * A real disk of a few MB for a database, which SQLite opens by its true name only: mounted where all see it, and taken away when the
 * process ends. Null where none can be mounted; see small-disk.ts for files of other kinds.
 */
export function mountDisk(folder: string, size: string) {
  if (noMounts !== null) return null;
  mkdirSync(folder, { recursive: true });
  const order = (...args: string[]) => {
    const { status, stderr } = spawnSync(args[0] ?? "", args.slice(1), { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  };
  order("mount", "-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder);
  const unmount = () => void spawnSync("umount", ["-l", folder]);
  process.once("exit", unmount);
  const filler = join(folder, ".filler");
  return {
    /** Takes all room, to the last byte. */
    fill() {
      const megabyte = Buffer.alloc(1024 * 1024);
      for (const part of [megabyte, megabyte.subarray(0, 4096), megabyte.subarray(0, 1)]) {
        try {
          for (;;) writeFileSync(filler, part, { flag: "a" });
        } catch (error) {
          if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
        }
      }
    },
    clear: () => rmSync(filler, { force: true }),
    unmount() {
      process.off("exit", unmount);
      unmount();
    },
  };
}
