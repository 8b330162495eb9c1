import { type RawBuilder, sql } from "kysely";
import { z } from "zod";

import type { Db } from "~/db/database";

import type { EnquiryView, InboxSearch } from "./inbox";
import { listByIds } from "./inbox-lines.repository.server";
import { inWholeView, isFoundIn, orders } from "./inbox-views.server";
import { findByWords } from "./inbox-words.server";
import type { EnquirySummary } from "./received-enquiry";

type Asked = Pick<InboxSearch, "view" | "words">;
type Piece = { limit: number; offset: number };
type Counts = Record<EnquiryView, number>;

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
