import type { Db } from "~/db/database";

import { contentVersion } from "./content-version.server";

/**
 * What follows from nothing but tables that public pages show (see `contentVersion`), found once until one of them changes; the answer is
 * shared and may not be altered. What takes long and is asked for by many pages belongs here, not each question.
 * @param keyOf what the answer depends on beside the database
 * @param mostHeld answers, the newest; few where strangers can ask endlessly many and each is large
 */
export function keptForContent<Asked extends unknown[], Answer>(
  find: (db: Db, ...asked: Asked) => Promise<Answer>,
  keyOf: (...asked: Asked) => string,
  mostHeld = 300,
): (db: Db, ...asked: Asked) => Promise<Answer> {
  const kept = new WeakMap<Db, { version: number; answers: Map<string, Answer> }>();
  return async (db, ...asked) => {
    // Asked first: what changes while it is being found leaves a later version than the one it is kept under.
    const version = await contentVersion(db);
    const before = kept.get(db);
    const { answers } = before?.version === version ? before : { answers: new Map<string, Answer>() };
    const key = keyOf(...asked);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = await find(db, ...asked);
    kept.set(db, { version, answers: answers.set(key, answer) });
    const [oldest] = answers.keys();
    if (answers.size > mostHeld && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
