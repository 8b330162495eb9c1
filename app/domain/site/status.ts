import type { PhotoPause } from "~/domain/listings/image";
import type { MailSubject } from "~/domain/mail/mail";

/** An address that was asked for and is not there. Times are ISO 8601, UTC. */
export type MissingPage = { path: string; hits: number; lastSeenAt: string };

/** The last mail that was sent to try whether mails leave. */
export type MailTest = {
  recipient: string;
  status: "waiting" | "sending" | "sent" | "failed";
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
};

/** Photos that were received and are not yet made into images. */
export type PhotoQueue = {
  /** Waiting or being worked on. */
  waiting: number;
  /** Not usable; each stays until somebody has read why. */
  refused: number;
  /** Since when the first of the waiting ones does so. */
  oldest: string | null;
  /** Why none of them is worked on for the moment; null while they are. */
  pause: PhotoPause | null;
};

/** How the files of photos and the records that show them agree. */
export type PhotoAgreement = {
  /** Photos that a record shows and of which files are not there. */
  missing: number;
  /** Whose most of them are, the most first; `path` leads to their images, null for the site's own pictures. */
  owners: { title: string | null; path: string | null; count: number }[];
  /** How many others have some of them. */
  otherOwners: number;
  /** Photos of which there are files and that no record shows. */
  unnamed: number;
};

/** When the newest backup was made that has every photo, ISO 8601, UTC; and whether newer ones lack some. */
export type CompleteBackup = { at: string | null; isNewest: boolean };

/** How the data is kept that is no row. */
export type StorageStatus = {
  complete: CompleteBackup;
  /** Host to which backups are copied; null where none is set. */
  copiesTo: string | null;
  /** Null where the folder of photos cannot be looked through. */
  photos: PhotoAgreement | null;
};

/** Room on the disk of a folder, in bytes. */
export type DiskSpace = { freeBytes: number; totalBytes: number };

const gigabyte = 1_000_000_000;

/** Under 1 GB or under a tenth of the disk: a day of photos, or a backup, may fill it. */
export function isDiskLow({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < gigabyte || freeBytes < totalBytes / 10;
}

/** Addresses under these ends reach nobody (RFC 2606): the sample data stands there still. */
export function isSampleAddress(email: string): boolean {
  return /[@.](?:example|test|invalid|localhost)$|[@.]example\.(?:com|net|org)$/i.test(email.trim());
}

/** A piece of work that the server does by itself. Times are ISO 8601, UTC. */
export type JobRun = { name: string; startedAt: string; finishedAt: string | null; lastError: string | null };

/** A mail that was kept as a file. */
export type KeptMailLine = {
  name: string;
  /** ISO 8601, UTC */
  keptAt: string;
  /** Whom it is for, where it is not for the reader because its link opens an account; else null. */
  withheldFor: string | null;
  subject: MailSubject;
};

const hour = 60 * 60 * 1000;

/** What happens each night has two hours of grace before it counts as missed. */
export function isLate(run: JobRun, now: Date): boolean {
  return now.getTime() - Date.parse(run.startedAt) > 26 * hour;
}

/** How the server and its machine are. */
export type SystemStatus = {
  version: string | null;
  /** When the code was built that runs; null in development. ISO 8601, UTC. */
  builtAt: string | null;
  node: string;
  startedAt: string;
  databaseBytes: number | null;
  /** What was written since the last checkpoint and is not yet in the database's own file. */
  walBytes: number | null;
  photos: { files: number; bytes: number };
  disk: DiskSpace | null;
};

/** What is set, as far as it may be shown. */
export type Health = {
  baseUrl: string | null;
  /** Where links in mails lead while there is no such address. */
  localUrl: string;
  /** Host and port of the mail server; never its name or password. */
  mailServer: string | null;
  agentEmail: string;
  /** How many lines of the agency cannot be used. */
  agencyFaults: number;
};
