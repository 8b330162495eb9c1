import { readPageNumber } from "~/domain/fields/address-number";

import type { EnquirySummary } from "./received-enquiry";

/** Where the agent finds a message: all but the last leave spam out. */
export const enquiryViews = ["waiting", "late", "answered", "all", "spam"] as const;

/** A search looks everywhere, spam too, unless one of the views is chosen. */
export type EnquiryView = (typeof enquiryViews)[number] | "everywhere";

/** The views whose messages stay the same however late it is. */
export type TimelessView = Exclude<EnquiryView, "late" | "everywhere">;

export const enquiriesPerPage = 20;

// Longer than any name or address: nobody types more to find somebody.
const longestWords = 100;

/** What the inbox is asked for. It lives in the address only, so that it survives Back and an answer. */
export type InboxSearch = {
  view: EnquiryView;
  /** Parts of a name, an address, a phone number, a home or the text, or the number of a message. */
  words: string;
  /** From 1. */
  page: number;
};

export const firstInbox: InboxSearch = { view: "waiting", words: "", page: 1 };

/** What an inbox shows. */
export type Inbox = {
  search: InboxSearch;
  /** How many messages each view holds, of those that fit the words. */
  counts: Record<EnquiryView, number>;
  enquiries: EnquirySummary[];
  /** At least 1. */
  pages: number;
};

/** Reads the search from the query of an address; what is unknown or malformed counts as not asked for. */
export function readInboxSearch(params: URLSearchParams): InboxSearch {
  const view = params.get("view");
  const words = (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, longestWords);
  return {
    view: enquiryViews.find((each) => each === view) ?? defaultView(words),
    words,
    page: readPageNumber(params),
  };
}

/** The search as the query of an address, its question mark included; empty where everything is as by default. */
export function inboxQuery({ view, words, page }: InboxSearch): string {
  const params = new URLSearchParams();
  if (view !== defaultView(words)) params.set("view", view);
  if (words !== "") params.set("q", words);
  if (page !== firstInbox.page) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

function defaultView(words: string): EnquiryView {
  return words === "" ? firstInbox.view : "everywhere";
}

/** The list without its words: a search everywhere leads back to the first view. */
export function withoutWords({ view }: InboxSearch): InboxSearch {
  return { view: view === "everywhere" ? firstInbox.view : view, words: "", page: 1 };
}

/** The page of a message, or of what is done with it, with the list that it was opened from. */
export function enquiryPath(id: number, search: InboxSearch, deed = ""): string {
  return `/admin/enquiries/${id}${deed === "" ? "" : `/${deed}`}${inboxQuery(search)}`;
}

export function inboxPath(search: InboxSearch): string {
  return `/admin/enquiries${inboxQuery(search)}`;
}
