import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { type About, type Appointment, usualLength } from "~/domain/diary/appointment";
import { aboutField, personFields, placeMark } from "~/domain/diary/appointment.schema";
import { findAppointment } from "~/domain/diary/appointments.server";
import { aboutChoices, goerChoices } from "~/domain/diary/choices.server";
import { type Clash, seenMark } from "~/domain/diary/clashes.server";
import { addressOf } from "~/domain/diary/entered.server";
import { developmentAskedFor, kindAskedFor, offeredTimes, placeAskedFor } from "~/domain/diary/offered-times.server";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { readId } from "~/domain/fields/address-number";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import type { Visit } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { aboutName } from "~/ui/admin/diary/about-name";
import type { ShownClash } from "~/ui/admin/diary/clash-notice";
import { type FieldValues, type FormState, untouched } from "~/ui/admin/settings/form-state";

/** @throws {Response} 404 where the address names no appointment */
export async function appointmentIn({ params }: Pick<Visit, "params">): Promise<Appointment> {
  const appointment = await findAppointment(db, idIn(params, "id"));
  if (!appointment) throw notFound();
  return appointment;
}

/** What can be chosen in the form. */
export async function choices() {
  const [about, goes] = await Promise.all([
    aboutChoices(db, (names) => adminText("diary.about.unit", names)),
    goerChoices(db),
  ]);
  return { about, goes };
}

/**
 * The form of a new appointment: blank, or with what a message or a home tells of it. A message brings the times that its
 * sender asked for.
 */
export async function newForm({ url, admin, now }: Visit): Promise<{ state: FormState; wished: string[] }> {
  const asked = readId(url.searchParams.get("enquiry"));
  const enquiry = asked === undefined ? undefined : await findEnquiry(db, asked);
  const home = enquiry?.home?.id ?? readId(url.searchParams.get("home"));
  const kind = enquiry ? kindAskedFor(enquiry) : "viewing";
  const wished = enquiry ? await offeredTimes(db, enquiry, admin.userId, now) : [];
  const [day = "", time = ""] = startIn(url);
  const about: About | null =
    home === undefined ? await developmentAskedFor(db, enquiry) : { kind: "property", id: home };
  const place = enquiry ? await placeAskedFor(db, enquiry) : home === undefined ? "" : await addressOf(db, home);
  const values = {
    ...{ version: "", kind, day, time, minutes: String(usualLength[kind]) },
    ...{ place, about: aboutField(about), filledPlace: place, filledAbout: aboutField(about) },
    enquiry: String(enquiry?.id ?? ""),
    ...personFields({
      ...{ name: enquiry?.name ?? "", email: enquiry?.email ?? "", phone: enquiry?.phone ?? "" },
      language: enquiry?.language ?? "es",
    }),
    ...{ ownerName: "", ownerEmail: "", ownerLanguage: "es" },
    ...{ goes: String(admin.userId), notes: "", tells: enquiry?.email ? "on" : "" },
  };
  return { state: untouched(values), wished };
}

/** The day and the time that the address names, as fields hold them. */
function startIn(url: URL): string[] {
  const at = url.searchParams.get("at") ?? url.searchParams.get("day") ?? "";
  return /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(at) ? at.split("T") : [];
}

type Answer = { state: FormState; clashes: ShownClash[]; seen: string };

/** The answer to a form that cannot be taken as it is: each error at its field, everything typed kept. */
export function refused<Value>(post: FormData, submission: Submission<unknown, string[], Value>) {
  const errors = Object.fromEntries(
    Object.entries(submission.reply().error ?? {}).map(([name, messages]) => [name, messages ?? []]),
  );
  return answer({ state: { values: typed(post), errors, overtakenBy: null }, clashes: [], seen: "" }, 400);
}

/** The answer to a form that came too late or too early: why, at one of its fields, with everything typed kept. */
export function refusedAt(post: FormData, field: string, message: string) {
  const state = { values: typed(post), errors: { [field]: [message] }, overtakenBy: null };
  return answer({ state, clashes: [], seen: "" }, 409);
}

/** The answer to a time that clashes: told once, saved when it is sent again. */
export function clashing(post: FormData, clashes: readonly Clash[]) {
  const state = { values: typed(post), errors: {}, overtakenBy: null };
  return answer({ state, clashes: clashes.map(shownClash), seen: seenMark(clashes) }, 409);
}

/** The answer to a place that was typed for another home: asked once, saved when it is sent again. */
export function askAboutPlace(post: FormData, address: string) {
  const values = typed(post);
  const mark = placeMark(values.about, values.place ?? "");
  const errors = { place: [`diary.place.otherHome|address=${address.replaceAll("|", " ")}`] };
  const state = { values: { ...values, keepsPlace: mark }, errors, overtakenBy: null };
  return answer({ state, clashes: [], seen: values.seen ?? "" }, 409);
}

/** The answer to the second of two who changed it: their words kept, what is stored beside them. */
export function overtaken(post: FormData, stored: FieldValues) {
  const state = { values: { ...typed(post), version: stored.version ?? "" }, errors: {}, overtakenBy: stored };
  return answer({ state, clashes: [], seen: "" }, 409);
}

/** A clash as it is shown: with what, and when that is. */
export function shownClash({ kind, with: other }: Clash): ShownClash {
  return {
    kind,
    id: other.id,
    startsAt: other.startsAt,
    endsAt: other.endsAt,
    what: other.kind,
    name: other.person.name || (other.about ? aboutName(adminText, other.about) : other.place),
  };
}

function answer(said: Answer, status: number) {
  return data(said, { status });
}

function typed(post: FormData): Record<string, string> {
  return Object.fromEntries([...post].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
