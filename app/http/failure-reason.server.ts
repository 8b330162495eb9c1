import { noteError, referenceOf } from "./error-reference.server";

/**
 * Notes an error that a form is answered with, and says its cause as the agent may read it: the machine's own words, and the
 * reference that the log also has.
 */
export function reasonOf(error: unknown, request: Request): string {
  noteError(error, request);
  return `${error instanceof Error ? error.message : String(error)} (${referenceOf(request)})`;
}
