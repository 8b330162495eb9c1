import type { Db } from "~/db/database";
import type { EnquiryKind } from "~/domain/enquiries/enquiry";
import { isValuation, type ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import { isListed } from "~/domain/properties/property-search";

import { type BookedThing, bookPath } from "./booking";
import { openKinds } from "./free-times.server";

/**
 * Where the sender of a message can book by themselves what it asks for, without language; undefined where nothing of that
 * kind can be booked at the moment. A message about a home leads to seeing it, one about their own to having it valued, any
 * other to a call.
 */
export async function bookPathFor(
  db: Db,
  enquiry: Pick<ReceivedEnquiry, "kind" | "home">,
): Promise<string | undefined> {
  const open = await openKinds(db);
  const thing = thingsFor(enquiry).find(({ kind }) => open.includes(kind));
  return thing && bookPath(thing);
}

/** What would answer a message, the nearest first. Who wants to see a home, or theirs valued, is offered no call instead. */
function thingsFor({ kind, home }: { kind: EnquiryKind; home: ReceivedEnquiry["home"] }): BookedThing[] {
  if (isValuation(kind)) return [{ kind: "valuation" }];
  const viewing: BookedThing[] = home && isListed(home.status) ? [{ kind: "viewing", homeId: home.id }] : [];
  return kind === "viewing" ? viewing : [...viewing, { kind: "call" }];
}
