import type { Language } from "~/i18n/languages";

/** Mails that tell of a message; of each of them there is one for each message at most. */
export const enquiryTemplates = ["new-enquiry", "reminder-20h", "reminder-24h", "receipt"] as const;
export type EnquiryTemplate = (typeof enquiryTemplates)[number];

/** What asks the visitor to confirm a booking; there is one for each message that came with one. */
export type ConfirmBookingTemplate = "confirm-booking";

/** Mails about an account; each carries a link that is a secret. */
export const linkTemplates = [
  "confirm-account",
  "account-exists",
  "reset-password",
  "invitation",
  "access-given",
] as const;
export type LinkTemplate = (typeof linkTemplates)[number];

/** Mails about an appointment, to the person and to the owner of the home. */
export const appointmentTemplates = [
  "appointment-confirmed",
  "appointment-moved",
  "appointment-cancelled",
  "appointment-reminder",
  "appointment-address",
] as const;
export type AppointmentTemplate = (typeof appointmentTemplates)[number];

/** What the agent hears of a time that a visitor booked, once the visitor changed their mind. */
export const bookingTemplates = ["booking-moved", "booking-cancelled"] as const;
export type BookingTemplate = (typeof bookingTemplates)[number];

/** Whom a mail about an appointment is for: who wants to see the home, or whose it is. */
export type Told = "person" | "owner";

export type MailTemplate =
  | EnquiryTemplate
  | ConfirmBookingTemplate
  | LinkTemplate
  | AppointmentTemplate
  | BookingTemplate
  | "many-enquiries"
  | "reply"
  | "mail-test";

/** A mail as the business asks for it. An empty recipient is the agent, whose address is looked up when the mail leaves. */
export type Mail =
  | { template: EnquiryTemplate | ConfirmBookingTemplate; enquiryId: number; recipient: string; language: Language }
  /** Words that somebody of the staff wrote; a message has as many of them as were sent. */
  | { template: "reply"; enquiryId: number; recipient: string; language: Language }
  | {
      template: AppointmentTemplate;
      appointmentId: number;
      recipient: string;
      language: Language;
      /** @param former the appointment as somebody knew it who is not in it any more */
      values: { told: Told; former?: object };
    }
  | {
      template: BookingTemplate;
      appointmentId: number;
      recipient: string;
      language?: Language;
      /** When it was before, ISO 8601, UTC. */
      values: { former: string };
    }
  | { template: LinkTemplate; recipient: string; language?: Language; values: { link: string; hours?: number } }
  /** Says to the agent that no more mails come for a while. */
  | { template: "many-enquiries"; recipient: string; language?: Language; values?: Record<string, string> }
  | { template: "mail-test"; recipient: string; language?: Language; values?: Record<string, string> };

/** A mail as it leaves: plain text, for nothing else is read the same everywhere. */
export type RenderedMail = {
  /** Its number in the outbox. */
  id: number;
  template: string;
  /** The same each time it is tried, so that a mailbox can tell that it has it already. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  /** The name of the mail that it follows in the recipient's mailbox. */
  inReplyTo?: string;
  subject: string;
  text: string;
  /** What a calendar reads of it: an appointment that is asked for or cancelled (RFC 5546). */
  calendar?: { method: "REQUEST" | "CANCEL"; text: string };
  /** Whether it answers a message by itself, so that no other program answers it (RFC 3834). */
  isReceipt: boolean;
  /** Whether a person wrote it, and not this program: then nothing says that it left by itself. */
  isByHand: boolean;
  /** ISO 8601, UTC */
  createdAt: string;
};

/** How far a mail has come. */
export type DeliveryState =
  | { state: "waiting" }
  /** It failed at least once and is tried again; ISO 8601, UTC. */
  | { state: "trying-again"; said: string; nextTryAt: string }
  | { state: "sent"; at: string }
  | { state: "failed"; said: string };

/**
 * What became of a mail that was handed over. `refused` is for good; `not-now` concerns this mail, `unreachable` every
 * other one too.
 */
export type Delivery =
  | { ok: true }
  | {
      ok: false;
      reason: "refused" | "not-now" | "unreachable";
      /** The server's words, or what the machine said. */
      said: string;
      /** What the log may know, such as `550` or `ECONNREFUSED`. */
      code: string;
    };

/** Hands a mail to the world outside. Expected failures are its answer and do not throw. */
export type Deliver = (mail: RenderedMail) => Promise<Delivery>;

/** The message or the appointment that a mail is about, by its number; null where it is about none. */
export type MailSubject = { enquiryId: number | null; appointmentId: number | null };

/** A mail that could not be delivered yet, or not at all. */
export type UndeliveredMail = MailSubject & {
  id: number;
  template: string;
  recipient: string;
  tries: number;
  lastError: string;
  hasFailed: boolean;
  /** When it is tried next; ISO 8601, UTC. Without meaning once it has failed. */
  nextTryAt: string;
  /** ISO 8601, UTC */
  createdAt: string;
};

const minute = 60_000;
const hour = 60 * minute;
const pauses = [1, 5, 15]
  .map((minutes) => minutes * minute)
  .concat([1, 4, 12, 12, 12, 12].map((hours) => hours * hour));

/** How often a mail is tried before it counts as failed: for two and a half days. */
export const mostTries = pauses.length + 1;

/** How long to wait after a number of tries, in ms; undefined where it has been tried often enough. */
export function pauseAfter(tries: number): number | undefined {
  return pauses[Math.max(0, tries - 1)];
}
