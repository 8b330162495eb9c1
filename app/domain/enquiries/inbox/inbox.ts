import { readPageNumber } from "~/domain/fields/address-number";

import type { EnquirySummary } from "./received-enquiry";

/** Where the agent finds a message: all but the last leave spam out. */
export const enquiryViews = ["waiting", "late", "answered", "all", "spam"] as const;
export type EnquiryView = (typeof enquiryViews)[number];

/** The views whose messages stay the same however late it is. */
export type TimelessView = Exclude<EnquiryView, "late">;

export const enquiriesPerPage = 20;

// Longer than any name or address: nobody types more to find somebody.
const longestWords = 100;

/** What the inbox is asked for. It lives in the address only, so that it survives Back and an answer. */
export type InboxSearch = {
  view: EnquiryView;
  /** Parts of a name, an e-mail address, a phone number, or the number of a message. */
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
  return {
    view: enquiryViews.find((each) => each === view) ?? firstInbox.view,
    words: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, longestWords),
    page: readPageNumber(params),
  };
}

/** The search as the query of an address, its question mark included; empty where everything is as by default. */
export function inboxQuery({ view, words, page }: InboxSearch): string {
  const params = new URLSearchParams();
  if (view !== firstInbox.view) params.set("view", view);
  if (words !== "") params.set("q", words);
  if (page !== firstInbox.page) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

/** The page of a message, or of what is done with it, with the list that it was opened from. */
export function enquiryPath(id: number, search: InboxSearch, deed = ""): string {
  return `/admin/enquiries/${id}${deed === "" ? "" : `/${deed}`}${inboxQuery(search)}`;
}

export function inboxPath(search: InboxSearch): string {
  return `/admin/enquiries${inboxQuery(search)}`;
}
