import { data } from "@remix-run/node";

import { sentText } from "~/domain/fields/sent-text";

type Errors = { email?: string[] | null; password?: string[] | null };

/** What a page is drawn with after a form that did not let somebody in: the e-mail, never the password, and the reason. */
export function attemptOf<const Failure = never>(
  form: FormData,
  { errors, failure }: { errors?: Errors | null; failure?: Failure },
): { email: string; errors: Errors; failure: Failure | null } {
  return { email: sentText(form, "email"), errors: errors ?? {}, failure: failure ?? null };
}

const statuses = {
  wrong: 401,
  unconfirmed: 401,
  wrongPassword: 401,
  tooMany: 429,
  broken: 500,
  busy: 503,
  unstored: 503,
} as const;

// The longest line of passwords is worked off in about a second.
const busySeconds = 5;

type Failure = { reason: keyof typeof statuses; minutes?: number };

/** The status of a failure, and the header that says when to come again where that is known. */
export function failureInit({ reason, minutes }: Failure): { status: number; headers: Record<string, string> } {
  const seconds = reason === "busy" ? busySeconds : minutes === undefined ? null : minutes * 60;
  return { status: statuses[reason], headers: seconds === null ? {} : { "Retry-After": String(seconds) } };
}

/** The same page again after a form that did not let somebody in, with what was typed but the password. */
export function refusedAttempt<const Refused extends Failure>(form: FormData, failure: Refused) {
  return data(attemptOf(form, { failure }), failureInit(failure));
}
