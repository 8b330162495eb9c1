import { setImmediate } from "node:timers/promises";

import type { Db } from "~/db/database";
import { checkContent } from "~/domain/cleaning/check-content";

import { fitValues, store } from "./article-editing.server";
import { findEditedArticle, nextDrafts } from "./article-form.repository.server";

const atOnce = 20;

export type FixedDrafts = {
  fixedCount: number;
  errorCount: number;
  /** What went wrong with which article, for the log. */
  failures: { id: number; error: unknown }[];
};

/**
 * Cleans every draft that needs it, each with a revision. `errorCount` are those that still hold wrapping which a person
 * has to look at, or could not be stored. One that fails holds up none of the others.
 */
export async function fixAllDrafts(
  db: Db,
  { hosts }: { hosts: readonly string[] },
  editor: number,
  now: Date,
): Promise<FixedDrafts> {
  const result: FixedDrafts = { fixedCount: 0, errorCount: 0, failures: [] };
  for (let ids = await nextDrafts(db, 0, atOnce); ids.length > 0; ids = await nextDrafts(db, ids.at(-1) ?? 0, atOnce)) {
    for (const id of ids) {
      // Others want an answer too while thousands are being cleaned.
      await setImmediate();
      try {
        const outcome = await fixDraft(db, id, hosts, editor, now);
        if (outcome.isFixed) result.fixedCount += 1;
        if (outcome.isStillWrong) result.errorCount += 1;
      } catch (error) {
        result.errorCount += 1;
        result.failures.push({ id, error });
      }
    }
  }
  return result;
}

function fixDraft(db: Db, id: number, hosts: readonly string[], editor: number, now: Date) {
  return db.transaction().execute(async (trx) => {
    const current = await findEditedArticle(trx, id);
    // Published or deleted in the meantime.
    if (!current || current.values.status !== "draft") return { isFixed: false, isStillWrong: false };
    const { values, fit } = fitValues({ values: current.values, hosts });
    // Which words may go is for a person to say.
    if (fit.lost) return { isFixed: false, isStillWrong: true };
    const isFixed = fit.changes.length > 0;
    if (isFixed) await store(trx, current, values, editor, now);
    const isStillWrong = checkContent(values.content).some(({ kind }) => kind !== "short" && kind !== "heading");
    return { isFixed, isStillWrong };
  });
}
