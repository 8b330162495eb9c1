import type { Db } from "~/db/database";

import { hashOf } from "../check/due";
import { findEntryFiles, readGuideFiles } from "../check/guide-files.server";
import type { EntryFiles } from "../check/read-texts";
import { entryFileNames, type EntryGroup } from "../entry-groups";
import { guideFolder } from "../guide.server";

import type { CorrectedFile, StoredCorrection } from "./correction";
import { correctedText, isUnreadable } from "./kept-corrections";

/** @param entry of all entries where not given */
export async function storedCorrections(db: Db, entry?: string): Promise<StoredCorrection[]> {
  let query = db
    .selectFrom("guide_corrections")
    .leftJoin("users", "users.id", "guide_corrections.corrected_by")
    .select(["entry", "file", "text", "made_over", "corrected_at", "users.name", "users.email"])
    .orderBy("entry")
    .orderBy("file");
  if (entry !== undefined) query = query.where("entry", "=", entry);
  const rows = await query.execute();
  return rows.map(({ entry, file, text, made_over: madeOver, corrected_at: at, name, email }) => {
    return { entry, file, text, madeOver, at, by: name || email };
  });
}

/** The files of an entry, those that were corrected as they were; undefined where there is neither. */
export async function correctedFiles(
  db: Db,
  entry: string,
): Promise<{ group: EntryGroup | null; files: CorrectedFile[] } | undefined> {
  const release = findEntryFiles(guideFolder, entry);
  const corrections = await storedCorrections(db, entry);
  if (!release && corrections.length === 0) return undefined;
  const names = entryFileNames.filter((name) => release || corrections.some(({ file }) => file === name));
  const files = names.map((file): CorrectedFile => {
    const correction = corrections.find((each) => each.file === file);
    const own = release ? (release.contents[file] ?? "") : null;
    const text = correction?.text ?? own ?? "";
    return {
      file,
      text,
      release: own,
      version: hashOf(`${own ?? ""}\0${text}`),
      correction: correction
        ? {
            by: correction.by,
            at: correction.at,
            isChangedUnder: own !== null && hashOf(own) !== correction.madeOver,
            isUnread: isUnreadable(entry, file),
          }
        : null,
    };
  });
  return { group: (release?.group ?? null) as EntryGroup | null, files };
}

/** All entries, their files as they hold: corrected, where a correction can be read. */
export function guideAsItHolds(): EntryFiles[] {
  return readGuideFiles(guideFolder).map(asItHolds);
}

export function asItHolds(files: EntryFiles): EntryFiles {
  const corrected = entryFileNames.flatMap((name) => {
    const text = correctedText(files.key, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return corrected.length === 0
    ? files
    : { ...files, contents: { ...files.contents, ...Object.fromEntries(corrected) } };
}
