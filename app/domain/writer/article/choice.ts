/** Chooses among variants so that the same seed and key always give the same answer, and other seeds spread over all. */
export type Choice = {
  /** One of the items; `key` says for what, so that two choices of an article do not move together. */
  one<Item>(key: string, items: readonly Item[]): Item | undefined;
  /** All the items in an order of their own. */
  shuffled<Item>(key: string, items: readonly Item[]): Item[];
  /** Some of the items, in the order given. */
  some<Item>(key: string, items: readonly Item[], take: number): Item[];
};

export function seededChoice(seed: string): Choice {
  const weight = (key: string) => mixedHash(`${seed}\n${key}`);
  const drawn = <Item>(key: string, items: readonly Item[]) =>
    items
      .map((item, place) => ({ item, place, weight: weight(`${key}/${place}`) }))
      .toSorted((one, other) => one.weight - other.weight);
  return {
    one: (key, items) => items[weight(key) % Math.max(1, items.length)],
    shuffled: (key, items) => drawn(key, items).map(({ item }) => item),
    some: (key, items, take) =>
      drawn(key, items)
        .slice(0, take)
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}

/** FNV-1a with the finishing step of MurmurHash3: without it, similar keywords would choose alike. */
function mixedHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
