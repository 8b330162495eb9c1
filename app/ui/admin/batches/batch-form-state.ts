import type { DraftTopic } from "~/domain/batches/batch-draft";
import type { KnownTopic } from "~/domain/batches/known-topic";
import type { AdminFlash } from "~/i18n/admin";
import type { FieldState } from "~/ui/fields/field";

/** A topic of the list with the one that it resembles most, if there is any. */
export type ListedTopic = DraftTopic & { like: KnownTopic | null };

export type BatchField = "name" | "language" | "csv" | "keyword" | "title" | "topics";

/** The form of a new batch as it is drawn: what was typed, the list so far, what is wrong. */
export type BatchFormState = {
  values: { name: string; language: string; keyword: string; title: string };
  topics: readonly ListedTopic[];
  errors: Partial<Record<BatchField, readonly string[]>>;
  /** Said above the form: why the batch was not created although nothing is wrong. */
  hold: "unseen" | "fromFile" | null;
  /** What became of the button just pressed. */
  flash: AdminFlash | null;
};

/** The form before anybody has sent it. */
export const emptyBatchForm: BatchFormState = {
  values: { name: "", language: "en", keyword: "", title: "" },
  topics: [],
  errors: {},
  hold: null,
  flash: null,
};

export function batchField(state: BatchFormState, name: BatchField, required: boolean): FieldState {
  const { values, errors } = state;
  const initialValue = name === "csv" || name === "topics" ? undefined : values[name];
  return { id: `batch-${name}`, name, initialValue, errors: errors[name], required };
}
