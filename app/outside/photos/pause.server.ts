import type { PhotoPause } from "~/domain/listings/image";

/** What the machine lacks when one of these stops the work on a photo; any other error is of the photo or a bug. */
const causes: readonly [RegExp, PhotoPause][] = [
  [/^(?:ENOSPC|EDQUOT|SQLITE_FULL)/, "full"],
  [/^(?:EROFS|EACCES|EPERM|ENOTDIR|SQLITE_READONLY|SQLITE_CANTOPEN)/, "unwritable"],
  [/^(?:EIO|EMFILE|ENFILE|EAGAIN|ENOMEM|SQLITE_BUSY|SQLITE_IOERR)/, "machine"],
];

let pause: PhotoPause | null = null;

/** Why no photo can be worked on for the moment, whichever it is; null where it is the photo's own fault or a bug. */
export function pauseReasonOf(error: unknown): PhotoPause | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const { code } = error;
  return causes.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** Notes why the photos that wait are not worked on; null when they are again. Kept in memory: the disk may be full. */
export function pausePhotos(reason: PhotoPause | null): void {
  pause = reason;
}

/** Why the photos that wait are not worked on; null while they are. */
export function photoPause(): PhotoPause | null {
  return pause;
}
