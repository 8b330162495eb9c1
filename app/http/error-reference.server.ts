import { randomBytes } from "node:crypto";

import { withoutSecrets } from "~/domain/site/secret-paths";
import { log } from "~/outside/log.server";
import { troubleOf } from "~/outside/trouble";

const references = new WeakMap<Request, string>();

/**
 * Notes an unexpected error under a short reference, which the page of an error shows too: the id of the request, as it
 * stands in the line that app/server writes for it.
 */
export function noteError(error: unknown, request: Request): void {
  const id = request.headers.get("X-Request-Id") ?? "";
  const reference = /^[0-9A-F]{8}$/.test(id) ? id : randomBytes(4).toString("hex").toUpperCase();
  references.set(request, reference);
  const where = { reference, method: request.method, path: withoutSecrets(new URL(request.url).pathname) };
  const trouble = troubleOf(error);
  if (trouble === null) log.error({ ...where, err: error }, "unexpected error");
  else log.error({ ...where, cause: error instanceof Error ? error.message : "" }, trouble);
}

export function referenceOf(request: Request): string | undefined {
  return references.get(request);
}
