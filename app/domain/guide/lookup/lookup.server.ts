import { wordsOf } from "~/domain/cleaning/telling-words";

import { type Answering, type Asked, decidingWords, phrasesOf } from "../asked";
import { type AskedFor, askedFor, nearestAsked } from "../entry";
import { guide } from "../guide.server";

import { type GuideIndex, type Indexed, indexGuide } from "./guide-index.server";
import { isWordOrSlip } from "./same-word";
import { decidingIn } from "./words";

/**
 * What the guide answers to a keyword. `certain`: one entry has a name for it, and every word that decides is answered by that
 * name and what is asked of it. `choose`: it is near to these, the nearest first; a person says which is meant, if any. `unknown`:
 * nothing is near.
 */
export type Verdict =
  | { kind: "certain"; answer: Answering; near: readonly Answering[] }
  | { kind: "choose"; near: readonly Answering[] }
  | { kind: "unknown" };

const mostNear = 3;
/** Entries that are looked at more closely. */
const mostCandidates = 80;
/** Of what decides in a keyword an entry has to have so much to be near: one common word of four is nothing. */
const leastShared = 0.42;

/** Nobody asks longer; whoever sends a book is not read. */
const longestKeyword = 300;

let built: Promise<GuideIndex> | undefined;

/** Made when it is first asked for. */
function index(): Promise<GuideIndex> {
  const made = (built ??= indexGuide(guide()).catch((error: unknown) => {
    // The next who asks tries anew.
    if (built === made) built = undefined;
    throw error;
  }));
  return made;
}

/** Made anew when somebody asks next: a text of the guide was corrected. */
export function forgetIndex(): void {
  built = undefined;
}

/** @param keyword as somebody typed it, in any of our languages */
export async function lookUp(keyword: string): Promise<Verdict> {
  const known = await index();
  if (keyword.length > longestKeyword || decidingIn(keyword).every((word) => decidingWords().includes(word)))
    return { kind: "unknown" };
  const sought = soughtIn(keyword, known);
  const found = known.nearest(
    [...sought.words.keys()].flatMap((word) => [...like(sought, word)]),
    mostCandidates,
  );
  const readings = found.flatMap(({ key }) => {
    const entry = known.entries.get(key);
    return entry ? [read(entry, sought)] : [];
  });
  const near = nearest(readings, sought);
  const certain = readings.filter(({ left }) => left.length === 0);
  const best = Math.max(0, ...certain.map(({ named }) => named));
  const mostNamed = certain.filter(({ named }) => named === best);
  // Of two the one that is called just so.
  const exact = mostNamed.filter(({ isExact }) => isExact);
  const [first, second] = exact.length > 0 ? exact : mostNamed;
  if (first && !second) return { kind: "certain", answer: first.answer, near };
  return near.length > 0 ? { kind: "choose", near } : { kind: "unknown" };
}

/** A keyword: all its words, those that decide, and which words of the guide each of these is. */
type Sought = { said: readonly string[]; words: ReadonlyMap<string, ReadonlySet<string>>; all: ReadonlySet<string> };

function soughtIn(keyword: string, known: GuideIndex): Sought {
  const said = wordsOf(keyword);
  const words = new Map(decidingIn(keyword).map((word) => [word, new Set([word, ...known.likeWords(word)])]));
  return { said, words, all: new Set([...said, ...[...words.values()].flatMap((alike) => [...alike])]) };
}

function like({ words }: Sought, word: string): ReadonlySet<string> {
  return words.get(word) ?? new Set([word]);
}

type Reading = {
  answer: Answering;
  /** Letters of the keyword that whole names of the entry account for. */
  named: number;
  /** Letters that any name, or what is asked, accounts for. */
  shared: number;
  /** What decides and nothing answers. */
  left: readonly string[];
  /** Whether the keyword is one of its names, word for word. */
  isExact: boolean;
};

