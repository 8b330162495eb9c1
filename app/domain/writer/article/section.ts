/** Wordings of the same thought, among which the keyword chooses one. */
type Either = { readonly either: readonly string[] };

/**
 * A sentence. `{name}` stands for a value; where an article has no such value the sentence is left out. `{?name}` keeps the
 * sentence only where the value exists, `{!name}` only where it does not. `[words](/path)` is a link to a page in the language
 * of the article.
 */
export type Wording = string | Either;

export function either<const Wordings extends readonly string[]>(...wordings: Wordings) {
  return { either: wordings };
}

export const tableNames = ["homes", "taxes", "loans", "new-or-resale", "places", "units", "search-costs"] as const;
export type TableName = (typeof tableNames)[number];

/** What is said of each home of a list: its size and price, its building, or all that its record has. */
export type HomeStyle = "size" | "building" | "card";

/** Which homes a list is of: those that fit the keyword, those of the place it names, or examples of all. */
export type HomeGroup = "fitting" | "place" | "examples";

/** What a section says in words of its own: paragraphs, and the points of a list. */
export type Part = "opening" | "middle" | "points" | "closing";

/** `take` is how many points the keyword chooses; left out for all. */
export type OwnWords =
  { kind: "paragraph"; part: Part } | { kind: "list"; part: Part; take?: number; isOrdered?: true };

export type OurRows =
  | { kind: "homes"; group: HomeGroup; style: HomeStyle }
  | { kind: "developments" }
  /** The buildings of the new homes that fit a search, else of the closest one. */
  | { kind: "new-homes" }
  | { kind: "table"; table: TableName };

/** A part of an article. `needs` names a value without which it would have nothing of substance to say. */
export type Section = { needs?: string; body: readonly (OwnWords | OurRows)[] };

export const opening = { kind: "paragraph", part: "opening" } as const;
export const middle = { kind: "paragraph", part: "middle" } as const;
export const closing = { kind: "paragraph", part: "closing" } as const;
export const points = (take: number) => ({ kind: "list", part: "points", take }) as const;
export const allPoints = { kind: "list", part: "points" } as const;
export const steps = { kind: "list", part: "points", isOrdered: true } as const;
export const homes = (group: HomeGroup, style: HomeStyle) => ({ kind: "homes", group, style }) as const;
export const developments = { kind: "developments" } as const;
export const newHomes = { kind: "new-homes" } as const;
export const table = (name: TableName) => ({ kind: "table", table: name }) as const;
