import { type Selectable, sql } from "kysely";

import type { Db } from "~/db/database";

import { requestText } from "../asked/lines.server";
import type { ContactSubmissionTable } from "../enquiry.table";
import { fullName, readRequest, readSpamSigns, toState } from "../stored-enquiry.server";

import { foundIn, type Searched } from "./found-in.server";
import type { EnquiryView } from "./inbox";
import { orders } from "./inbox-views.server";
import type { EnquirySummary } from "./received-enquiry";

const excerptLength = 160;
const longestText = 20_000;

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
      "guard_mark",
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
    guardMark: row.guard_mark,
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
