import type { AskedFor } from "~/domain/guide/entry";
import { folded } from "~/i18n/fold";
import { type Language, languages } from "~/i18n/languages";

import type { Fault, ReadEntry, ReadText } from "./read-texts";

/** Characters of a description that search results show whole. */
const description = { from: 150, to: 160 } as const;
const fewestNames = 3;

/** The front matter of a text: long enough for a search result, known by several names. */
export function checkFront({ file, lines, front, body }: ReadText): Fault[] {
  const at = (part: keyof typeof front, fault: string) => ({
    file,
    line: lines.find((each) => each.part === part)?.line ?? 1,
    fault,
  });
  const { length } = front.description;
  const { from, to } = description;
  return [
    ...(length < from || length > to
      ? [at("description", `description: ${length} characters, of ${from} to ${to}`)]
      : []),
    ...(front.names.length < fewestNames
      ? [at("names", `names: ${front.names.length}, of at least ${fewestNames}`)]
      : []),
    ...(Object.keys(front.titles ?? {}) as AskedFor[])
      .filter((asked) => !body.answers[asked])
      .map((asked) => at("titles", `titles: there is no "# ${asked}" to be called so`)),
    ...(front.next.match(/\]\(/g)?.length === 1 ? [] : [at("next", "next has one link to a page of ours")]),
  ];
}

/** A name that two entries have leads to neither, and a sentence that two of them say is read twice. */
export function sharedChecks(entries: readonly ReadEntry[]): (() => Fault[])[] {
  return [
    () => sharedKeys(entries),
    () => sharedNames(entries),
    ...languages.map((language) => () => sharedSentences(entries, language)),
  ];
}

/** The guide knows an entry by its key alone. */
function sharedKeys(entries: readonly ReadEntry[]): Fault[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ key, group, facts: { file } }) => {
    const owner = owners.get(key);
    owners.set(key, owner ?? group);
    return owner === undefined ? [] : [{ file, line: 1, fault: `the group ${owner} has an entry “${key}” too` }];
  });
}

function sharedNames(entries: readonly ReadEntry[]): Fault[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ key, texts }) =>
    texts.flatMap(({ file, lines }) =>
      lines.flatMap(({ line, part, text }) => {
        const owner = part === "names" ? (owners.get(folded(text)) ?? key) : key;
        if (part === "names") owners.set(folded(text), owner);
        return owner === key ? [] : [{ file, line, fault: `“${text}” is a name of ${owner} too` }];
      }),
    ),
  );
}

const fewestWords = 5;

function sharedSentences(entries: readonly ReadEntry[], language: Language): Fault[] {
  const said = new Map<string, string>();
  return entries.flatMap(({ key, texts }) =>
    texts
      .filter((text) => text.language === language)
      .flatMap(({ file, lines }) =>
        lines
          // A deadline may stand in several tables.
          .filter(({ part, text }) => part === "body" && !/^[|#:]/.test(text))
          .flatMap(({ line, text }) =>
            sentencesIn(text).flatMap((sentence) => {
              const owner = said.get(sentence) ?? key;
              said.set(sentence, owner);
              return owner === key ? [] : [{ file, line, fault: `${owner} says this too: “${sentence}”` }];
            }),
          ),
      ),
  );
}

/** The sentences of a line that two entries may not share. */
export function sentencesIn(line: string): string[] {
  return line
    .replace(/^(?:\s*- |\s*\d+\. )?(?:\{\{[?!][^{}]*\}\})*/, "")
    .split(/(?<=[.?…])\s+/u)
    .filter((sentence) => sentence.split(" ").length >= fewestWords);
}
