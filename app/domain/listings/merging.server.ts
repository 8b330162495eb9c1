import { createHash } from "node:crypto";

import type { Change } from "./form";

type FieldTexts<Field extends string> = Readonly<Record<Field, string | readonly string[]>>;

const markLength = 8;

/**
 * What stood in the fields of a form when it was opened: a short mark for each, in their order. The form carries them, so that
 * of two entries it can be told later who changed what, without keeping what stood there.
 */
export function marksOf<Field extends string>(fields: readonly Field[], texts: FieldTexts<Field>): string {
  return fields.map((field) => markOf(texts[field])).join("");
}

/**
 * Puts two entries that began from the same one together: what only one of them changed is as they left it, what both changed
 * is mine. Where the marks are not of these fields, as in a form that was opened before an update, everything that differs
 * counts as changed by both.
 * @param opened the marks of what both began from
 */
export function mergeEntries<Field extends string, Texts extends FieldTexts<Field>>(
  fields: readonly Field[],
  opened: string,
  { mine, theirs }: { mine: Texts; theirs: Texts },
): { merged: Texts; changes: Change<Field>[] } {
  const isKnown = opened.length === fields.length * markLength;
  const changes = fields.flatMap((field, place): Change<Field>[] => {
    const [own, other] = [markOf(mine[field]), markOf(theirs[field])];
    if (own === other) return [];
    const began = opened.slice(place * markLength, (place + 1) * markLength);
    if (isKnown && own === began) return [{ field, by: "them" }];
    return [{ field, by: isKnown && other === began ? "me" : "both" }];
  });
  const merged = { ...mine };
  for (const { field, by } of changes) if (by === "them") merged[field] = theirs[field];
  return { merged, changes };
}

/** A feature may hold a comma, but no line break. */
function markOf(text: string | readonly string[]): string {
  return createHash("sha256").update([text].flat().join("\n")).digest("base64url").slice(0, markLength);
}
