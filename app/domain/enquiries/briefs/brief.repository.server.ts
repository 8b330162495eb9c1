import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/db/database";
import { searchFeatureKeys } from "~/domain/listings/features";
import { priceBandNames } from "~/domain/properties/property-search";

import { askedSchemas } from "../asked/asked.schema";
import type { EnquiryState } from "../inbox/received-enquiry";
import { fullName, toState } from "../stored-enquiry.server";

import { hasFeature, isWithin, type MatchableHome, type SearchBrief } from "./search-brief";

/** A brief with who sent it. */
export type StoredBrief = {
  enquiryId: number;
  name: string;
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

/**
 * Of each person the newest brief since a moment that is no spam, where it fits a home: who asked for most that the home has
 * comes first, then who wrote last.
 */
export async function listFittingBriefs(
  db: Db,
  home: MatchableHome,
  { since, limit }: { since: Date; limit: number },
): Promise<StoredBrief[]> {
  const { fits, met } = ruleFor(home);
  const rows = await db
    .with("newest", (query) =>
      query
        .selectFrom("contact_submissions")
        // Literals: with a parameter SQLite could not use the partial index of briefs, which has all that is asked for here.
        .where("kind", "=", sql.lit("search-brief" as const))
        .where("spam_reason", "is", null)
        .where("set_aside_at", "is", null)
        .where("asked", "is not", null)
        .where("created_at", ">=", since.toISOString())
        .select(["id", "asked", "created_at"])
        .select(sql<number>`row_number() over (partition by lower(email) order by created_at desc, id desc)`.as("nth")),
    )
    .with("fitting", (query) =>
      query
        .selectFrom("newest")
        .where("nth", "=", 1)
        .where(fits)
        .select(["id", met.as("met")])
        .orderBy("met", "desc")
        .orderBy("created_at", "desc")
        .limit(limit),
    )
    .selectFrom("fitting")
    .innerJoin("contact_submissions as message", "message.id", "fitting.id")
    .orderBy("met", "desc")
    .orderBy("message.created_at", "desc")
    .select(["message.id", "first_name", "last_name", "spam_reason", "set_aside_at", "answered_at"])
    .select(["message.created_at", "message.asked"])
    .execute();
  return rows.flatMap((row) => {
    const brief = readBrief(row.asked);
    if (!brief) return [];
    return [{ enquiryId: row.id, name: fullName(row), state: toState(row), receivedAt: row.created_at, brief }];
  });
}

// The rule of `matches` for one home in SQL; a test holds the two against each other.
function ruleFor(home: MatchableHome): { fits: RawBuilder<boolean>; met: RawBuilder<number> } {
  const answer = (name: keyof SearchBrief) => sql`json_extract(asked, ${sql.lit(`$.${name}`)})`;
  const list = (name: keyof SearchBrief) => sql`json_each(asked, ${sql.lit(`$.${name}`)})`;
  // "3+" is read as 3, "any" and what was left out as 0.
  const least = (name: keyof SearchBrief) => sql`coalesce(cast(${answer(name)} as integer), 0)`;
  const asksForType = sql`coalesce(${answer("propertyType")}, 'any') <> 'any'`;
  const asksForPlace = sql`exists (select 1 from ${list("neighborhoods")})`;
  const budgetsThatFit = priceBandNames.filter((budget) => isWithin(budget, home.price));
  const granted = searchFeatureKeys.filter((feature) => hasFeature(home, feature));
  const fits = [
    sql`(${answer("budget")} is null or ${answer("budget")} in (${sql.join(budgetsThatFit)}))`,
    sql`(not ${asksForType} or ${answer("propertyType")} = ${home.propertyType})`,
    sql`${least("bedrooms")} <= ${home.bedrooms}`,
    sql`${least("bathrooms")} <= ${home.bathrooms}`,
    sql`(not ${asksForPlace}
      or exists (select 1 from ${list("neighborhoods")} where value in (${sql.join(home.neighborhoods)})))`,
  ];
  const met = [
    sql`(${answer("budget")} is not null)`,
    sql`(${asksForType})`,
    sql`(${least("bedrooms")} > 0)`,
    sql`(${least("bathrooms")} > 0)`,
    asksForPlace,
    sql`(select count(*) from ${list("features")} where value in (${sql.join(granted)}))`,
  ];
  return { fits: sql<boolean>`(${sql.join(fits, sql` and `)})`, met: sql<number>`(${sql.join(met, sql` + `)})` };
}

/** A brief that another program wrote has no answers that could be matched. */
function readBrief(asked: string | null): SearchBrief | undefined {
  return asked === null ? undefined : askedSchemas["search-brief"].safeParse(JSON.parse(asked)).data;
}
