import type { FieldState } from "~/ui/fields/field";

/** What stands in the fields of a form, by their names. */
export type FieldValues = Readonly<Record<string, string>>;

/** A form of the settings as it is drawn: what is stored, or what was typed and could not be taken as it is. */
export type FormState = {
  values: FieldValues;
  errors: Readonly<Record<string, readonly string[]>>;
  /** What somebody else has stored since the form was drawn. */
  overtakenBy: FieldValues | null;
};

/** The form before anybody has sent it. */
export function untouched(values: FieldValues): FormState {
  return { values, errors: {}, overtakenBy: null };
}

export function fieldOf(state: FormState, name: string, maxLength?: number): FieldState {
  return {
    id: name,
    name,
    initialValue: state.values[name] ?? "",
    errors: state.errors[name],
    required: true,
    maxLength,
  };
}
