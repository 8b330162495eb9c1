import { randomBytes } from "node:crypto";

import { log } from "~/outside/log.server";

const references = new WeakMap<Request, string>();

/** Notes an unexpected error and gives it a short reference, which the page of an error shows too. */
export function noteError(error: unknown, request: Request): void {
  const reference = randomBytes(4).toString("hex").toUpperCase();
  references.set(request, reference);
  log.error({ reference, method: request.method, path: new URL(request.url).pathname, err: error }, "unexpected error");
}

export function referenceOf(request: Request): string | undefined {
  return references.get(request);
}
