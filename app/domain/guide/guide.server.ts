import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type Language, languages } from "~/i18n/languages";

import { inner, withOwnNames } from "./braces";
import { correctedText } from "./corrections/kept-corrections";
import { type AskedFor, askedFor, type Entry, type EntryText, type Placed } from "./entry";
import { type EntryBody, readEntryBody } from "./entry-body";
import { type EntryFacts, type EntryFigure, entryFacts } from "./entry-facts";
import { type EntryFileName, entryFileNames, type EntryGroup, entryGroupNames } from "./entry-groups";
import { type EntryFile, readEntryFile } from "./front-matter";
import { GuideFault, readYaml } from "./guide-yaml";

/** What we know of the trade, as files: a folder for each group, in it a folder for each thing. */
export const guideFolder = join("app", "guide");
/** Of which entries and languages the text is kept after it was read. */
const mostKept = 40;

/** All entries by key, group after group. Read when it is first asked for: a site that writes no article never reads it. */
export function guide(): Readonly<Record<string, Entry>> {
  return (read ??= Object.assign({}, ...Object.values(guideGroups()))) as Readonly<Record<string, Entry>>;
}
let read: Readonly<Record<string, Entry>> | undefined;

/** The same by group. */
export function guideGroups(): Readonly<Record<EntryGroup, Readonly<Record<string, Entry>>>> {
  return (groups ??= Object.fromEntries(entryGroupNames.map((group) => [group, readGroup(group)])) as Record<
    EntryGroup,
    Record<string, Entry>
  >);
}
let groups: Readonly<Record<EntryGroup, Readonly<Record<string, Entry>>>> | undefined;

function readGroup(group: string): Record<string, Entry> {
  const found = readdirSync(join(guideFolder, group)).map((key) => [
    key,
    readable(() => readEntry(group, key), undefined),
  ]);
  return Object.fromEntries(found.filter(([, entry]) => entry !== undefined)) as Record<string, Entry>;
}

/**
 * What cannot be read of the guide is as if it were not there, and the log says where it is broken: a build is stopped by it, but no
 * page of a site that runs.
 */
function readable<Read, Otherwise>(read: () => Read, otherwise: Otherwise, gone?: () => void): Read | Otherwise {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GuideFault)) throw error;
    console.error(`The guide cannot be read: ${error.message}`);
    gone?.();
    return otherwise;
  }
}

/** From then on nobody finds the entry; who holds it already reads nothing in the text that is broken. */
function forget(key: string): void {
  for (const all of [read, ...Object.values(groups ?? {})]) if (all) delete (all as Record<string, Entry>)[key];
}

/** The figure of an entry by `key/name`; it stays when a text of the entry turns out to be broken. */
export function figureOf(name: string): EntryFigure | undefined {
  guide();
  return figuresRead.get(name);
}
const figuresRead = new Map<string, EntryFigure>();

/** Moves whenever something of the guide was corrected: what follows from it is kept as long as it stands. */
export function guideState(): number {
  return state;
}
let state = 0;

/** Reads an entry anew: a text of it was corrected. */
export function renewEntry(key: string): void {
  state += 1;
  for (const name of figuresRead.keys()) if (name.startsWith(`${key}/`)) figuresRead.delete(name);
  for (const file of bodies.keys()) if (file.includes(`/${key}/`)) bodies.delete(file);
  for (const group of entryGroupNames) {
    if (!groups || !existsSync(join(guideFolder, group, key))) continue;
    const entry = readable(() => readEntry(group, key), undefined);
    if (!entry) continue;
    for (const all of [groups[group], read]) if (all) (all as Record<string, Entry>)[key] = entry;
  }
}

function readEntry(group: string, key: string): Entry {
  const place = join(guideFolder, group, key);
  const entry = entryOf(key, {
    pathOf: (name) => join(place, name),
    textOf: (name) => correctedText(key, name) ?? readFileSync(join(place, name), "utf8"),
    gone: () => forget(key),
  });
  for (const [name, figure] of Object.entries(entry.figures ?? {})) figuresRead.set(`${key}/${name}`, figure);
  return entry;
}

/** Where the files of an entry are read from. */
type EntrySource = {
  /** By which a file is named where it is broken, and its text is kept. */
  pathOf: (name: EntryFileName) => string;
  textOf: (name: EntryFileName) => string;
  /** Is told where a text cannot be read. */
  gone: () => void;
};

