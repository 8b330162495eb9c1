import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

import type { Opening } from "./reply-template";

export interface ReplyTable {
  id: Generated<number>;
  enquiry_id: number;
  author: number | null;
  subject: string;
  body: string;
  attachments: Generated<string>; // JSON array, see attachment.ts
  outbox_id: number | null; // the mail by which it leaves
  created_at: string; // ISO 8601, UTC
}

/** A text index (FTS5) over the words of the replies, without their sign-off; triggers keep it. */
export interface ReplyWordsTable {
  rowid: number; // id of the reply
  said: string;
}

export interface ReplyDraftTable {
  enquiry_id: number;
  author: number;
  subject: string;
  body: string;
  attachments: Generated<string>; // JSON array
  updated_at: string; // ISO 8601, UTC
}

export interface ReplyTemplateTable {
  id: Generated<number>;
  name: string; // for the staff, in English
  opens_for: Opening | null; // the messages that begin with it
  version: Generated<number>; // counts the changes
}

export interface ReplyTemplateTextTable {
  template_id: number;
  language: Language;
  body: string;
}
