import { writtenFigures } from "../written-figures";

import type { Fault, Line, ReadEntry } from "./read-texts";

/** What readers are told; titles and descriptions have no values, and names and sources are others' words. */
const told: readonly Line["part"][] = ["body", "in short", "next"];

/**
 * A percentage, a sum of euros, a number of days, weeks, months or years written out with digits, where guide.yaml does not say under
 * `written` why.
 */
export function checkWrittenOut({ texts, facts: { file, read, lineOf } }: ReadEntry): Fault[] {
  const purposes = Object.keys(read.written ?? {}).map((said) => {
    const [only, ...more] = writtenFigures("en", said);
    return { said, means: more.length === 0 ? (only?.means ?? []) : [] };
  });
  const allowed = new Set(purposes.flatMap(({ means }) => means));
  const found = texts.flatMap((text) =>
    text.lines
      .filter(({ part }) => told.includes(part))
      .flatMap(({ line, text: said }) =>
        writtenFigures(text.language, said).map((figure) => ({ file: text.file, line, ...figure })),
      ),
  );
  const unread = purposes.flatMap(({ said, means }) => {
    const where = { file, line: lineOf(["written", said]) };
    if (means.length === 0) return [{ ...where, fault: `written: "${said}" is no figure as English writes it` }];
    return found.some((each) => each.means.some((one) => means.includes(one)))
      ? []
      : [{ ...where, fault: `written: no text says "${said}"` }];
  });
  const bare = found
    .filter(({ means }) => !means.every((each) => allowed.has(each)))
    .map(({ file, line, said }) => ({
      file,
      line,
      fault: `“${said}” is written out: name it in braces, or say why under written`,
    }));
  return [...unread, ...bare];
}
