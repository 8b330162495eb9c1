/** A form of the panel that the server could not carry out, with everything that stood in it. */
export type UndoneForm = {
  /** Why, as the agent may read it. */
  reason: string;
  /** Where it was sent. */
  action: string;
  /** The page on which it stood. */
  back: string;
  fields: readonly (readonly [name: string, value: string])[];
};

/** The form in what an action threw; null where it threw something else. */
export function undoneIn(thrown: unknown): UndoneForm | null {
  if (typeof thrown !== "object" || thrown === null || !("undone" in thrown)) return null;
  const { undone } = thrown;
  return isUndone(undone) ? undone : null;
}

function isUndone(value: unknown): value is UndoneForm {
  return typeof value === "object" && value !== null && "reason" in value && "action" in value && "fields" in value;
}
