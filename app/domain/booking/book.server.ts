import type { Db } from "~/db/database";
import type { BookedKind } from "~/domain/agency/booking-hours";
import { isTakenError } from "~/domain/diary/booked-times.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import {
  keepUntilConfirmed,
  messageBefore,
  receiveEnquiryIn,
} from "~/domain/enquiries/receiving/receive-enquiry.server";
import { judge } from "~/domain/enquiries/receiving/suspicion.server";
import { mailboxBehind } from "~/domain/mail/mailbox";
import { queueMail } from "~/domain/mail/outbox.server";
import { mayMailStrangers } from "~/domain/mail/stranger-mail-limits.server";
import { wallClockInBarcelona } from "~/i18n/barcelona-time";

import { asMessage } from "./booking";
import { freeDays, wantedNow } from "./free-times.server";
import { mayHold } from "./holds.server";
import { type Enough, isEnough } from "./open-bookings.repository.server";
import { holdTime, isWaitedFor, mostUnconfirmed } from "./provisional-booking";
import { countUnconfirmed, findProvisional, insertProvisional } from "./provisional-booking.repository.server";

const day = 24 * 60 * 60_000;

/** A visitor's words as a form hands them over; how they stand in the inbox is decided here. */
type Message = Omit<NewEnquiry, "kind" | "answered"> & {
  /** Of the network around their address. */ wideNetworkHash?: string;
};

type Wish = {
  kind: BookedKind;
  /** Where the home is that is to be valued; for a viewing the home itself says it. */
  place: string;
  /** ISO 8601, UTC */
  startsAt: string;
  message: Message;
};

export type BookedNow =
  /** It waits for the link in its mail to be pressed. */
  | { ok: true; state: "provisional"; enquiryId: number }
  /** No mail can leave now: it is a message like any other, and somebody answers it. */
  | { ok: true; state: "request"; enquiryId: number }
  /** Suspected spam takes no time from anybody: it lies with the others, to be looked at by a person. */
  | { ok: true; state: "suspected"; enquiryId: number }
  | { ok: false; reason: "closed" | "taken" | Enough };

/**
 * Books a free time for a visitor until they confirm it: the message, which nobody is told of yet, the time, held for half an hour
 * where not too many are, and the mail with the link, all or nothing. The same form sent twice books once.
 */
export async function book(db: Db, wish: Wish, now: Date): Promise<BookedNow> {
  try {
    return await db.transaction().execute((trx) => bookIn(trx, wish, now));
  } catch (error) {
    if (isTakenError(error)) return { ok: false, reason: "taken" };
    throw error;
  }
}

async function bookIn(trx: Db, { kind, startsAt, ...wish }: Wish, now: Date): Promise<BookedNow> {
  const { wideNetworkHash = "", ...words } = wish.message;
  const { propertyId = null, addressHash, email } = words;
  const wanted = await wantedNow(trx, kind, propertyId);
  if (!wanted) return { ok: false, reason: "closed" };

  const chosenTime = wallClockInBarcelona(new Date(startsAt));
  const message = { ...words, kind: asMessage[kind].kind, asked: { ...words.asked, chosenTime } };
  const before = await bookedBefore(trx, message, startsAt, now);
  if (before) return before;
  const free = await freeDays(trx, wanted, now);
  if (!free.some(({ times }) => times.includes(startsAt))) return { ok: false, reason: "taken" };
  const enough = await isEnough(trx, { email, addressHash }, now);
  if (enough) return { ok: false, reason: enough };

  const { suspicion, mark } = await judge(trx, message, now);
  if (suspicion) return { ok: true, state: "suspected", enquiryId: (await receiveEnquiryIn(trx, message, now)).id };
  const who = { mailbox: mailboxBehind(email), networkHash: addressHash, wideNetworkHash };
  const unconfirmed = await countUnconfirmed(trx, who, new Date(now.getTime() - day));
  const { ofMailbox, ofNetwork, ofWideNetwork } = mostUnconfirmed;
  const isOften = unconfirmed.ofNetwork >= ofNetwork || unconfirmed.ofWideNetwork >= ofWideNetwork;
  if (isOften) return { ok: false, reason: "too-often" };
  // Nothing more leaves to a mailbox whose owner may know nothing of it; what is asked for is not lost for that.
  const mayMail = mark === null && unconfirmed.ofMailbox < ofMailbox && (await mayMailStrangers(trx, now));
  if (!mayMail) return { ok: true, state: "request", enquiryId: (await receiveEnquiryIn(trx, message, now)).id };

  const { id: enquiryId } = await keepUntilConfirmed(trx, message, now);
  const isHeld = await mayHold(trx, { ...who, startsAt, free }, now);
  await insertProvisional(trx, {
    ...{ enquiry_id: enquiryId, kind, starts_at: startsAt, goes: wanted.goes, property_id: propertyId },
    ends_at: new Date(Date.parse(startsAt) + wanted.length * 60_000).toISOString(),
    place: kind === "valuation" ? wish.place : wanted.place,
    ...{ mailbox: who.mailbox, network_hash: addressHash, wide_network_hash: wideNetworkHash },
    ...{ is_held: isHeld ? 1 : 0, held_until: new Date(now.getTime() + holdTime).toISOString() },
    created_at: now.toISOString(),
  });
  const { language } = message;
  await queueMail(trx, { template: "confirm-booking", enquiryId, recipient: email, language }, now);
  return { ok: true, state: "provisional", enquiryId };
}

/** What a double press booked the first time: the same words, for the same time, from the same network. */
async function bookedBefore(trx: Db, message: NewEnquiry, startsAt: string, now: Date): Promise<BookedNow | undefined> {
  const before = await messageBefore(trx, message, now);
  const booked = before && (await findProvisional(trx, before.id));
  if (!before || !booked || booked.startsAt !== startsAt || !isWaitedFor(booked, now)) return undefined;
  const sender = await trx
    .selectFrom("contact_submissions")
    .select("address_hash")
    .where("id", "=", before.id)
    .executeTakeFirst();
  if (sender?.address_hash !== message.addressHash) return undefined;
  return { ok: true, state: "provisional", enquiryId: before.id };
}
