import type { Db } from "~/db/database";

import { enquiriesPerPage, type Inbox, type InboxSearch, type TimelessView } from "./inbox";
import { listByIds } from "./inbox-lines.repository.server";
import { countInView, findInView, listFirst } from "./inbox.repository.server";
import type { EnquirySummary } from "./received-enquiry";

export { findEnquiry } from "./received-enquiry.repository.server";

/** A page of a view with the counts of all. A page past the last is the last: answering may have emptied it. */
export async function readInbox(db: Db, search: InboxSearch, now: Date): Promise<Inbox> {
  const found = await findPage(db, search, now);
  const pages = Math.max(1, Math.ceil(found.counts[search.view] / enquiriesPerPage));
  const page = Math.min(search.page, pages);
  const { ids, counts } = page === search.page ? found : await findPage(db, { ...search, page }, now);
  return { search: { ...search, page }, counts, enquiries: await listByIds(db, ids, search), pages };
}

function findPage(db: Db, search: InboxSearch, now: Date) {
  const offset = (search.page - 1) * enquiriesPerPage;
  return findInView(db, search, { limit: enquiriesPerPage, offset }, now);
}

/** How many messages a view holds. */
export function countEnquiries(db: Db, view: TimelessView): Promise<number> {
  return countInView(db, view, anyTime);
}

/** The first messages of a view: waiting ones with the longest wait first, others with the newest first. */
export function listEnquiries(db: Db, view: TimelessView, limit: number): Promise<EnquirySummary[]> {
  return listFirst(db, view, limit, anyTime);
}

// These views do not look at the clock.
const anyTime = new Date(0);
