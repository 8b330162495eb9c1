import { z } from "zod";

import { tick } from "~/domain/fields/choice.schema";
import { readDay } from "~/domain/fields/day.schema";
import { optionalNumber } from "~/domain/fields/number.schema";
import { emailOrBlank, line, optionalPhone, words } from "~/domain/fields/text.schema";
import { dayInBarcelona, fromBarcelona, timeInBarcelona } from "~/i18n/barcelona-time";
import { type Language, languages } from "~/i18n/languages";

import {
  type About,
  type Appointment,
  type AppointmentEntry,
  appointmentKinds,
  appointmentLimits,
  lengths,
  outcomes,
} from "./appointment";

const minute = 60_000;
/** Further away a year was mistyped. */
const furthest = 2 * 366 * 24 * 60 * minute;

const email = () => emailOrBlank(appointmentLimits.email);
const language = () => z.enum(languages, "field.invalid");
const id = () =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, "field.invalid")
    .transform(Number)
    .optional();
const about = () =>
  z
    .string()
    .regex(/^(?:property-[1-9]\d{0,9}|development-[1-9]\d{0,9}(?:-[1-9]\d{0,9})?)$/, "field.invalid")
    .optional();
const isTicked = () => tick().default(false);

/** The form of an appointment: its time by Barcelona's clock. One in the past is taken where its box says that it happened. */
export function appointmentSchema(now: Date) {
  return z
    .object({
      version: z.coerce.number().int().default(0),
      seen: z
        .string("field.invalid")
        .regex(/^(?:\d+\.[a-z]+ ?)*$/, "field.invalid")
        .default(""),
      kind: z.enum(appointmentKinds, "field.invalid"),
      day: z.string("diary.day.required"),
      time: z.string("diary.time.required"),
      minutes: z.coerce
        .number("field.invalid")
        .refine((said) => lengths.some((each) => each === said), "field.invalid"),
      happened: isTicked(),
      place: line(appointmentLimits.place),
      about: about(),
      enquiry: id(),
      personName: line(appointmentLimits.name),
      personEmail: email(),
      personPhone: optionalPhone(),
      personLanguage: language(),
      ownerName: line(appointmentLimits.name),
      ownerEmail: email(),
      ownerLanguage: language(),
      goes: id(),
      notes: words(appointmentLimits.notes),
      tells: isTicked(),
      keepsPlace: z.string().default(""),
      filledAbout: about(),
      filledPlace: z.string().default(""),
    })
    .transform((form, context) => {
      const startsAt = readStart(form, now, (path, message) => context.addIssue({ code: "custom", path, message }));
      const person = {
        ...{ name: form.personName, email: form.personEmail, phone: form.personPhone ?? "" },
        language: form.personLanguage,
      };
      if (form.kind !== "other" && person.name === "" && person.email === "" && person.phone === "") {
        context.addIssue({ code: "custom", path: ["personName"], message: "diary.person.required" });
      }
      if (form.kind === "call" && person.phone === "") {
        context.addIssue({ code: "custom", path: ["personPhone"], message: "diary.phone.required" });
      }
      if (form.tells && form.personEmail === "" && form.ownerEmail === "") {
        context.addIssue({ code: "custom", path: ["personEmail"], message: "diary.email.required" });
      }
      if (startsAt === undefined) return z.NEVER;
      const entry: AppointmentEntry = {
        kind: form.kind,
        startsAt,
        endsAt: new Date(startsAt.getTime() + form.minutes * minute),
        place: form.place,
        about: readAbout(form.about),
        enquiryId: form.enquiry ?? null,
        person,
        owner: { name: form.ownerName, email: form.ownerEmail, language: form.ownerLanguage },
        goes: form.goes ?? null,
        notes: form.notes,
        tells: form.tells,
      };
      // It was asked about this home and this place alone.
      const keepsPlace = form.keepsPlace !== "" && form.keepsPlace === placeMark(form.about, form.place);
      const filledWith = { kind: "viewing" as const, about: readAbout(form.filledAbout), place: form.filledPlace };
      return { entry, version: form.version, seen: form.seen, keepsPlace, filledWith };
    });
}

