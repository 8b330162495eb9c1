import type { Db } from "~/db/database";

import { type About, type AppointmentEntry, appointmentLimits } from "./appointment";

/**
 * What is stored of what was entered: a place left blank is the address of the home. A home, message or colleague that went
 * while the form was being filled in is left out: the rest is not lost for it.
 */
export async function asStored(trx: Db, entry: AppointmentEntry): Promise<AppointmentEntry> {
  const { about, enquiryId, goes } = entry;
  const [home, building, message, user] = await Promise.all([
    about?.kind === "property" ? hasRow(trx, "properties", about.id) : false,
    about?.kind === "development" ? hasRow(trx, "developments", about.id) : false,
    enquiryId === null ? false : hasRow(trx, "contact_submissions", enquiryId),
    goes === null ? false : hasRow(trx, "users", goes),
  ]);
  return {
    ...entry,
    place: entry.place || (home && entry.kind !== "call" && about ? await addressOf(trx, about.id) : ""),
    about: home ? about : building && about ? await withUnit(trx, about) : null,
    enquiryId: message ? enquiryId : null,
    goes: user ? goes : null,
  };
}

/** A unit of another development is none of this one. */
async function withUnit(trx: Db, about: About): Promise<About> {
  if (about.kind === "property" || about.unit === null) return about;
  const unit = await trx
    .selectFrom("development_units")
    .select("id")
    .where("id", "=", about.unit)
    .where("development_id", "=", about.id)
    .executeTakeFirst();
  return { ...about, unit: unit?.id ?? null };
}

/** Where a home is, as its people find it. */
export async function addressOf(db: Db, propertyId: number): Promise<string> {
  const home = await db
    .selectFrom("properties")
    .select(["address", "postal_code", "city"])
    .where("id", "=", propertyId)
    .executeTakeFirst();
  if (!home || home.address.trim() === "") return "";
  return `${home.address}, ${[home.postal_code, home.city].filter(Boolean).join(" ")}`.slice(
    0,
    appointmentLimits.place,
  );
}

type WithIds = "properties" | "developments" | "contact_submissions" | "users";

async function hasRow(trx: Db, table: WithIds, id: number): Promise<boolean> {
  return (await trx.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
