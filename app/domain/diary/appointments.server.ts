import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import type { Db } from "~/db/database";
import { answerEnquiryIn } from "~/domain/enquiries/answering/answering.server";

import type { Appointment, AppointmentEntry, Said } from "./appointment";
import {
  deleteBookingLinks,
  insertAppointment,
  raiseSequence,
  selectAppointment,
  selectBetween,
  selectOfHome,
  selectOfMessage,
  selectOfPerson,
  selectPage,
  toColumns,
  updateAppointment,
} from "./appointment.repository.server";
import type { Slot } from "./clashes";
import { type Clash, clashesOf, seenMark } from "./clashes.server";
import { appointmentsPerPage } from "./diary-search";
import { asStored, placeAfter } from "./entered.server";
import { isEnteredSo, selectSameEntry } from "./same-entry.repository.server";
import { leaving, tell, tellAllOfTheEnd, tellWhoLeft } from "./telling.server";

/** The same entered by the same person within this time is a button that was pressed twice, in ms. */
const pressedTwice = 10 * 60_000;
const shown = 10;

export function findAppointment(db: Db, id: number): Promise<Appointment | undefined> {
  return selectAppointment(db, id);
}

/** Those of which any part lies between two times, in their order. */
export function appointmentsBetween(db: Db, from: Date, to: Date): Promise<Appointment[]> {
  return selectBetween(db, from, to);
}

/** A page of those still to come, or of those that are over, and whether there is another one. */
export async function appointmentPage(db: Db, side: "after" | "before", at: Date, page: number) {
  const found = await selectPage(db, side, at, {
    limit: appointmentsPerPage + 1,
    offset: (page - 1) * appointmentsPerPage,
  });
  return { appointments: found.slice(0, appointmentsPerPage), hasMore: found.length > appointmentsPerPage };
}

/** The newest of a home. */
export function appointmentsOfHome(db: Db, propertyId: number): Promise<Appointment[]> {
  return selectOfHome(db, propertyId, shown);
}

/** The newest of who wrote a message. */
export function appointmentsOfPerson(db: Db, person: { enquiryId: number; email: string }): Promise<Appointment[]> {
  return selectOfPerson(db, person, shown);
}

/** Those that came of a message, the first first. */
export function appointmentsOfMessage(db: Db, enquiryId: number): Promise<Appointment[]> {
  return selectOfMessage(db, enquiryId);
}

type Entered = {
  entry: AppointmentEntry;
  by: number;
  /** The clashes that were shown before; others are told first. */
  seen: string;
  /** Whether it was asked if a place that was typed for another home holds for this one. */
  keepsPlace?: boolean;
  /** What a new entry was filled in with before somebody chose another home. */
  filledWith?: Pick<AppointmentEntry, "kind" | "about" | "place">;
};

type Planned = { ok: true; id: number } | { ok: false; reason: "clash"; clashes: Clash[] };

/**
 * Puts an appointment into the diary, and lays the mails to person and owner ready where they are to be told. What clashes is
 * told once and not forbidden. The same form sent twice plans once.
 */
export function planAppointment(db: Db, { entry, by, seen, filledWith }: Entered, now: Date): Promise<Planned> {
  return db.transaction().execute(async (trx) => {
    const { place } = filledWith ? await placeAfter(trx, filledWith, entry) : entry;
    const stored = await asStored(trx, { ...entry, place });
    const columns = toColumns(stored);
    const before = await selectSameEntry(trx, columns, { by, since: new Date(now.getTime() - pressedTwice) });
    if (before !== undefined) return { ok: true, id: before };
    const clashes = await clashesOf(trx, entered(stored));
    if (seenMark(clashes) !== seen && clashes.length > 0) return { ok: false, reason: "clash", clashes };
    const at = now.toISOString();
    const id = await insertAppointment(trx, {
      ...columns,
      uid: randomUUID(),
      settled_at: at,
      created_by: by,
      created_at: at,
      updated_at: at,
    });
    await tell(trx, id, "appointment-confirmed", now);
    if (stored.enquiryId !== null) await answerBy(trx, stored.enquiryId, { entry: stored, by }, now);
    return { ok: true, id };
  });
}

/**
 * What was agreed with the sender of a message answers it, and stops its clock: by the mail that tells of it, else by the call in which it
 * was settled, or by the visit that took place. One that was answered before, or lies in the spam, stays as it is.
 */
async function answerBy(trx: Db, id: number, { entry, by }: { entry: AppointmentEntry; by: number }, now: Date) {
  const hasHappened = entry.startsAt <= now;
  const isMailed = entry.tells && entry.person.email !== "" && !hasHappened;
  const how = isMailed ? "email" : hasHappened && entry.kind !== "call" ? "visit" : "phone";
  await answerEnquiryIn(trx, { id, how, adminId: by }, now);
}

type Changed =
  | { ok: true; hasMoved: boolean }
  | { ok: false; reason: "clash"; clashes: Clash[] }
  /** The place was typed for another home: it is asked about once. */
  | { ok: false; reason: "place"; address: string }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "changed"; current: Appointment };

/**
 * Changes an appointment that was not cancelled, unless somebody else has since `version`. Who was told hears of whatever their
 * mail said and is otherwise now; who is in it no more, that it is off for them. Whoever was erased is not written back by a form that lay open.
 */
