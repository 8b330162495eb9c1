import type { Selectable } from "kysely";
import { z } from "zod";

import type { Db } from "~/db/database";

import { describeRequest } from "./enquiry";
import type { ContactSubmissionTable } from "./enquiry.table";
import type { EnquirySummary, EnquiryView, ReceivedEnquiry } from "./received-enquiry";

const excerptLength = 160;

/** The messages of a view: waiting ones with the longest wait first, suspected spam with the newest first. */
export async function listEnquiries(db: Db, view: EnquiryView, limit: number): Promise<EnquirySummary[]> {
  const rows = await inView(db, view)
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
      "contact_submissions.created_at",
      "home.title as home",
    ])
    .select((eb) => eb.fn<string>("substr", ["objectives", eb.lit(1), eb.lit(excerptLength)]).as("excerpt"))
    .orderBy("contact_submissions.created_at", view === "waiting" ? "asc" : "desc")
    .orderBy("contact_submissions.id", view === "waiting" ? "asc" : "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: nameOf(row),
    language: row.language,
    home: row.home,
    ownHome: { address: row.property_address, bedrooms: row.bedrooms, area: row.area },
    firstLine: row.excerpt.split("\n")[0] ?? "",
    receivedAt: row.created_at,
  }));
}

export async function countEnquiries(db: Db, view: EnquiryView): Promise<number> {
  const { enquiries } = await inView(db, view)
    .select((eb) => eb.fn.countAll<number>().as("enquiries"))
    .executeTakeFirstOrThrow();
  return enquiries;
}

export async function findEnquiry(db: Db, id: number): Promise<ReceivedEnquiry | undefined> {
  const row = await db
    .selectFrom("contact_submissions")
    .leftJoin("properties as home", "home.id", "contact_submissions.property_id")
    .select([
      "contact_submissions.id",
      "kind",
      "first_name",
      "last_name",
      "email",
      "company",
      "objectives",
      "language",
      "page",
      "property_address",
      "contact_submissions.property_type",
      "contact_submissions.area",
      "contact_submissions.bedrooms",
      "contact_submissions.bathrooms",
      "details",
      "news_consent_at",
      "spam_reason",
      "answered_at",
      "contact_submissions.created_at",
      "home.id as home_id",
      "home.title as home_title",
      "home.status as home_status",
    ])
    .where("contact_submissions.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;

  const { home_id: homeId, home_title: title, home_status: status } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: nameOf(row),
    email: row.email,
    phone: row.company,
    language: row.language,
    page: row.page,
    home: homeId !== null && title !== null && status !== null ? { id: homeId, title, status } : null,
    ...splitObjectives(row),
    wantsNews: row.news_consent_at !== null,
    spamReason: row.spam_reason,
    receivedAt: row.created_at,
    answeredAt: row.answered_at,
  };
}

function inView(db: Db, view: EnquiryView) {
  const all = db.selectFrom("contact_submissions");
  return view === "spam"
    ? all.where("spam_reason", "is not", null)
    : all.where("spam_reason", "is", null).where("answered_at", "is", null);
}

type Row = Selectable<ContactSubmissionTable>;

function nameOf(row: Pick<Row, "first_name" | "last_name">): string {
  return `${row.first_name} ${row.last_name}`.trim();
}

const storedDetails = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

type Objectives = Pick<
  Row,
  "objectives" | "property_type" | "property_address" | "bedrooms" | "bathrooms" | "area" | "details"
>;

/** Parts the sender's own words from the lines that were built from the form. Text that another system wrote stays whole. */
function splitObjectives(row: Objectives): Pick<ReceivedEnquiry, "request" | "message"> {
  const details = storedDetails.safeParse(JSON.parse(row.details));
  const built = describeRequest({
    propertyType: row.property_type ?? undefined,
    propertyAddress: row.property_address,
    bedrooms: row.bedrooms ?? undefined,
    bathrooms: row.bathrooms ?? undefined,
    area: row.area ?? undefined,
    details: details.success ? details.data : {},
  });
  if (built === "" || !`${row.objectives}\n`.startsWith(`${built}\n`)) return { request: [], message: row.objectives };
  const request = built.split("\n").map((line) => {
    const [name = "", ...value] = line.split(": ");
    return { name, value: value.join(": ") };
  });
  return { request, message: row.objectives.slice(built.length + 1) };
}
