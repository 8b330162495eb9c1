import { createHash } from "node:crypto";

import type { Fault, ReadEntry } from "./read-texts";

/** What tells one state of an English text from another. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** What a person should look at: days that are past, and translations of another state of the English text. No fault. */
export function dueIn({ facts: { file, read, lineOf }, original }: ReadEntry, day: string): Fault[] {
  const { review_by: reviewBy, figures = {}, translated = {} } = read;
  const now = hashOf(original);
  const at = (path: readonly string[], fault: string) => ({ file, line: lineOf(path), fault });
  return [
    ...(reviewBy <= day ? [at(["review_by"], `to be held against its sources since ${reviewBy}`)] : []),
    ...Object.entries(figures)
      .filter(([, { until }]) => until !== undefined && until <= day)
      .map(([name, { from, until }]) =>
        at(["figures", name, "until"], `${name} (${from}) to be read again since ${until}`),
      ),
    ...Object.entries(translated)
      .filter(([, hash]) => hash !== now)
      .map(([language]) => at(["translated", language], `${language}.md is older than en.md`)),
  ];
}