export function changeAppointment(
  db: Db,
  id: number,
  version: number,
  { entry, seen, keepsPlace = false }: Entered,
  now: Date,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const current = await selectAppointment(trx, id);
    if (!current) return { ok: false, reason: "not-found" };
    const isClosed = current.status === "cancelled" || current.isErased;
    if (isClosed) return { ok: false, reason: "changed", current };
    const kept = await placeAfter(trx, current, entry);
    const stored = await asStored(trx, { ...entry, place: kept.place });
    const columns = toColumns(stored);
    // The same press twice; nobody is told of it again.
    if (await isEnteredSo(trx, id, columns)) return { ok: true, hasMoved: false };
    if (current.version !== version) return { ok: false, reason: "changed", current };
    if (!kept.ok && !keepsPlace) return { ok: false, reason: "place", address: kept.address };
    const clashes = await clashesOf(trx, entered(stored), id);
    if (seenMark(clashes) !== seen && clashes.length > 0) return { ok: false, reason: "clash", clashes };

    const hasNewTime = columns.starts_at !== current.startsAt || columns.ends_at !== current.endsAt;
    await updateAppointment(trx, id, version, {
      ...columns,
      ...(hasNewTime ? { settled_at: now.toISOString(), reminded_at: null } : {}),
      // That they may know the address of one home says nothing of another.
      ...(columns.property_id === homeOf(current) ? {} : { address_told_at: null }),
      updated_at: now.toISOString(),
    });
    const changed = (await selectAppointment(trx, id)) ?? current;
    const hasMoved = !isDeepStrictEqual(toldFacts(changed), toldFacts(current));
    if (hasMoved || leaving(current, changed).length > 0) await raiseSequence(trx, id);
    // Who had the links before is somebody else: another person, or a stranger whose address was typed by mistake.
    if (columns.person_email.toLowerCase() !== current.person.email.toLowerCase()) await deleteBookingLinks(trx, id);
    await tellWhoLeft(trx, current, now);
    await tell(trx, id, hasMoved ? "appointment-moved" : "appointment-confirmed", now);
    return { ok: true, hasMoved };
  });
}

function homeOf({ about }: Appointment): number | null {
  return about?.kind === "property" ? about.id : null;
}

/** What mails and calendars say of an appointment: where any of it changes, whoever was told hears of it. */
function toldFacts({ kind, startsAt, endsAt, place, about, goes }: Appointment) {
  return { ...{ kind, startsAt, endsAt, place, about }, goes: goes && !goes.name.includes("@") ? goes.name : null };
}

type Ended =
  { ok: true } | { ok: false; reason: "not-found" | "closed" } | { ok: false; reason: "changed"; current: Appointment };

/** Takes an appointment out of the diary's plans; it stays to be read. */
export function cancelAppointment(db: Db, id: number, how: Cancelling, now: Date): Promise<Ended> {
  return db.transaction().execute((trx) => cancelAppointmentIn(trx, id, how, now));
}

type Cancelling = {
  version: number;
  tells: boolean;
  /** Whether people are told who had no mail about it before: they agreed by phone, and would come. */
  isNewsToThem?: boolean;
};

/** The same within a transaction that is under way. */
export async function cancelAppointmentIn(
  trx: Db,
  id: number,
  { version, tells, isNewsToThem = false }: Cancelling,
  now: Date,
): Promise<Ended> {
  const current = await selectAppointment(trx, id);
  if (!current) return { ok: false, reason: "not-found" };
  const isSamePress = current.status === "cancelled" && current.version === version + 1 && current.tells === tells;
  if (isSamePress) return { ok: true };
  if (current.status !== "planned") return { ok: false, reason: "closed" };
  const wasStored = await updateAppointment(trx, id, version, {
    status: "cancelled",
    tells: tells ? 1 : 0,
    sequence: current.sequence + 1,
    updated_at: now.toISOString(),
  });
  if (!wasStored) return { ok: false, reason: "changed", current };
  if (isNewsToThem) await tellAllOfTheEnd(trx, current, now);
  else await tell(trx, id, "appointment-cancelled", now);
  return { ok: true };
}

/** Keeps what was said once it was over; said again, it replaces what was said before. */
export function keepWhatWasSaid(
  db: Db,
  id: number,
  { version, said }: { version: number; said: Said },
  now: Date,
): Promise<Ended | { ok: false; reason: "not-over" }> {
  return db.transaction().execute(async (trx) => {
    const current = await selectAppointment(trx, id);
    if (!current) return { ok: false, reason: "not-found" };
    if (current.status === "cancelled") return { ok: false, reason: "closed" };
    if (Date.parse(current.endsAt) > now.getTime()) return { ok: false, reason: "not-over" };
    if (isDeepStrictEqual(current.said, said)) return { ok: true };
    const wasStored = await updateAppointment(trx, id, version, {
      status: "done",
      outcome: said.outcome,
      outcome_words: said.words,
      offer: said.offer,
      updated_at: now.toISOString(),
    });
    return wasStored ? { ok: true } : { ok: false, reason: "changed", current };
  });
}

function entered({ startsAt, endsAt, place, goes }: AppointmentEntry): Slot {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place, goes };
}
