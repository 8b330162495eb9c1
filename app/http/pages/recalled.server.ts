import { db } from "~/db/db.server";
import { keptForContent } from "~/domain/site/kept-for-content.server";
import { troubleOf } from "~/outside/trouble";

/**
 * What pages say to everybody, found once for each version of the content: whoever asks is given the very same value, and the pieces
 * drawn of it last as long (ui/drawn-once.tsx). It is recalled as it was read last when the database cannot be read: a visitor whose
 * message cannot be stored finds what stands around its form again, and the telephone number beside it.
 * @param find what depends on its names and on the content alone: neither on the moment nor on who asks
 * @param mostHeld values, those asked for last; few where strangers can name endlessly many and each is large
 */
export function recalled<Names extends unknown[], Value>(
  find: (...names: Names) => Promise<Value>,
  mostHeld = 300,
): (...names: Names) => Promise<Value> {
  const keyOf = (...names: Names) => JSON.stringify(names);
  const known = keptForContent((_db, ...names: Names) => find(...names), keyOf, mostHeld);
  const held = new Map<string, Value>();
  return async (...names) => {
    const key = keyOf(...names);
    try {
      const found = await known(db, ...names);
      held.delete(key);
      held.set(key, found);
      for (const oldest of held.keys()) {
        if (held.size <= mostHeld) break;
        held.delete(oldest);
      }
      return found;
    } catch (error) {
      const last = held.get(key);
      if (troubleOf(error) === null || last === undefined) throw error;
      return last;
    }
  };
}
