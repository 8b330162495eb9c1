import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/db/database";

import type { EnquiryView, InboxSearch } from "./inbox";
import { digitsIn } from "./phone";
import { storedDigits } from "./phone-digits.server";
import type { EnquirySummary } from "./received-enquiry";
import { lateBefore } from "./reply-clock";
import { nameOf, stateOf } from "./stored-enquiry.server";

type Asked = Pick<InboxSearch, "view" | "words">;

const excerptLength = 160;

const oldestFirst = sql`contact_submissions.created_at, contact_submissions.id`;
const orders: Record<EnquiryView, RawBuilder<unknown>> = {
  waiting: oldestFirst,
  late: oldestFirst,
  answered: sql`answered_at desc, contact_submissions.id desc`,
  // Those that wait, with the longest wait first, then those that were answered, with the newest answer first.
  all: sql`answered_at is not null, iif(answered_at is null, contact_submissions.created_at, null), answered_at desc,
    contact_submissions.id`,
  spam: sql`contact_submissions.created_at desc, contact_submissions.id desc`,
};

export async function countInView(db: Db, asked: Asked, now: Date): Promise<number> {
  const { enquiries } = await inView(db, asked, now)
    .select((eb) => eb.fn.countAll<number>().as("enquiries"))
    .executeTakeFirstOrThrow();
  return enquiries;
}

export async function listInView(
  db: Db,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<EnquirySummary[]> {
  const rows = await inView(db, asked, now)
    .leftJoin("properties as home", "home.id", "contact_submissions.property_id")
    .select([
      "contact_submissions.id",
      "kind",
      "first_name",
      "last_name",
      "language",
      "property_address",
      "contact_submissions.bedrooms",
      "contact_submissions.area",
      "spam_reason",
      "set_aside_at",
      "answered_at",
      "contact_submissions.created_at",
      "home.title as home",
    ])
    .select((eb) => eb.fn<string>("substr", ["objectives", eb.lit(1), eb.lit(excerptLength)]).as("excerpt"))
    .orderBy(orders[asked.view])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: nameOf(row),
    language: row.language,
    home: row.home,
    ownHome: { address: row.property_address, bedrooms: row.bedrooms, area: row.area },
    firstLine: row.excerpt.split("\n")[0] ?? "",
    state: stateOf(row),
    spamReason: row.spam_reason,
    receivedAt: row.created_at,
    answeredAt: row.answered_at,
  }));
}

/** The messages of a view that fit the words; what the export and the list have in common. */
export function inView(db: Db, { view, words }: Asked, now: Date) {
  const all = inWholeView(db, view, now);
  const number = /^(?:no\.?|n[ºo°]\.?|#)\s*(\d{1,10})$/i.exec(words)?.[1];
  if (number !== undefined) return all.where("contact_submissions.id", "=", Number(number));

  const digits = digitsIn(words).replace(/^00/, "");
  // Only digits and what stands between them: a phone number, or the number of a message.
  if (digits !== "" && !/[\p{L}@]/u.test(words)) {
    return all.where((eb) =>
      eb.or([
        eb("contact_submissions.id", "=", digits.length <= 10 ? Number(digits) : 0),
        ...(digits.length >= 3 ? [eb(storedDigits, "like", `%${digits.slice(-9)}%`)] : []),
      ]),
    );
  }
  return words
    .split(/\s+/)
    .filter((word) => word !== "")
    .reduce(
      (fitting, word) =>
        fitting.where(
          sql<boolean>`folded(first_name || ' ' || last_name || ' ' || contact_submissions.email) like '%' || folded(${likeText(word)}) || '%' escape '\\'`,
        ),
      all,
    );
}

function inWholeView(db: Db, view: EnquiryView, now: Date) {
  const all = db.selectFrom("contact_submissions");
  if (view === "spam") {
    return all.where((eb) => eb.or([eb("spam_reason", "is not", null), eb("set_aside_at", "is not", null)]));
  }
  const honest = all.where("spam_reason", "is", null).where("set_aside_at", "is", null);
  if (view === "all") return honest;
  if (view === "answered") return honest.where("answered_at", "is not", null);
  const waiting = honest.where("answered_at", "is", null);
  return view === "late" ? waiting.where("contact_submissions.created_at", "<=", lateBefore(now)) : waiting;
}

function likeText(word: string): string {
  return word.replace(/[\\%_]/g, "\\$&");
}
