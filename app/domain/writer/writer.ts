import type { Answering } from "~/domain/guide/asked";
import type { Language } from "~/i18n/languages";

/** What a writer is asked for: an article about a keyword, under a title, in a language; `about` is what a person chose of the guide. */
export type Assignment = { keyword: string; title: string; language: Language; about?: Answering | null };

/** What a writer hands in, before anything is cleaned, checked or stored. */
export type Draft = {
  title: string;
  /** HTML */
  content: string;
  metaDescription: string;
  /** As the service counted them; a writer without a service has none. */
  tokens?: { input: number; output: number };
  /** EUR cents, fractions included. Left out where the service does not say what it counted. */
  costCents?: number;
  /** What it is called, where the title of the topic would promise something else. */
  honestTitle?: string;
  /** What of the guide it answers, or that it shows the homes that are looked for; left out by a writer that answers in its own way. */
  about?: Answering | "homes";
  /** What a service was given to write from: its figures are held against it. */
  material?: string;
};

/**
 * How a piece of writing ended. `raw` is the answer as it came, to be stored beside the cleaned text. `mayPass` says
 * that the same request may succeed later; where it is false, trying again only costs. What failed may have cost as well:
 * `costCents` is left out where nobody knows.
 */
export type Writing =
  | { ok: true; draft: Draft; raw: string }
  | {
      ok: false;
      mayPass: boolean;
      message: string;
      /** The service asked to be left alone until then. */
      retryAt?: Date;
      tokens?: Draft["tokens"];
      costCents?: number;
    };

/** More characters than any article has; what is longer is a writer that repeats itself. */
export const longestDraft = 300_000;

/** What writing with a service costs, EUR per million tokens. */
export type Price = { input: number; output: number };

/** Anything that writes articles. `signal` ends a piece of writing that takes too long. */
export interface Writer {
  readonly name: string;
  write(assignment: Assignment, signal: AbortSignal): Promise<Writing>;
  /** Writes its own answer `raw` anew without the faults that were found in it; left out by a writer that cannot. */
  repair?(assignment: Assignment, raw: string, faults: readonly string[], signal: AbortSignal): Promise<Writing>;
}
