import type { Language } from "~/i18n/languages";

export const appointmentKinds = ["viewing", "valuation", "call", "other"] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

export type AppointmentStatus = "planned" | "cancelled" | "done";

/** What came of it, as the person said or showed afterwards. */
export const outcomes = ["interested", "offer", "no", "did-not-come"] as const;
export type Outcome = (typeof outcomes)[number];

/** How long an appointment may be chosen to last, in minutes. */
export const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 480] as const;
/** How long each kind usually takes, in minutes. */
export const usualLength: Record<AppointmentKind, (typeof lengths)[number]> = {
  viewing: 45,
  valuation: 60,
  call: 15,
  other: 60,
};

export const appointmentLimits = { place: 200, name: 100, email: 254, notes: 2000, words: 1000 } as const;

/** Who is met. All of it is blank where the person was erased. */
export type Person = { name: string; email: string; phone: string; language: Language };
/** Whose home it is, to be told too; blank where nobody is. */
export type HomeOwner = { name: string; email: string; language: Language };

/** What an appointment is about: one of our homes, or a development and which of its units is shown. */
export type About = { kind: "property"; id: number } | { kind: "development"; id: number; unit: number | null };

/** An appointment as it is entered. */
export type AppointmentEntry = {
  kind: AppointmentKind;
  startsAt: Date;
  endsAt: Date;
  place: string;
  about: About | null;
  /** The message that it came of. */
  enquiryId: number | null;
  person: Person;
  owner: HomeOwner;
  /** The user who goes. */
  goes: number | null;
  notes: string;
  /** Whether person and owner are told by mail. */
  tells: boolean;
};

/** What was said afterwards. @param offer EUR */
export type Said = { outcome: Outcome; words: string; offer: number | null };

/** An appointment as the diary keeps it. Times are ISO 8601, UTC. */
export type Appointment = {
  id: number;
  kind: AppointmentKind;
  startsAt: string;
  endsAt: string;
  place: string;
  about: (About & { title: string; /** The name of the unit. */ unitName: string | null }) | null;
  enquiryId: number | null;
  person: Person;
  /** The person's phone with its country, where it is known: see `wholeNumber`. */
  phoneNumber: string | null;
  owner: HomeOwner;
  goes: { id: number; name: string } | null;
  notes: string;
  status: AppointmentStatus;
  said: Said | null;
  tells: boolean;
  isErased: boolean;
  /** Whether its visitor took the time by themselves, and may move and cancel it. */
  isBooked: boolean;
  /** When they were told the address of a home that hides it; ISO 8601, UTC. */
  addressToldAt: string | null;
  /** By which calendars know it, and how often it changed for them. */
  uid: string;
  sequence: number;
  version: number;
  updatedAt: string;
};

/** An appointment as somebody knew it who is not in it any more. */
export type FormerAppointment = Pick<Appointment, "kind" | "startsAt" | "endsAt" | "about"> & {
  /** Theirs. */ name: string;
};

/** A mail about an appointment and what became of it. */
export type AppointmentMail = {
  id: number;
  template: string;
  recipient: string;
  status: "waiting" | "sending" | "sent" | "failed";
  /** What the mail server said, where it did not take it. */
  lastError: string | null;
  /** ISO 8601, UTC */
  at: string;
};

export const diaryPath = "/admin/diary";

export function appointmentPath(id: number, part?: "edit" | "appointment.ics"): string {
  return part === undefined ? `${diaryPath}/${id}` : `${diaryPath}/${id}/${part}`;
}

/** Whether it was over at a time and nobody has said yet what came of it. */
export function asksHowItWent({ status, endsAt }: Pick<Appointment, "status" | "endsAt">, now: Date): boolean {
  return status === "planned" && Date.parse(endsAt) <= now.getTime();
}

/** What was said of an appointment, as the fields of its form hold it. */
export function saidFields({ said }: Pick<Appointment, "said">): Record<string, string> {
  return {
    outcome: said?.outcome ?? "",
    words: said?.words ?? "",
    offer: said?.offer ? String(said.offer) : "",
  };
}
