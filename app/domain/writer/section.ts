/**
 * A sentence, or wordings of the same thought among which the keyword chooses one. `{name}` stands for a value; where
 * an article has no such value the sentence is left out. `{?name}` keeps the sentence only where the value exists,
 * `{!name}` only where it does not. `[words](/path)` is a link to a page in the language of the article.
 */
export type Wording = string | readonly string[];

export const tableNames = ["homes", "taxes", "loans", "scale", "new-or-resale", "places"] as const;
export type TableName = (typeof tableNames)[number];

/** What is said of each home of a list: its size and price, or its building. */
export type HomeStyle = "size" | "building";

/** Which homes a list is of: those that fit the keyword, those of the place it names, or examples of all. */
export type HomeGroup = "fitting" | "place" | "examples";

export type Block =
  | { kind: "paragraph"; sentences: readonly Wording[] }
  | { kind: "list"; items: readonly Wording[]; take: number; isOrdered: boolean }
  | { kind: "homes"; group: HomeGroup; style: HomeStyle }
  | { kind: "developments" }
  | { kind: "table"; table: TableName };

/**
 * A part of an article under one heading; the opening has none. `needs` names a value without which it would have
 * nothing of substance to say.
 */
export type Section = { heading?: Wording; needs?: string; body: readonly Block[] };

export const p = (...sentences: Wording[]): Block => ({ kind: "paragraph", sentences });

/** A list of all the items. */
export const all = (...items: Wording[]): Block => ({ kind: "list", items, take: items.length, isOrdered: false });

/** A list of some of the items, chosen by the keyword. */
export const some = (take: number, ...items: Wording[]): Block => ({ kind: "list", items, take, isOrdered: false });

/** Numbered steps. */
export const steps = (...items: Wording[]): Block => ({ kind: "list", items, take: items.length, isOrdered: true });

export const homes = (group: HomeGroup, style: HomeStyle): Block => ({ kind: "homes", group, style });
export const developments: Block = { kind: "developments" };
export const table = (name: TableName): Block => ({ kind: "table", table: name });