/** By which a form says that it was asked whether a place holds for the home that is chosen. */
export function placeMark(about: string | undefined, place: string): string {
  return `${about ?? ""} ${place.trim()}`;
}

type Complain = (path: [string], message: string) => void;

function readStart(form: { day: string; time: string; happened: boolean }, now: Date, complain: Complain) {
  const day = readDay(form.day);
  const time = readTime(form.time);
  if (!day) complain(["day"], "field.day.invalid");
  if (time === undefined) complain(["time"], "diary.time.invalid");
  if (!day || time === undefined) return undefined;
  const isFar = Math.abs(Date.parse(day) - now.getTime()) > furthest;
  const at = fromBarcelona(`${day}T${time}`);
  // Before 1901 Barcelona's clocks went by the sun, and no hour of ours is theirs.
  if (isFar) complain(["day"], "diary.day.far");
  else if (!at) complain(["time"], "diary.time.skipped");
  else if (at <= now && !form.happened) complain(["day"], "diary.day.past");
  else if (at > now && form.happened) complain(["happened"], "diary.happened.future");
  else return at;
  return undefined;
}

/** A time of day as the browser sends it or as people write it: `17:30`, `17.30`, `9h30`, `9`; undefined where it is none. */
export function readTime(text: string): string | undefined {
  const said = /^(\d{1,2})(?:[:.h](\d{2}))?\s?h?$/.exec(text.trim());
  const [hours, minutes] = [Number(said?.[1]), Number(said?.[2] ?? 0)];
  if (!said || hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

function readAbout(text: string | undefined): About | null {
  const [kind, number, unit] = text?.split("-") ?? [];
  if (kind === "property") return { kind, id: Number(number) };
  return kind === "development" ? { kind, id: Number(number), unit: unit === undefined ? null : Number(unit) } : null;
}

/** What an appointment is about, as the field of the form holds it. */
export function aboutField(about: About | null): string {
  if (about === null) return "";
  return [about.kind, about.id, ...(about.kind === "development" && about.unit !== null ? [about.unit] : [])].join("-");
}

/** What stands in the fields of the form. */
export function appointmentFields(appointment: Appointment): Record<string, string> {
  const { startsAt, endsAt, about, person, owner } = appointment;
  return {
    version: String(appointment.version),
    kind: appointment.kind,
    day: dayInBarcelona(new Date(startsAt)),
    time: timeInBarcelona(new Date(startsAt)),
    minutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / minute),
    place: appointment.place,
    about: aboutField(about),
    enquiry: String(appointment.enquiryId ?? ""),
    ...personFields(person),
    ownerName: owner.name,
    ownerEmail: owner.email,
    ownerLanguage: owner.language,
    goes: String(appointment.goes?.id ?? ""),
    notes: appointment.notes,
    tells: appointment.tells ? "on" : "",
  };
}

/** The person as the fields of the form hold them. */
export function personFields(person: { name: string; email: string; phone: string; language: Language }) {
  return {
    personName: person.name,
    personEmail: person.email,
    personPhone: person.phone,
    personLanguage: person.language,
  };
}

/** The short form after the end: what was said, and how much was offered in EUR. */
export const saidSchema = z
  .object({
    version: z.coerce.number().int().default(0),
    outcome: z.enum(outcomes, "diary.outcome.required"),
    words: words(appointmentLimits.words),
    offer: optionalNumber({ min: 1, max: 1_000_000_000, sentence: "diary.offer.invalid" }).default(null),
  })
  .transform(({ version, outcome, words: said, offer }, context) => {
    if (outcome === "offer" && offer === null) {
      context.addIssue({ code: "custom", path: ["offer"], message: "diary.offer.required" });
    }
    // An amount that stands beside another answer was not offered.
    return { version, said: { outcome, words: said, offer: outcome === "offer" ? offer : null } };
  });

/** The minutes that the agent takes from one place to the next. */
export const travelSchema = z.object({
  version: z.string().max(40).default(""),
  travel: z.coerce
    .number("diary.travel.invalid")
    .int("diary.travel.invalid")
    .min(0, "diary.travel.invalid")
    .max(180, "diary.travel.invalid"),
});
