import type { Change } from "~/domain/cleaning/clean-content";
import type { AskedWords, WordsChoice } from "~/domain/cleaning/taken-out";
import { readId } from "~/domain/fields/address-number";

import { type ArticleField, type ArticleTexts, type EditedArticle, readArticleTexts } from "./article-form";
import { type ArticleErrors, longestReason } from "./article.schema";
import { compareTexts, type DiffPart } from "./compare-texts";

export type EditorTab = "edit" | "preview";

/**
 * What was pressed: saving stores, and so does asking for the pictures of a new article, to which there is nothing else that one could
 * belong; the others draw the page anew with what stands in it.
 */
export type ArticleDeed = "save" | "pictures" | "clean" | "show";

const namedDeeds = ["pictures", "clean"] as const;

/** The form of an article as it was sent. */
export type ArticleEntry = {
  texts: ArticleTexts;
  despite: DespiteEntry;
  deed: ArticleDeed;
  /** The version that the editor had before them; null for a new article. */
  version: number | null;
  /** What was said of the words that storing or cleaning would leave out; null where nobody was asked. */
  choice: WordsChoice | null;
};

/** Whether "Publish although" is ticked, and the reason beside it. */
export type DespiteEntry = { isTicked: boolean; reason: string };

/** The words that would go, and at what. */
export type AskedAt = AskedWords & { at: "save" | "clean" | "restore" };

/** What the page says about an entry that is not stored. */
export type ArticleAnswer = {
  texts: ArticleTexts;
  despite: DespiteEntry;
  version: number | null;
  status: "redrawn" | "refused" | "asked" | "conflict" | "gone" | "failed";
  errors: ArticleErrors;
  conflict: ArticleConflict | null;
  /** Why it could not be stored, in words. */
  failure: string | null;
  /** What the cleaning took off; null where nobody asked for it. */
  cleaned: Change[] | null;
  /** Null where no words would go. */
  lost: AskedAt | null;
};

/** Somebody else saved in between. */
export type ArticleConflict = {
  /** The version that is stored now. */
  version: number;
  savedAt: string;
  /** E-mail; null where that is not known. */
  savedBy: string | null;
  /** Where the two differ: from what is stored to what was typed. */
  fields: { field: ArticleField; parts: DiffPart[] }[];
};

/** Reads what was pressed and what stood in the fields. */
export function readArticleEntry(form: FormData): ArticleEntry {
  const deed = form.has("cleanWords") ? "clean" : form.get("deed");
  return {
    texts: readArticleTexts(form),
    despite: { isTicked: form.get("despite") === "on", reason: reasonIn(form) },
    // The button that saves names no deed; one that no page of ours names stores nothing.
    deed: deed === null ? "save" : (namedDeeds.find((each) => each === deed) ?? "show"),
    version: versionIn(form, "over") ?? versionIn(form, "version"),
    choice: readWordsChoice(form),
  };
}

/** The button that was pressed: `keep:…` or `drop:…` with the name of the words that it was drawn for. */
export function readWordsChoice(form: FormData): WordsChoice | null {
  const sent = form.get("cleanWords") ?? form.get("lostWords");
  const [, keeps, key] = (typeof sent === "string" && /^(keep|drop):([\da-f]{16})$/.exec(sent)) || [];
  return key === undefined ? null : { keeps: keeps === "keep", key };
}

function reasonIn(form: FormData): string {
  const sent = form.get("despiteReason");
  return typeof sent === "string" ? sent.replaceAll("\0", "").replace(/\s+/g, " ").trim().slice(0, longestReason) : "";
}

/** The version that a form names; null where it names none. */
export function versionIn(form: FormData, name: string): number | null {
  return readId(form.get(name)) ?? null;
}

/** What the second of two editors is told: who was quicker, and where the two differ. */
export function articleConflict(mine: ArticleTexts, current: EditedArticle, fields: ArticleField[]): ArticleConflict {
  return {
    version: current.version,
    savedAt: current.updatedAt,
    savedBy: current.updatedBy,
    fields: fields.map((field) => ({ field, parts: compareTexts(current.values[field], mine[field]) })),
  };
}
