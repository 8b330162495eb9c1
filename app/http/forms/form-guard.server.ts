import { createHmac, timingSafeEqual } from "node:crypto";

import type { GuardMark, GuardReason } from "~/domain/enquiries/enquiry";
import { fromName, honeypotName, stampName } from "~/domain/enquiries/receiving/guard-fields";
import { environment } from "~/environment.server";
import { readPath } from "~/i18n/href";
import { secret } from "~/outside/secret.server";

import { Tries } from "./tries.server";
import { visitorNetwork } from "./visitor-network.server";

// Nobody reads and fills in a form of four fields in less; a program needs no time at all.
const leastMilliseconds = 2000;

// Past this many times the limit nothing is stored any more: a flood must not fill the disk.
const floodFactor = 20;

// One customer of a provider has whole networks to send from, and one address all day: more than from one address in ten
// minutes, and fewer than each of its addresses would have by itself.
const factors = { wide: 4, day: 8, wideDay: 20 } as const;

// One drawing of a form that came back as often within a day was not filled in by people, however many addresses it came from; a
// page that is kept ready gives the same drawing to all who open it within minutes.
const drawingFactor = 4;

// A form may lie open overnight; one that is older was taken down to be sent again and again.
const longestLife = 24 * 60 * 60 * 1000;

// Of a clock that was put right meanwhile.
const leastLead = 60_000;

const limit = environment.formRateLimit;
const day = 24 * 60 * 60;
const posts = new Tries(limit, 600, 100_000);
const widePosts = new Tries(limit * factors.wide, 600, 100_000);
const dayPosts = new Tries(limit * factors.day, day, 100_000);
const wideDayPosts = new Tries(limit * factors.wideDay, day, 100_000);
const drawings = new Tries(limit * drawingFactor, day);

/** The hidden value that says when a form was drawn. */
export function formStamp(now: Date): string {
  const time = String(now.getTime());
  return `${time}.${sign(time)}`;
}

export type Guarded = {
  spamReason: GuardReason | null;
  /** What people do too, by their browser or in a hurry; null where nothing of it was seen. */
  guardMark: GuardMark | null;
  addressHash: string;
  /** Keyed hash of the network around the address. */
  wideNetworkHash: string;
  /** Whether so much came from one address that nothing of it is stored any more. */
  isFlood: boolean;
  /** Whether the form was drawn so long ago that a person has to be asked to send it once more. */
  isStale: boolean;
};

/**
 * Looks for signs of a program: a filled trap, no time taken, too many messages from one address, the network around it, or by one
 * drawing of a form. A sign only decides where the agent finds the message, and whether mail leaves for it.
 */
export function guardForm(request: Request, form: FormData, now: Date): Guarded {
  const { address, wide } = visitorNetwork(request);
  const counts = [
    [posts, address],
    [widePosts, wide],
    [dayPosts, address],
    [wideDayPosts, wide],
  ] as const;
  const counted = counts.map(([counter, key]) => ({ tries: counter.count(key).tries, most: counter.most }));
  const isOften = counted.some(({ tries, most }) => tries > most);
  const isFlood = counted.slice(0, 2).some(({ tries, most }) => tries > most * floodFactor);
  const stamp = form.get(stampName);
  const state = stateOf(stamp, now);
  const isOneDrawing = state !== "invalid" && drawings.count(String(stamp)).tries > drawings.most;
  const isTrapped = form.get(honeypotName) !== "" && form.get(honeypotName) !== null;
  return {
    addressHash: address,
    wideNetworkHash: wide,
    // Browsers and programs that keep passwords fill in what they find, and people press twice.
    guardMark: isTrapped ? "honeypot" : state === "fast" ? "too-fast" : null,
    spamReason: isOften || isOneDrawing ? "too-many" : state === "stale" || state === "invalid" ? "too-fast" : null,
    isFlood,
    isStale: state === "stale",
  };
}

/** Whether a form was drawn longer than a day ago, or later than now. */
export function isStale(stamp: FormDataEntryValue | null, now: Date): boolean {
  return stateOf(stamp, now) === "stale";
}

// The longest list of homes with every filter set has some 600 characters; the cookie that leads back holds more than this.
const longestReturn = 1200;

/** The page to return to after a success: only a path of our own, without language, in the characters that addresses have. */
export function returnPath(form: FormData | URLSearchParams, fallback: string): string {
  const from = form.get(fromName);
  if (typeof from !== "string" || from.length > longestReturn) return fallback;
  return /^\/(?![/\\])[\w\-./?=&%#,+:;@!$'()*~]*$/.test(from) ? readPath(from).path : fallback;
}

/** The page from which a form was opened, where its link says so: `?from=/property/3`. */
export function cameFrom(request: Request): string {
  return returnPath(new URL(request.url).searchParams, "");
}

/** What the page of a form is drawn with. @param page from which it is opened where its link does not say */
export function drawnForm(request: Request, formId: string | undefined, page = "") {
  return { formId, stamp: formStamp(new Date()), from: cameFrom(request) || page };
}

function stateOf(stamp: FormDataEntryValue | null, now: Date): "fine" | "fast" | "stale" | "invalid" {
  if (typeof stamp !== "string") return "invalid";
  const [time = "", signature = ""] = stamp.split(".");
  if (!isSigned(time, signature)) return "invalid";
  const age = now.getTime() - Number(time);
  if (age > longestLife || age < -leastLead) return "stale";
  return age < leastMilliseconds ? "fast" : "fine";
}

function sign(text: string): string {
  return createHmac("sha256", secret).update(`stamp:${text}`).digest("base64url");
}

function isSigned(text: string, signature: string): boolean {
  const expected = Buffer.from(sign(text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
