import type { LostWords } from "./lost-words";

/** Words that would go, and the name by which an answer says that it means these and no others. */
export type AskedWords = LostWords & { key: string };

/** What a person said of the words that would go: that they stay as text, or that they may go. */
export type WordsChoice = { keeps: boolean; key: string };

/** What the sanitising of an article takes out, by kind. */
export const takenOutKinds = ["script", "style", "frame", "handler", "link", "image", "control", "media"] as const;
export type TakenOutKind = (typeof takenOutKinds)[number];

/** `examples` are names or addresses as they were written, three at most. */
export type TakenOut = { kind: TakenOutKind; count: number; examples: string[] };
