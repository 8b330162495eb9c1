import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type Language, languages } from "~/i18n/languages";

import { inner, withOwnNames } from "./braces";
import { type AskedFor, askedFor, type Entry, type EntryText, type Placed } from "./entry";
import { type EntryBody, readEntryBody } from "./entry-body";
import { type EntryFacts, type EntryFigure, entryFacts } from "./entry-facts";
import { type EntryGroup, entryGroupNames } from "./entry-groups";
import { type EntryFile, readEntryFile } from "./front-matter";
import { GuideFault, readYaml } from "./guide-yaml";

/** What we know of the trade, as files: a folder for each group, in it a folder for each thing. */
const folder = join("app", "guide");
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
  const found = readdirSync(join(folder, group)).map((key) => [key, readable(() => readEntry(group, key), undefined)]);
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

function readEntry(group: string, key: string): Entry {
  const place = join(folder, group, key);
  const file = join(place, "guide.yaml");
  const read = readYaml(file, textOf(file), entryFacts);
  const { theme, related, checked, review_by: reviewBy, homes, table, figures } = read;
  const placed = placedOf(read);
  for (const [name, figure] of Object.entries(figures ?? {})) figuresRead.set(`${key}/${name}`, figure);
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
    in: Object.fromEntries(
      languages.map((language) => [language, textOfFile(join(place, `${language}.md`), own, () => forget(key))]),
    ) as unknown as Record<Language, EntryText>,
  };
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
 * @param gone is told where it cannot be read
 */
function textOfFile(file: string, own: (text: string) => string, gone: () => void): EntryText {
  let read: EntryFile["front"] | undefined;
  const whole = () => readEntryFile(file, own(textOf(file)));
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
      return partsOf(file).headings;
    },
    get kinds() {
      return partsOf(file).kinds;
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
function partsOf(file: string): { kinds: AskedFor[]; headings: string[] } {
  const [answers = "", article = ""] = textOf(file).split("\n# article\n");
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

function textOf(file: string): string {
  return readFileSync(file, "utf8");
}
