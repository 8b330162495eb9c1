import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Why no disk can be mounted here; null where one can. Only root may, and not in every container. */
export const noMounts: string | null = (() => {
  if (process.platform !== "linux") return "disks of a few MB are mounted on Linux only";
  const tried = spawnSync("unshare", ["-m", "sh", "-c", "mount -t tmpfs -o size=64k tmpfs /mnt"], { encoding: "utf8" });
  return tried.status === 0 ? null : `no disk can be mounted here: ${tried.stderr?.trim() || "no unshare"}`;
})();

if (noMounts !== null) console.warn(`Tests on real disks are left out: ${noMounts}`);

/**
 * A real disk of a few MB, mounted where nobody else sees it: in the namespace of a process of its own, through which we
 * reach it. It is gone with that process, whatever becomes of the test.
 */
export class SmallDisk {
  readonly path: string;
  readonly #filler: string;

  private constructor(
    private readonly holder: ChildProcess,
    path: string,
  ) {
    this.path = path;
    this.#filler = join(this.path, ".filler");
  }

  /** @param size as mount takes it: `4m` */
  static async mount(size: string): Promise<SmallDisk> {
    const script = `mount -t tmpfs -o size=${size} tmpfs /mnt && echo mounted && while read order; do $order && echo done; done`;
    const holder = spawn("unshare", ["-m", "sh", "-c", script], { stdio: ["pipe", "pipe", "inherit"] });
    if (!holder.stdout) throw new Error("The disk's process says nothing.");
    await once(holder.stdout, "data");
    return new SmallDisk(holder, `/proc/${holder.pid}/root/mnt`);
  }

  /**
   * The same where everybody sees it, for SQLite, which wants to know where a file truly lies. Its process takes it away when it
   * hears no more from us.
   * @param folder that exists
   */
  static async mountAt(folder: string, size: string): Promise<SmallDisk> {
    const script = `mount -t tmpfs -o size=${size} tmpfs "$1" && echo mounted; cat; umount -l "$1"`;
    const holder = spawn("sh", ["-c", script, "sh", folder], { stdio: ["pipe", "pipe", "inherit"] });
    if (!holder.stdout) throw new Error("The disk's process says nothing.");
    await once(holder.stdout, "data");
    return new SmallDisk(holder, folder);
  }

  /** Takes all room, to the last byte. */
  fill(): void {
    const megabyte = Buffer.alloc(1024 * 1024);
    for (const part of [megabyte, megabyte.subarray(0, 4096), megabyte.subarray(0, 1)]) {
      try {
        for (;;) writeFileSync(this.#filler, part, { flag: "a" });
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    }
  }

  /** Gives back what `fill` took. */
  async clear(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async makeReadOnly(): Promise<void> {
    await this.#order("mount -o remount,ro /mnt");
  }

  async makeWritable(): Promise<void> {
    await this.#order("mount -o remount,rw /mnt");
  }

  async unmount(): Promise<void> {
    this.holder.stdin?.end();
    if (this.holder.exitCode === null) await once(this.holder, "exit");
  }

  async #order(command: string): Promise<void> {
    if (!this.holder.stdin || !this.holder.stdout) throw new Error("The disk's process is gone.");
    const done = once(this.holder.stdout, "data");
    this.holder.stdin.write(`${command}\n`);
    await done;
  }
}
