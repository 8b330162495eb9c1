import type { Language } from "~/i18n/languages";

/** What a writer is asked for: an article about a keyword, under a title, in a language. */
export type Assignment = { keyword: string; title: string; language: Language };

/** What a writer hands in, before anything is cleaned, checked or stored. */
export type Draft = {
  title: string;
  /** HTML */
  content: string;
  metaDescription: string;
  /** As the service counted them; a writer without a service has none. */
  tokens?: { input: number; output: number };
  /** EUR cents, fractions included. */
  costCents?: number;
};

/**
 * How a piece of writing ended. `raw` is the answer as it came, to be stored beside the cleaned text. `mayPass` says
 * that the same request may succeed later; where it is false, trying again only costs.
 */
export type Writing = { ok: true; draft: Draft; raw: string } | { ok: false; mayPass: boolean; message: string };

/** Anything that writes articles. `signal` ends a piece of writing that takes too long. */
export interface Writer {
  readonly name: string;
  write(assignment: Assignment, signal: AbortSignal): Promise<Writing>;
}
