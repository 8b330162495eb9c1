import type { DraftTopic } from "~/domain/batches/batch-draft";
import type { Preview } from "~/domain/batches/file-preview";
import type { KnownTopic } from "~/domain/batches/known-topic";
import type { LeftOutRow } from "~/domain/batches/topic-rows";
import type { AdminFlash } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import type { FieldState } from "~/ui/fields/field";

/**
 * A topic of the list with the one that it resembles most, if there is any, and the languages that have its keyword too.
 * `isOfOtherLetters`: it looks like one for another language.
 */
export type ListedTopic = DraftTopic & {
  like: KnownTopic | null;
  elsewhere: readonly Language[];
  isOfOtherLetters: boolean;
};

export const batchFields = ["name", "language", "csv", "columns", "keyword", "title", "topics"] as const;
export type BatchField = (typeof batchFields)[number];

/** The form of a new batch as it is drawn: what was typed, the list so far, what is wrong. */
export type BatchFormState = {
  values: { name: string; language: string; keyword: string; title: string };
  topics: readonly ListedTopic[];
  errors: Partial<Record<BatchField, readonly string[]>>;
  /** Said above the form: why the batch was not created although nothing is wrong. */
  hold: "unseen" | "doubtful" | "fromFile" | "waiting" | null;
  /** The file that waits for somebody to say what stands where; it travels in the form, as `sheet`. */
  preview: (Preview & { sheet: string }) | null;
  /** Rows of the file just read that are no topics. */
  leftOut: readonly LeftOutRow[];
  /** What became of the button just pressed. */
  flash: AdminFlash | null;
};

/** The form before anybody has sent it. */
export const emptyBatchForm: BatchFormState = {
  values: { name: "", language: "en", keyword: "", title: "" },
  topics: [],
  errors: {},
  hold: null,
  preview: null,
  leftOut: [],
  flash: null,
};

export function batchField(state: BatchFormState, name: BatchField, required: boolean): FieldState {
  const { values, errors } = state;
  const initialValue = name === "csv" || name === "topics" || name === "columns" ? undefined : values[name];
  return { id: `batch-${name}`, name, initialValue, errors: errors[name], required };
}
