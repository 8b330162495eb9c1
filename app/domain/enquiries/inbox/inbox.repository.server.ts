import { type RawBuilder, type Selectable, sql } from "kysely";
import { z } from "zod";

import type { Db } from "~/db/database";

import { requestText } from "../asked/lines.server";
import type { ContactSubmissionTable } from "../enquiry.table";
import { fullName, readRequest, readSpamSigns, toState } from "../stored-enquiry.server";

import { foundIn, type Searched } from "./found-in";
import type { EnquiryView, InboxSearch } from "./inbox";
import { inWholeView, isFoundIn, orders } from "./inbox-views.server";
import { findByWords } from "./inbox-words.server";
import type { EnquirySummary } from "./received-enquiry";

type Asked = Pick<InboxSearch, "view" | "words">;
type Piece = { limit: number; offset: number };
type Counts = Record<EnquiryView, number>;

const excerptLength = 160;
const longestText = 20_000;

/** A piece of a view, of those that fit the words, and how many of them each view holds. */
export async function findInView(
  db: Db,
  asked: Asked,
  piece: Piece,
  now: Date,
): Promise<{ ids: number[]; counts: Counts }> {
  if (asked.words !== "") return searchViews(db, asked, piece, now);
  const [ids, counts] = await Promise.all([listIdsInView(db, asked.view, piece, now), countWholeViews(db, now)]);
  return { ids, counts };
}

/** All of it in one reading: whoever looks for a word reads every message's name for it. */
async function searchViews(db: Db, { view, words }: Asked, { limit, offset }: Piece, now: Date) {
  const found = findByWords(db, words).select(["id", "spam_reason", "set_aside_at", "answered_at", "created_at"]);
  const { ids, waiting, late, answered, spam } = await db
    .with(
      (each) => each("found").materialized(),
      () => found,
    )
    // Under the name by which orders and states are written.
    .selectFrom("found as contact_submissions")
    .select((eb) =>
      (["waiting", "late", "answered", "spam"] as const).map((each) =>
        eb.fn.count<number>(sql`iif(${isFoundIn(each, now)}, 1, null)`).as(each),
      ),
    )
    .select((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom("found as contact_submissions")
            .where(isFoundIn(view, now))
            .select("contact_submissions.id")
            .orderBy(orders[view])
            .limit(limit)
            .offset(offset)
            .as("piece"),
        )
        .select(sql<string>`json_group_array(piece.id)`.as("ids"))
        .as("ids"),
    )
    .executeTakeFirstOrThrow();
  return {
    ids: idList.parse(JSON.parse(ids ?? "[]")),
    counts: withSums({ waiting, late, answered, spam }),
  };
}

function withSums(counts: Pick<Counts, "waiting" | "late" | "answered" | "spam">): Counts {
  const all = counts.waiting + counts.answered;
  return { ...counts, all, everywhere: all + counts.spam };
}

const idList = z.array(z.number());

async function countWholeViews(db: Db, now: Date): Promise<Counts> {
  const count = (view: EnquiryView) => countInView(db, view, now);
  const [waiting, late, answered, spam] = await Promise.all([
    count("waiting"),
    count("late"),
    count("answered"),
    count("spam"),
  ]);
  return withSums({ waiting, late, answered, spam });
}

/** How many messages a whole view holds. */
export async function countInView(db: Db, view: EnquiryView, now: Date): Promise<number> {
  const { enquiries } = await inWholeView(db, view, now)
    .select((eb) => eb.fn.countAll<number>().as("enquiries"))
    .executeTakeFirstOrThrow();
  return enquiries;
}

/** The first messages of a view. */
export async function listFirst(db: Db, view: EnquiryView, limit: number, now: Date): Promise<EnquirySummary[]> {
  return listByIds(db, await listIdsInView(db, view, { limit, offset: 0 }, now), { view });
}

