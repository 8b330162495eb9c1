import type { Db } from "~/db/database";

import { askedSchemas } from "../asked/asked.schema";
import type { EnquiryState } from "../inbox/received-enquiry";
import { fullName, toState } from "../stored-enquiry.server";

import type { SearchBrief } from "./search-brief";

/** A brief with who sent it. */
export type StoredBrief = {
  enquiryId: number;
  name: string;
  email: string;
  state: EnquiryState;
  receivedAt: string;
  brief: SearchBrief;
};

/** What a message asks for, where it is a brief. */
export async function findBrief(db: Db, enquiryId: number): Promise<SearchBrief | undefined> {
  const row = await db
    .selectFrom("contact_submissions")
    .where("id", "=", enquiryId)
    .where("kind", "=", "search-brief")
    .select("asked")
    .executeTakeFirst();
  return readBrief(row?.asked ?? null);
}

/** The briefs since a moment that are no spam, oldest first. */
export async function listBriefsSince(db: Db, since: Date): Promise<StoredBrief[]> {
  const rows = await db
    .selectFrom("contact_submissions")
    .where("kind", "=", "search-brief")
    .where("spam_reason", "is", null)
    .where("set_aside_at", "is", null)
    .where("created_at", ">=", since.toISOString())
    .orderBy("created_at")
    .orderBy("id")
    .select(["id", "first_name", "last_name", "email", "spam_reason", "set_aside_at", "answered_at", "created_at"])
    .select("asked")
    .execute();
  return rows.flatMap((row) => {
    const brief = readBrief(row.asked);
    if (!brief) return [];
    const { id: enquiryId, email, created_at: receivedAt } = row;
    return [{ enquiryId, name: fullName(row), email, state: toState(row), receivedAt, brief }];
  });
}

/** A brief that another program wrote has no answers that could be matched. */
function readBrief(asked: string | null): SearchBrief | undefined {
  return asked === null ? undefined : askedSchemas["search-brief"].safeParse(JSON.parse(asked)).data;
}
