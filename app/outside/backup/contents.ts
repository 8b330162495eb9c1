import { z } from "zod";

/** The first entry of an archive: what it is, told in a few bytes. */
export const markerPath = "xamfra-backup.json";

/** The last entry: what has to be in it. */
export const manifestPath = "manifest.json";

/** The snapshot of the database. */
export const databasePath = "data/xamfra.db";

/** Raised when an older restore could not read a newer archive. */
export const format = 1;

const names: readonly RegExp[] = [
  /^data\/(?:xamfra\.db|secret)$/,
  /^data\/outbox\/\d[0-9A-Za-z-]{0,80}\.eml$/,
  /^uploads\/[0-9a-f]{24}-[1-9][0-9]{0,3}\.(?:avif|webp|jpg)$/,
  /^uploads\/originals\/[0-9a-f]{24}\.[a-z0-9]{1,5}$/,
  /^uploads\/\.received\/[0-9a-f]{32}$/,
];

/**
 * Whether a file belongs in an archive. Only names that the site itself gives: no other can be packed, and none can lead out
 * of the folder into which an archive is unpacked.
 */
export function isArchived(path: string): boolean {
  return names.some((name) => name.test(path));
}

export const markerSchema = z.object({ program: z.literal("xamfra"), format: z.number().int().positive() });

export const manifestSchema = z.object({
  format: z.literal(format),
  /** ISO 8601, UTC: when the database was copied. */
  createdAt: z.iso.datetime(),
  version: z.string(),
  node: z.string(),
  migrations: z.array(z.string()),
  /** Rows of each table. */
  tables: z.record(z.string(), z.number().int()),
  fileCount: z.number().int(),
});

/** What an archive holds; in the archive itself the files are listed one by one. */
export type Manifest = z.infer<typeof manifestSchema>;

export const archivedFileSchema = z.object({
  path: z.string(),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type ArchivedFile = z.infer<typeof archivedFileSchema>;
