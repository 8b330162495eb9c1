import type { SearchFeatureKey } from "~/domain/listings/features";
import type { Coordinates } from "~/domain/places/neighborhood";
import type { Language } from "~/i18n/languages";

import type { EntryFigure } from "./entry-facts";

export const themes = [
  "place",
  "costs",
  "mortgage",
  "selling",
  "new-build",
  "homes",
  "documents",
  "viewing",
  "guide",
] as const;
export type Theme = (typeof themes)[number];

/** Tables of ours that belong to an article. */
export const tableNames = ["homes", "taxes", "new-or-resale", "places", "units", "search-costs"] as const;
export type TableName = (typeof tableNames)[number];

/** One sentence, or several; `{name}` stands for a value, and a sentence whose value is not known is left out. */
export type Said = string | readonly string[];

/**
 * What a keyword may want to know of a thing; "what" where it only names it. An entry answers "what", and of the others those to
 * which it has an answer of its own; where it has none, `insteadOf` says which answer comes nearest.
 * - `what`: what it is and the one rule that matters, for whoever only names it
 * - `cost`: how much money, with the figure or range first ("precio", "how much")
 * - `tax`: which taxes it brings, how much and who owes them ("cuánto se paga a Hacienda", "налог при …")
 * - `calculation`: how the sum is worked out, in steps and with one sum done ("calculadora", "how is it calculated")
 * - `time`: how long it takes or holds ("cuánto tarda", "caducada")
 * - `when`: by which date it is paid, filed or signed ("quan es paga", "deadline", "в какой срок")
 * - `who`: who pays, signs, owes or chooses
 * - `conditions`: who may have it and what has to be true: age, income, limits ("requisitos", "требования")
 * - `must`: yes or no first: whether it has to be, or can be ("do I need …", "se puede …", "нужен ли …")
 * - `how`: the first steps, and where ("cómo", "passos", "пошагово")
 * - `papers`: which papers are asked for, by name ("documentos para", "какие документы")
 * - `model`: what a contract, clause or letter of it has to say ("modelo de contrato", "образец")
 * - `worth`: for and against, and for whom which ("pros y contras", "стоит ли", "què convé")
 * - `pitfalls`: what goes wrong, and how it is avoided ("riesgos", "errores", "подводные камни")
 */
export const askedFor = [
  "what",
  "cost",
  "tax",
  "calculation",
  "time",
  "when",
  "who",
  "conditions",
  "must",
  "how",
  "papers",
  "model",
  "worth",
  "pitfalls",
] as const;
export type AskedFor = (typeof askedFor)[number];

/** The kinds that any thing can be asked about; each of the others comes near to one of them. */
export const usualQuestions = ["what", "cost", "time", "who", "how"] as const satisfies readonly AskedFor[];
export type UsualQuestion = (typeof usualQuestions)[number];

/** Which answer is given where an entry has none to the very question, the nearest first; "what" where none of them is there. */
export const insteadOf: Readonly<Record<Exclude<AskedFor, UsualQuestion>, readonly AskedFor[]>> = {
  tax: ["cost"],
  calculation: ["cost"],
  when: ["time"],
  conditions: [],
  must: [],
  papers: ["how"],
  model: [],
  worth: [],
  pitfalls: [],
};

/** What was asked and what comes near to it, the nearest first. */
export function nearestAsked(asked: AskedFor): readonly AskedFor[] {
  const others = (insteadOf as Partial<Record<AskedFor, readonly AskedFor[]>>)[asked] ?? [];
  return [...new Set<AskedFor>([asked, ...others, "what"])];
}

/** Deadlines or rates beside one another; a row with a value in braces that is not known falls away. */
export type EntryTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/**
 * A paragraph, the points of a list, a table, or clauses to copy into a contract, with dots where something is to be filled in.
 * A sentence with a value in braces stands alone, so that it alone falls away.
 */
export type EntryBlock =
  | Said
  | { readonly points: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly clauses: readonly string[] }
  | EntryTable;

export type EntrySection = {
  /** A question, or a statement with a verb. */
  readonly heading: string;
  readonly blocks: readonly EntryBlock[];
};

/** What we know of one thing, in one language. Sentences may mention the values of articles and link our pages. */
export type EntryText = {
  /** As people ask for it, small letters: the usual name first, then others, short forms, frequent misspellings. */
  readonly names: readonly string[];
  /** As a heading, without a verb: "The land registry extract". */
  readonly title: string;
  /** The same of an article that answers one of its questions, where the usual words behind the title would not do. */
  readonly titles?: Readonly<Partial<Record<AskedFor, string>>> | undefined;
  /** Of a place: "in …", inside a sentence. */
  readonly locative?: string;
  /** First paragraphs, by what is asked: each names the thing and answers in its first sentence, in two to four sentences. */
  readonly answers: { readonly what: Said } & Readonly<Partial<Record<AskedFor, Said>>>;
  /** What there is an answer to. */
  readonly kinds: readonly AskedFor[];
  /** Of the sections, in their order. */
  readonly headings: readonly string[];
  /** Who needs it, the rule, what to do and in which order, what goes wrong. */
  readonly sections: readonly EntrySection[];
  /** A case worked out, with the figures of our homes. */
  readonly example?: EntrySection;
  /** The thing in three or four sentences, for articles about something else; none of them stands in `sections`. */
  readonly inShort: Said;
  /** What to do next, with one link to a page of ours. */
  readonly next: string;
  /** 150 to 160 characters, for search results. */
  readonly description: string;
  /** Laws with article and date, tariffs, official pages, as this language cites them. */
  readonly sources: readonly string[];
};

/** Which of our homes an entry is about: those that have something, or old ones; `any` where it compares homes as such. */
export type HomesOfEntry = SearchFeatureKey | "old" | "any";

/** One thing of the trade that the built-in writer knows, told in each language from the facts. */
export type Entry = {
  readonly theme: Theme;
  /** Keys of what its reader needs next, the most needed first. */
  readonly related: readonly string[];
  /** A table of ours that belongs to it. */
  readonly table?: TableName;
  /** The homes of ours that an article about it shows; left out where it has nothing to do with looking for a home. */
  readonly homes?: HomesOfEntry;
  /** Day on which a person last held it against its sources, and by which one has to again (ISO, UTC). */
  readonly checked: string;
  readonly reviewBy: string;
  readonly placed?: Placed;
  /** Figures of law, tariff or market that belong to it, by name: its texts and those of others name them. */
  readonly figures?: Readonly<Record<string, EntryFigure>>;
  /** Of which state of the English text each translation is: see `hashOf`. */
  readonly translated?: Readonly<Partial<Record<Language, string>>>;
  readonly in: Readonly<Record<Language, EntryText>>;
};

/** Where the quarter or neighbourhood that an entry tells of is. */
export type Placed = {
  /** Slug of the neighbourhood of ours: the entry's own, or the one that a quarter belongs to. */
  readonly place: string;
  /** Of a quarter: whether it lies inside that neighbourhood or only next to it. */
  readonly quarter?: "inside" | "beside";
  /** Codes that lie in it; one that only touches it is left out, since nothing can be said of it. */
  readonly postalCodes: readonly string[];
  /** Where several quarters share a code. */
  readonly middle?: Coordinates;
  /** Lines of the metro and stations of the FGC: names, the same in every language. */
  readonly lines?: string;
};
