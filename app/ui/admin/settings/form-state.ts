import { versionName } from "~/domain/agency/setting-fields.schema";
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

/**
 * A part of such a form as it is drawn: as it was refused, with what was typed and not saved while another part was, or as it is stored.
 */
export function partState(part: string, stored: FormState, answered?: FormState, beside?: FieldValues): FormState {
  if (answered?.values.intent === part) return answered;
  const typed = answered?.values ?? beside;
  const version = typed?.[versionName(part)];
  return version === undefined ? stored : untouched({ ...typed, version });
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