/** Messages of a view in its order; with the words that found them each says why. */
export async function listByIds(
  db: Db,
  ids: readonly number[],
  { view, words = "" }: { view: EnquiryView; words?: string },
): Promise<EnquirySummary[]> {
  const rows = await db
    .selectFrom("contact_submissions")
    .where("contact_submissions.id", "in", ids)
    .leftJoin("properties as home", "home.id", "contact_submissions.property_id")
    .select([
      "contact_submissions.id",
      "kind",
      "first_name",
      "last_name",
      "language",
      "asked",
      "spam_reason",
      "spam_signs",
      "set_aside_at",
      "answered_at",
      "contact_submissions.created_at",
      "contact_submissions.email",
      "company",
      "home.title as home",
      "home.reference",
      "home.address as street",
    ])
    .select((eb) =>
      (["message", "objectives"] as const).map((text) =>
        // Why a search found a message may stand at its end.
        eb.fn<string>("substr", [text, eb.lit(1), eb.lit(words === "" ? excerptLength : longestText)]).as(text),
      ),
    )
    .select((words === "" ? sql<string>`''` : repliesTo).as("replies"))
    .orderBy(orders[view])
    .execute();
  return rows.map((row) => ({
    ...summary(row),
    id: row.id,
    kind: row.kind,
    name: fullName(row),
    language: row.language,
    home: row.home,
    state: toState(row),
    spamReason: row.spam_reason,
    spamSigns: readSpamSigns(row),
    foundIn: words === "" ? [] : foundIn(words, searched(row)),
    receivedAt: row.created_at,
    answeredAt: row.answered_at,
  }));
}

/** What was replied to a message from the panel. */
const repliesTo = sql<string>`(select ifnull(group_concat(body, char(10)), '') from replies
  where enquiry_id = contact_submissions.id)`;

function searched(
  row: Pick<Selectable<ContactSubmissionTable>, "id" | "first_name" | "last_name" | "email" | "company"> &
    Parameters<typeof readRequest>[0] &
    Pick<Searched, "home" | "reference" | "street" | "replies">,
): Searched {
  const { id, email, company: phone, home, reference, street } = row;
  return {
    id,
    name: fullName(row),
    email,
    phone,
    home,
    reference,
    street,
    text: wholeText(row),
    replies: row.replies,
  };
}

function wholeText(row: Parameters<typeof readRequest>[0]): string {
  return requestText({ kind: row.kind, ...readRequest(row) });
}

/** What a line of the list says of the message itself. */
function summary(row: Parameters<typeof readRequest>[0]): Pick<EnquirySummary, "ownHome" | "firstLine"> {
  const { asked, message } = readRequest(row);
  const { propertyAddress = "", bedrooms, area = null } = asked;
  return {
    ownHome: { address: propertyAddress, bedrooms: typeof bedrooms === "number" ? bedrooms : null, area },
    firstLine: requestText({ kind: row.kind, asked, message }).split("\n")[0] ?? "",
  };
}

/** Which messages a page shows, from an index alone: those on the pages before it are not read. */
async function listIdsInView(db: Db, view: EnquiryView, piece: Piece, now: Date): Promise<number[]> {
  if (view !== "all") return listIds(inWholeView(db, view, now), orders[view], piece);

  const { limit, offset } = piece;
  const waiting = await listIds(inWholeView(db, "waiting", now), orders.waiting, piece);
  if (waiting.length === limit) return waiting;
  const before = offset === 0 ? waiting.length : await countInView(db, "waiting", now);
  const rest = { limit: limit - waiting.length, offset: Math.max(0, offset - before) };
  const answered = await listIds(inWholeView(db, "answered", now), sql`answered_at desc, contact_submissions.id`, rest);
  return [...waiting, ...answered];
}

async function listIds(
  fitting: ReturnType<typeof inWholeView>,
  order: RawBuilder<unknown>,
  { limit, offset }: Piece,
): Promise<number[]> {
  const query = fitting.select("contact_submissions.id").orderBy(order).limit(limit).offset(offset);
  return (await query.execute()).map(({ id }) => id);
}
