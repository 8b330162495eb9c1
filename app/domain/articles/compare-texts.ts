import { diffLines, diffWordsWithSpace } from "diff";

/** A stretch of a comparison; `cut` stands for a long one that is the same in both. */
export type DiffPart = { kind: "same" | "added" | "removed" | "cut"; text: string };

/** Longer than this, a stretch without a change is shown by its beginning and its end. */
const longestSame = 320;
const shownOfSame = 120;
/** A comparison by words takes long where hardly any is the same, in ms. */
const patience = 300;

/**
 * How one text became the other, by words; by lines where the two have little in common.
 * @param timeout in ms, where several are compared for one page
 */
export function compareTexts(before: string, after: string, timeout = patience): DiffPart[] {
  const changes =
    diffWordsWithSpace(before, after, { timeout }) ?? diffLines(before, after, { timeout }) ?? whole(before, after);
  return changes.flatMap(({ added, removed, value }): DiffPart[] => {
    if (added) return [{ kind: "added", text: value }];
    if (removed) return [{ kind: "removed", text: value }];
    if (value.length <= longestSame) return [{ kind: "same", text: value }];
    return [
      { kind: "same", text: value.slice(0, shownOfSame) },
      { kind: "cut", text: value.slice(shownOfSame, -shownOfSame) },
      { kind: "same", text: value.slice(-shownOfSame) },
    ];
  });
}

/** The same without what a long text begins and ends with: it goes from the first change to the last. */
export function fromFirstToLast(parts: readonly DiffPart[]): DiffPart[] {
  const isCutAt = (place: number) => parts.at(place)?.kind === "cut";
  return parts.slice(isCutAt(1) ? 1 : 0, isCutAt(-2) ? -1 : undefined);
}

function whole(before: string, after: string) {
  return [
    { added: false, removed: true, value: before },
    { added: true, removed: false, value: after },
  ];
}