/** @throws {GuideFault} where its facts cannot be read; its texts are read when somebody asks for them */
function entryOf(key: string, source: EntrySource): Entry {
  const read = readYaml(source.pathOf("guide.yaml"), source.textOf("guide.yaml"), entryFacts);
  const { theme, related, checked, review_by: reviewBy, homes, table, figures, translated } = read;
  const placed = placedOf(read);
  const own = (text: string) => withOwnNames(text, key, figures);
  return {
    theme,
    related,
    checked,
    reviewBy,
    ...(placed && { placed }),
    ...(homes && { homes }),
    ...(table && { table }),
    ...(figures && { figures }),
    ...(translated && { translated }),
    in: Object.fromEntries(
      languages.map((language) => [language, entryText(`${language}.md`, source, own)]),
    ) as unknown as Record<Language, EntryText>,
  };
}

/**
 * An entry of texts that nobody has stored: its figures are what they say while it is looked at.
 * @throws {GuideFault} where its facts cannot be read
 */
export function tryEntry<Seen>(
  key: string,
  contents: Readonly<Record<EntryFileName, string>>,
  look: (entry: Entry) => Seen,
): Seen {
  const pathOf = (name: EntryFileName) => `tried: ${key}/${name}`;
  const entry = entryOf(key, { pathOf, textOf: (name) => contents[name], gone: () => undefined });
  const isOwn = (name: string) => name.startsWith(`${key}/`);
  const forgetOwn = () => {
    for (const name of figuresRead.keys()) if (isOwn(name)) figuresRead.delete(name);
  };
  guide();
  const usual = [...figuresRead].filter(([name]) => isOwn(name));
  forgetOwn();
  try {
    for (const [name, figure] of Object.entries(entry.figures ?? {})) figuresRead.set(`${key}/${name}`, figure);
    return look(entry);
  } finally {
    forgetOwn();
    for (const [name, figure] of usual) figuresRead.set(name, figure);
    for (const name of entryFileNames) bodies.delete(pathOf(name));
  }
}

function placedOf({ place, quarter, postal_codes: postalCodes, middle, lines }: EntryFacts): Placed | undefined {
  if (place === undefined) return undefined;
  return {
    place,
    postalCodes,
    ...(quarter && { quarter }),
    ...(middle && { middle: { latitude: middle[0], longitude: middle[1] } }),
    ...(lines && { lines }),
  };
}

/**
 * An entry's text, read in parts as they are asked for: to find one by its names, none is read whole.
 * @param own names figures of the entry's own by its key too
 */
function entryText(
  name: EntryFileName,
  { pathOf, textOf, gone }: EntrySource,
  own: (text: string) => string,
): EntryText {
  let read: EntryFile["front"] | undefined;
  const file = pathOf(name);
  const whole = () => readEntryFile(file, own(textOf(name)));
  const front = () => (read ??= readable(() => whole().front, unread.front, gone));
  const body = () => bodyOf(file, () => readable(() => readEntryBody(file, whole().body), unread.body, gone));
  return {
    get names() {
      return front().names;
    },
    get title() {
      return front().title;
    },
    get titles() {
      return front().titles;
    },
    get locative() {
      return front().locative;
    },
    get description() {
      return front().description;
    },
    get inShort() {
      const said = front()["in short"];
      return typeof said === "string" ? inner(said) : said.map(inner);
    },
    get next() {
      return inner(front().next);
    },
    get sources() {
      return front().sources.map(inner);
    },
    get answers() {
      return body().answers;
    },
    get headings() {
      return partsOf(textOf(name)).headings;
    },
    get kinds() {
      return partsOf(textOf(name)).kinds;
    },
    get sections() {
      return body().sections;
    },
    get example() {
      return body().example;
    },
  };
}

/** What an entry answers and the headings of its sections: found without reading the rest, for whoever looks through all entries. */
function partsOf(text: string): { kinds: AskedFor[]; headings: string[] } {
  const [answers = "", article = ""] = text.split("\n# article\n");
  const [sections = ""] = article.split("\n# ");
  return {
    kinds: askedFor.filter((kind) => answers.includes(`\n# ${kind}\n`)),
    headings: [...sections.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => inner(heading)),
  };
}

const unread: { front: EntryFile["front"]; body: EntryBody } = {
  front: { title: "", names: [], description: "", "in short": [], next: "", sources: [] },
  body: { answers: { what: [] }, sections: [], example: undefined },
};

function bodyOf(file: string, readBody: () => EntryBody): EntryBody {
  const kept = bodies.get(file) ?? readBody();
  // Put last: what nobody has asked for longest is dropped first.
  bodies.delete(file);
  bodies.set(file, kept);
  for (const oldest of bodies.keys()) {
    if (bodies.size <= mostKept) break;
    bodies.delete(oldest);
  }
  return kept;
}

const bodies = new Map<string, EntryBody>();