/** A keyword held against one entry. */
function read(found: Indexed, sought: Sought): Reading {
  const words = [...sought.words.keys()];
  const isIn = (all: ReadonlySet<string>, word: string) => [...like(sought, word)].some((other) => all.has(other));
  // A name counts where all of it is there: "mortgage" does not name the mortgage for non-residents.
  const whole = found.names.filter((name) => name.words.every((word) => sought.all.has(word)));
  const ofWhole = new Set(whole.flatMap((name) => name.words));
  const beside = words.filter((word) => !isIn(ofWhole, word));
  const asked = ofKind(found, sought, beside) ?? ofSection(found, beside, isIn);
  const shared = words.filter((word) => isIn(found.words, word));
  const heard = asked ? asked.heard.filter((word) => !shared.includes(word)) : [];
  const left = whole.length === 0 ? words : (asked?.left ?? beside);
  return {
    answer: { entry: found.key, asked: asked?.asked ?? "what" },
    named: lettersOf(words.filter((word) => isIn(ofWhole, word))),
    shared: lettersOf(shared) + lettersOf(heard) / 2,
    left,
    isExact: found.names.some(({ text }) => wordsOf(text).join(" ") === sought.said.join(" ")),
  };
}

/** `left` is what remains to be answered, `heard` what was understood of the question all the same. */
type AskedOf = { asked: Asked; left: readonly string[]; heard: readonly string[] };

/** What a keyword asks, of whatever it names; "what" where it only names it. */
export function kindAsked(keyword: string): AskedFor {
  return asksIn(wordsOf(keyword), [], new Set())?.kind ?? "what";
}

/** By which of the usual questions a keyword asks, if the entry answers it. What the title says already is not asked. */
function ofKind({ entry, titleWords }: Indexed, { said }: Sought, beside: readonly string[]): AskedOf | undefined {
  const best = asksIn(said, beside, titleWords);
  if (!best) return undefined;
  const has = (kind: AskedFor) => entry.in.en.kinds.includes(kind);
  const heard = beside.filter((word) => !best.left.includes(word));
  if (has(best.kind)) return { asked: best.kind, left: best.left, heard };
  if (beside.length === 0) return undefined;
  // Another answer is near, and near is not certain.
  return { asked: nearestAsked(best.kind).find(has) ?? "what", left: beside, heard };
}

/** The question whose phrases leave the least of what is beside the name; of those the one with the longest phrase. */
function asksIn(said: readonly string[], beside: readonly string[], titleWords: ReadonlySet<string>) {
  const text = ` ${said.join(" ")} `;
  const inTitle = (word: string) => [...titleWords].some((other) => isWordOrSlip(word, other));
  const found = askedFor.flatMap((kind) => {
    const present = kindPhrases(kind).filter((phrase) => text.includes(` ${phrase.join(" ")} `));
    const asks = present.filter((phrase) => !phrase.every(inTitle));
    if (asks.length === 0) return [];
    const words = new Set(present.flat());
    // "How much tax" is about tax: the longest phrase says what is asked.
    const longest = Math.max(...asks.map((phrase) => phrase.join(" ").length));
    return [{ kind, longest, left: beside.filter((word) => !words.has(word)) }];
  });
  return found.toSorted((one, other) => one.left.length - other.left.length || other.longest - one.longest)[0];
}

/** A heading of which a keyword has less is about more than what was asked. */
const enoughOfHeading = 0.5;

/** The section whose heading, in one language, has the most of what is left. */
function ofSection(
  { sections }: Indexed,
  beside: readonly string[],
  isIn: (all: ReadonlySet<string>, word: string) => boolean,
): AskedOf | undefined {
  const [best] = sections
    .map(({ number, words }) => {
      const heard = beside.filter((word) => isIn(words, word));
      const isAsked = lettersOf(heard) >= lettersOf([...words]) * enoughOfHeading;
      const left = isAsked ? beside.filter((word) => !heard.includes(word)) : beside;
      return { asked: `section-${number}` as const, left, heard };
    })
    .filter(({ heard }) => heard.length > 0)
    .toSorted((one, other) => one.left.length - other.left.length || lettersOf(other.heard) - lettersOf(one.heard));
  return best;
}

function nearest(readings: readonly Reading[], { words }: Sought): Answering[] {
  const all = lettersOf([...words.keys()]);
  return readings
    .filter(({ shared }) => shared >= all * leastShared)
    .toSorted((one, other) => other.shared - one.shared || other.named - one.named)
    .slice(0, mostNear)
    .map(({ answer }) => answer);
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}

const phrases = new Map<AskedFor, readonly (readonly string[])[]>();

function kindPhrases(kind: AskedFor): readonly (readonly string[])[] {
  const known = phrases.get(kind);
  if (known) return known;
  const read = phrasesOf(kind).map((phrase) => wordsOf(phrase));
  phrases.set(kind, read);
  return read;
}
