import { diskSpace } from "../disk.server";

const mostKept = 64 * 1024 * 1024;

/** A disk on which there is room, though not for photos. */
class NoRoom extends Error {
  readonly code = "ENOSPC";
  readonly syscall = "statfs";
}

/**
 * What photos leave free of a disk, in bytes: a twentieth, 64 MB at most. The database often lies on the same disk, and the
 * next visitor's message needs room more than the next photo.
 */
export function roomPhotosLeave(totalBytes: number): number {
  return Math.min(mostKept, totalBytes / 20);
}

/** @throws {Error} with the code of a full disk, where so many bytes more would leave too little on it */
export async function requireRoom(uploadsDir: string, bytes: number): Promise<void> {
  const disk = await diskSpace(uploadsDir);
  if (!disk || disk.freeBytes - bytes >= roomPhotosLeave(disk.totalBytes)) return;
  throw new NoRoom(`ENOSPC: ${disk.freeBytes} bytes are free in ${uploadsDir}, too few for another photo`);
}
