import { z } from "zod";

import type { Db } from "~/db/database";
import { searchFeatureKeys } from "~/domain/listings/features";
import { searchedPlaces } from "~/domain/properties/property-search";

import type { EnquiryState } from "../inbox/received-enquiry";
import { nameOf, stateOf } from "../stored-enquiry.server";

import type { SearchBrief } from "./search-brief";
import { preferencesSchema } from "./search-brief.schema";

const storedBrief: z.ZodType<SearchBrief> = z.object({
  ...preferencesSchema.shape,
  neighborhoods: z.array(z.enum(searchedPlaces)),
  features: z.array(z.enum(searchFeatureKeys)),
});

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
  const row = await db.selectFrom("contact_submissions").where("id", "=", enquiryId).select("brief").executeTakeFirst();
  return row?.brief ? storedBrief.parse(JSON.parse(row.brief)) : undefined;
}

/** The briefs since a moment that are no spam, oldest first. */
export async function listBriefsSince(db: Db, since: Date): Promise<StoredBrief[]> {
  const rows = await db
    .selectFrom("contact_submissions")
    .where("brief", "is not", null)
    .where("spam_reason", "is", null)
    .where("set_aside_at", "is", null)
    .where("created_at", ">=", since.toISOString())
    .orderBy("created_at")
    .orderBy("id")
    .select(["id", "first_name", "last_name", "email", "spam_reason", "set_aside_at", "answered_at", "created_at"])
    .select("brief")
    .execute();
  return rows.flatMap((row) =>
    row.brief === null
      ? []
      : [
          {
            enquiryId: row.id,
            name: nameOf(row),
            email: row.email,
            state: stateOf(row),
            receivedAt: row.created_at,
            brief: storedBrief.parse(JSON.parse(row.brief)),
          },
        ],
  );
}
