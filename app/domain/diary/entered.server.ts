import { isDeepStrictEqual } from "node:util";

import type { Db } from "~/db/database";

import { type About, type AppointmentEntry, appointmentLimits } from "./appointment";

/**
 * What is stored of what was entered: a place left blank is the address of the home. A home, message or colleague that went
 * while the form was being filled in is left out: the rest is not lost for it.
 */
export async function asStored(trx: Db, entry: AppointmentEntry): Promise<AppointmentEntry> {
  const { about, enquiryId, goes } = entry;
  const place = entry.place || (entry.kind === "call" ? "" : await addressOfAbout(trx, about));
  const [home, building, message, user] = await Promise.all([
    about?.kind === "property" ? hasRow(trx, "properties", about.id) : false,
    about?.kind === "development" ? hasRow(trx, "developments", about.id) : false,
    enquiryId === null ? false : hasRow(trx, "contact_submissions", enquiryId),
    goes === null ? false : hasRow(trx, "users", goes),
  ]);
  return {
    ...entry,
    place,
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

/** What an entry says of its home and place. */
type Placed = Pick<AppointmentEntry, "kind" | "about" | "place">;

export type PlaceKept =
  | { ok: true; place: string }
  /** Typed by hand for another home: whether it holds for this one has to be asked. */
  | { ok: false; place: string; address: string };

/**
 * Where something takes place that is about another home now. An address that was filled in from the former home follows the home, and
 * goes where nobody travels; one that somebody typed stays, and is asked about where the new home has another one.
 */
export async function placeAfter(trx: Db, former: Placed, entry: Placed): Promise<PlaceKept> {
  const { place } = entry;
  const isSameHome = isDeepStrictEqual(toAbout(former.about), toAbout(entry.about));
  const isCallNow = entry.kind === "call" && former.kind !== "call";
  if (place === "" || place !== former.place || (isSameHome && !isCallNow)) return { ok: true, place };
  if (place === (await addressOfAbout(trx, former.about))) return { ok: true, place: "" };
  const address = entry.kind === "call" ? "" : await addressOfAbout(trx, entry.about);
  return isSameHome || address === "" || address === place ? { ok: true, place } : { ok: false, place, address };
}

/** What it is about, without the names that a stored one carries; the units of a building stand at one address. */
function toAbout(about: About | null) {
  return about && { kind: about.kind, id: about.id };
}

/** Where it is what an appointment is about; empty where that has no address. */
async function addressOfAbout(db: Db, about: About | null): Promise<string> {
  return about === null ? "" : addressOf(db, about.id, about.kind === "property" ? "properties" : "developments");
}

/** Where a home or a development is, as its people find it. */
export async function addressOf(
  db: Db,
  id: number,
  table: "properties" | "developments" = "properties",
): Promise<string> {
  const home = await db
    .selectFrom(table)
    .select(["address", "postal_code", "city"])
    .where("id", "=", id)
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
