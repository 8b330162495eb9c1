import { troubleOf } from "~/outside/trouble";

/**
 * What stands around a form (the agency, a picture, the home that is asked about) as it was read last, for when the database cannot
 * be read: a visitor whose message cannot be stored finds it in its form again, and the telephone number beside it.
 * @param mostHeld values, those asked for last; few where strangers can name endlessly many and each is large
 */
export function recalled<Names extends string[], Value>(
  find: (...names: Names) => Promise<Value>,
  mostHeld = 300,
): (...names: Names) => Promise<Value> {
  const held = new Map<string, Value>();
  return async (...names) => {
    const key = JSON.stringify(names);
    try {
      const found = await find(...names);
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
