import { versionName } from "~/domain/agency/setting-fields.schema";

import { badRequest } from "../not-found.server";
import { fieldsOf } from "../post.server";

import type { Deed, Sent, Visit } from "./panel-route.server";

// Somebody comes back from a question, or from giving the password again, within this time; in ms.
const heldFor = 10 * 60 * 1000;
const mostHeld = 100;

type Held = { page: string; values: Readonly<Record<string, string>>; at: number };

// In the memory of this process, under the session: no cookie, address or row may hold what nobody saved.
const held = new Map<string, Held>();

/**
 * A deed behind a button that belongs to the form of its page, so that what stands in the fields comes with it. It is not saved
 * unasked, and stands in them again on the page that the deed leads back to.
 * @param page its path, where the deed has an address of its own
 */
export function besides<Answer>(deed: Deed<Answer>, page?: string): Deed<Answer> {
  return (sent) => {
    const { session, request, url, now } = sent;
    held.delete(session.id);
    held.set(session.id, {
      page: page ?? url.pathname,
      values: Object.fromEntries(fieldsOf(request)),
      at: now.getTime(),
    });
    for (const oldest of held.keys()) if (held.size > mostHeld) held.delete(oldest);
    return deed(sent);
  };
}

/** A deed that saves one part of the form of its page; the others are left as `besides` leaves them. */
export function onePart<Answer>(part: string, deed: Deed<Answer>): Deed<Answer> {
  const saving = besides(deed);
  return (sent) => {
    const { post } = sent;
    const version = post.get(versionName(part));
    post.delete(versionName(part));
    if (version !== null) post.set("version", version);
    post.set("intent", part);
    return saving(sent);
  };
}

/** Saves one part after the other, up to one that is refused. */
export function allParts<Answer>(parts: readonly Deed<Answer>[]): Deed<Answer> {
  return async (sent: Sent) => {
    const [first, ...others] = parts;
    if (!first) throw badRequest();
    let answer = await first(sent);
    for (const part of others) if (answer instanceof Response) answer = await part(sent);
    return answer;
  };
}

/** What stood in the fields of a page when one of its other buttons was pressed, once; never a password or a key. */
export function takeBeside({ session, url, now }: Visit): Held["values"] | undefined {
  const found = held.get(session.id);
  if (found?.page !== url.pathname) return undefined;
  held.delete(session.id);
  return now.getTime() - found.at <= heldFor ? found.values : undefined;
}
