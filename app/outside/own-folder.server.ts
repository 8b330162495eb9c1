import { statSync } from "node:fs";

/**
 * Whoever signs in to a machine is often root there while the site is not: what root writes, the site could not read. The
 * process becomes the owner of the folder for the rest of its life.
 */
export function becomeOwnerOf(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (!owner || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
