import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";

import { isSecretField } from "~/http/post.server";
import type { FieldValues, FormState } from "~/ui/admin/settings/form-state";

/** The answer to a form that cannot be taken as it is: status 400, each error at its field, all values kept but a key. */
export function refused<Schema, Value>(form: FormData, submission: Submission<Schema, string[], Value>) {
  const errors: Record<string, string[]> = Object.fromEntries(
    Object.entries(submission.reply().error ?? {}).map(([name, messages]) => [name, messages ?? []]),
  );
  keyAgain(form, errors);
  return answer({ values: typed(form), errors, overtakenBy: null }, 400);
}

/**
 * The answer to the second of two people who saved the same part: status 409, their words kept, what is stored now beside
 * them. Sent again, the form replaces it.
 */
export function overtaken(form: FormData, stored: FieldValues, version: string) {
  const errors: Record<string, string[]> = {};
  keyAgain(form, errors);
  return answer({ values: { ...typed(form), version }, errors, overtakenBy: stored }, 409);
}

/** A key that was typed comes back in no page: whoever typed it is told. */
function keyAgain(form: FormData, errors: Record<string, string[]>) {
  const key = form.get("key");
  if (typeof key === "string" && key.trim() !== "") errors.key ??= ["settings.service.key.again"];
}

function answer(state: FormState, status: number) {
  return data({ state }, { status });
}

/** What stands in the fields of a form, without secrets. */
export function typed(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" && !isSecretField(name) ? [[name, value]] : [])),
  );
}
