import type { FieldState } from "~/ui/fields/field";

/** Why a way in did not open, though nothing was wrong with what was typed. */
export type CommonFailure = { reason: "broken" | "unstored" | "busy" } | { reason: "tooMany"; minutes: number };

/** Why a way in did not open. */
export type Failure = CommonFailure | { reason: "wrong" | "unconfirmed" | "wrongPassword" };

/** What became of the last form that was sent. A password never comes back. */
export type Attempt<Known extends Failure = Failure> = {
  email: string;
  errors: { email?: string[] | null; password?: string[] | null };
  failure: Known | null;
};

/** The fields of an attempt, each with what is wrong with it. */
export function fieldsOf(attempt: Attempt | undefined): { email: FieldState; password: FieldState } {
  return {
    email: {
      id: "email",
      name: "email",
      initialValue: attempt?.email,
      errors: attempt?.errors.email ?? undefined,
      required: true,
      maxLength: 254,
    },
    password: { id: "password", name: "password", errors: attempt?.errors.password ?? undefined, required: true },
  };
}
