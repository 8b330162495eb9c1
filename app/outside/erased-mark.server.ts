import { createHmac } from "node:crypto";

import type { MakeMark } from "~/domain/enquiries/people/erased-people.server";

import { secret } from "./secret.server";

// Says by which secret a mark was made: with another one nobody is known again, and the start has to say so.
const keyName = createHmac("sha256", secret).update("erased-people").digest("base64url").slice(0, 8);

/** What the list names a person by: keyed, so that nobody reads who it was. */
export const erasedMark: MakeMark = (kind, value) =>
  `${keyName}.${createHmac("sha256", secret).update(`erased:${kind}:${value}`).digest("base64url")}`;

/** Whether a mark was made with the secret of now. */
export function isKnownMark(mark: string): boolean {
  return mark.startsWith(`${keyName}.`);
}
