import { createHmac, timingSafeEqual } from "node:crypto";

import type { GuardReason } from "~/domain/enquiries/enquiry";
import { fromName, honeypotName, stampName } from "~/domain/enquiries/receiving/guard-fields";
import { environment } from "~/environment.server";
import { readPath } from "~/i18n/href";
import { secret } from "~/outside/secret.server";

import { Tries } from "./tries.server";

// Nobody reads and fills in a form of four fields in less; a program needs no time at all.
const leastMilliseconds = 2000;

// Past this many times the limit nothing is stored any more: a flood must not fill the disk. One drawing of a form that
// came back as often within a day was not filled in by people either, however many addresses it came from; a page that is
// kept ready gives the same drawing to all who open it within minutes.
const floodFactor = 20;

// A form may lie open overnight; one that is older was taken down to be sent again and again.
const longestLife = 24 * 60 * 60 * 1000;

// Of a clock that was put right meanwhile.
const leastLead = 60_000;

const posts = new Tries(environment.formRateLimit, 600, 100_000);
const drawings = new Tries(environment.formRateLimit * floodFactor, longestLife / 1000);

/** The hidden value that says when a form was drawn. */
export function formStamp(now: Date): string {
  const time = String(now.getTime());
  return `${time}.${sign(time)}`;
}

export type Guarded = {
  spamReason: GuardReason | null;
  addressHash: string;
  /** Whether so much came from one address that nothing of it is stored any more. */
  isFlood: boolean;
  /** Whether the form was drawn so long ago that a person has to be asked to send it once more. */
  isStale: boolean;
};

/**
 * Looks for signs of a program: a filled trap, no time taken, too many messages from one address or by one drawing of a form.
 * A sign only decides in which tab the agent finds the message.
 */
export function guardForm(request: Request, form: FormData, now: Date): Guarded {
  const addressHash = hashedAddress(request);
  const { tries } = posts.count(addressHash);
  const stamp = form.get(stampName);
  const state = stateOf(stamp, now);
  const isOften = state !== "invalid" && drawings.count(String(stamp)).tries > drawings.most;
  return { addressHash, spamReason: reason(), isFlood: tries > posts.most * floodFactor, isStale: state === "stale" };

  function reason(): GuardReason | null {
    if (form.get(honeypotName) !== "" && form.get(honeypotName) !== null) return "honeypot";
    if (state !== "fine") return "too-fast";
    return tries > posts.most || isOften ? "too-many" : null;
  }
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

function stateOf(stamp: FormDataEntryValue | null, now: Date): "fine" | "fast" | "stale" | "invalid" {
  if (typeof stamp !== "string") return "invalid";
  const [time = "", signature = ""] = stamp.split(".");
  if (!isSigned(time, signature)) return "invalid";
  const age = now.getTime() - Number(time);
  if (age > longestLife || age < -leastLead) return "stale";
  return age < leastMilliseconds ? "fast" : "fine";
}

/** Never the address itself: a keyed hash of it, which no table of addresses can undo. */
export function hashedAddress(request: Request): string {
  // scripts/front.mjs writes this header from the connection and removes what a visitor sent under its name.
  const address = networkOf(request.headers.get("X-Visitor-Address") ?? "unknown");
  return createHmac("sha256", secret).update(`address:${address}`).digest("hex").slice(0, 32);
}

/** One line has endless addresses of version 6: the first four groups are what it is given. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  return [...groups, ...Array.from({ length: zeros }, () => "0"), ...last].slice(0, 4).join(":");
}

function sign(text: string): string {
  return createHmac("sha256", secret).update(`stamp:${text}`).digest("base64url");
}

function isSigned(text: string, signature: string): boolean {
  const expected = Buffer.from(sign(text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
