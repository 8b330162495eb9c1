import { setImmediate as turn } from "node:timers/promises";

import { stringify } from "csv-stringify/sync";

import type { Db } from "~/db/database";
import { dayAndTimeInBarcelona } from "~/i18n/barcelona-time";
import { enquiries as words } from "~/i18n/en/admin/enquiries";

import { answerMinutes } from "../answering/reply-clock";

import { type ExportedEnquiry, listForExport } from "./enquiry-export.repository.server";
import type { InboxSearch } from "./inbox";
import { enquiryNumber } from "./received-enquiry";

// So many are read and written in a few milliseconds, and then others are answered.
const atOnce = 200;

// A number of ours may lose its zeros there, so that the sheet can be sorted by it.
type Column = { heading: string; isCount?: true; of: (enquiry: ExportedEnquiry) => string | number | null };

const columns: readonly Column[] = [
  { heading: words["export.number"], isCount: true, of: ({ id }) => enquiryNumber(id) },
  { heading: words["export.received"], of: ({ receivedAt }) => dayAndTimeInBarcelona(new Date(receivedAt)) },
  { heading: words["export.kind"], of: ({ kind }) => words[`kind.${kind}`] },
  { heading: words["export.state"], of: ({ state }) => words[`enquiry.state.${state}`] },
  { heading: words["export.firstName"], of: ({ firstName }) => firstName },
  { heading: words["export.lastName"], of: ({ lastName }) => lastName },
  { heading: words["enquiry.email"], of: ({ email }) => email },
  { heading: words["enquiry.phone"], of: ({ phone }) => phone },
  { heading: words["enquiry.language"], of: ({ language }) => language },
  { heading: words["export.home"], of: ({ home }) => home },
  { heading: words["enquiry.message"], of: ({ text }) => text },
  { heading: words["export.answered"], of: ({ answer }) => answer && dayAndTimeInBarcelona(new Date(answer.at)) },
  { heading: words["export.how"], of: ({ answer }) => answer && words[`enquiry.how.${answer.how}`] },
  { heading: words["export.by"], of: ({ answer }) => answer && answer.by },
  {
    heading: words["export.minutes"],
    of: ({ answer, receivedAt }) => answer && answerMinutes(receivedAt, answer.at),
  },
  { heading: words["enquiry.page"], of: ({ page }) => page },
  { heading: words["enquiry.news"], of: ({ wantsNews }) => words[wantsNews ? "export.yes" : "export.no"] },
];

/**
 * A view as a table for a spreadsheet, newest message first, piece by piece. Spanish Excel parts columns at semicolons and
 * reads accents only after a byte order mark. What would be a formula there is made text: visitors wrote it. Each piece goes on
 * from the number of the last message: what arrives meanwhile has a higher one, so nothing is missed and nothing comes twice.
 * @param stop ends it where nobody reads on
 */
export async function* enquiriesAsCsv(
  db: Db,
  search: Pick<InboxSearch, "view" | "words">,
  now: Date,
  stop?: AbortSignal,
): AsyncGenerator<string> {
  yield `\uFEFF${line([columns.map(({ heading }) => heading)])}`;
  for (let before: number | undefined; ;) {
    const enquiries = await listForExport(db, search, { before, limit: atOnce }, now);
    if (enquiries.length > 0) yield line(enquiries.map((enquiry) => columns.map(({ of }) => of(enquiry))));
    if (enquiries.length < atOnce) return;
    before = enquiries.at(-1)?.id;
    // The database answers at once: without this nobody else would have a turn before the last piece.
    await turn();
    if (stop?.aborted) return;
  }
}

function line(rows: (string | number | null)[][]): string {
  return stringify(rows, {
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { string: (text, { index }) => (columns[index]?.isCount ? text : asTyped(text)) },
  });
}

// Excel takes the zeros before `0655…`, makes 3-4 a day and 1E5 a hundred thousand, and forgets what follows the 15th digit.
const rewritten = /^\s*(?:0\d[\d\s]*|\d[\d\s]{11,}|\d+(?:[.,]\d+)?e[+-]?\d+|\d{1,4}([-/.])\d{1,2}(?:\1\d{1,4})?)\s*$/i;

/** A text that a spreadsheet would take for a number or a day, marked as text with the same sign as a formula. */
function asTyped(text: string): string {
  return rewritten.test(text) ? `'${text}` : text;
}
