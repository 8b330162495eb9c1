import type { Selectable } from "kysely";
import { z } from "zod";

import { describeRequest } from "./enquiry";
import type { ContactSubmissionTable } from "./enquiry.table";
import type { EnquiryState, ReceivedEnquiry } from "./inbox/received-enquiry";

// How the columns of a stored message are read, for the queries of this folder.

type Row = Selectable<ContactSubmissionTable>;

export function nameOf(row: Pick<Row, "first_name" | "last_name">): string {
  return `${row.first_name} ${row.last_name}`.trim();
}

export function stateOf(row: Pick<Row, "spam_reason" | "set_aside_at" | "answered_at">): EnquiryState {
  if (row.spam_reason !== null || row.set_aside_at !== null) return "spam";
  return row.answered_at === null ? "waiting" : "answered";
}

const storedDetails = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

type Objectives = Pick<
  Row,
  "objectives" | "property_type" | "property_address" | "bedrooms" | "bathrooms" | "area" | "details"
>;

/** Parts the sender's own words from the lines that were built from the form. Text that another system wrote stays whole. */
export function splitObjectives(row: Objectives): Pick<ReceivedEnquiry, "request" | "message"> {
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
