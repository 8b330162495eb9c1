import type { EntryGroup } from "~/domain/guide/entry-groups";

/** What of the guide it is, in the language of the batch: the title of the entry and what is asked of it. */
export type SaidAnswer = { about: string; title: string; question: string };

/**
 * What the built-in writer will answer to a topic: what a person chose, what is certain, homes that it looks for; or that somebody has
 * to choose among what is near, or that nothing is known.
 */
export type TopicAnswer =
  | { kind: "chosen" | "certain"; answer: SaidAnswer }
  | { kind: "search" }
  | { kind: "unknown" }
  | { kind: "choose"; near: readonly SaidAnswer[] };

/** All entries of the guide as a list offers them, by group. */
export type OfferedEntries = { group: EntryGroup; entries: { key: string; title: string }[] }[];
