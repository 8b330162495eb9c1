import { createHmac, timingSafeEqual } from "node:crypto";

import type { SpamReason } from "~/domain/enquiries/enquiry";
import { fromName, honeypotName, stampName } from "~/domain/enquiries/guard-fields";
import { environment } from "~/environment.server";
import { readPath } from "~/i18n/href";
import { secret } from "~/outside/secret.server";

import { Tries } from "./tries.server";

// Nobody reads and fills in a form of four fields in less; a program needs no time at all.
const leastMilliseconds = 2000;

// Past this many times the limit nothing is stored any more: a flood must not fill the disk.
const floodFactor = 20;

const posts = new Tries(environment.formRateLimit, 600, 100_000);

/** The hidden value that says when a form was drawn. */
export function formStamp(now: Date): string {
  const time = String(now.getTime());
  return `${time}.${sign(time)}`;
}

export type Guarded = { spamReason: SpamReason | null; addressHash: string };

/**
 * Looks for signs of a program: a filled trap, no time taken, too many messages from one address. The message is stored
 * whatever the answer; a sign only decides in which tab the agent finds it.
 * @throws {Response} 429 in a flood from one address.
 */
export async function guardForm(request: Request, form: FormData, now: Date): Promise<Guarded> {
  const addressHash = hashedAddress(request);
  const isWithinLimit = countPost(addressHash);
  return { addressHash, spamReason: reason() };

  function reason(): SpamReason | null {
    if (form.get(honeypotName) !== "" && form.get(honeypotName) !== null) return "honeypot";
    if (!tookItsTime(form.get(stampName), now)) return "too-fast";
    return isWithinLimit ? null : "too-many";
  }
}

/** The page to return to after a success: only a path of our own, without language. */
export function returnPath(form: FormData | URLSearchParams, fallback: string): string {
  const from = form.get(fromName);
  return typeof from === "string" && /^\/(?![/\\])[\w\-./?=&%#]{0,300}$/.test(from) ? readPath(from).path : fallback;
}

/** The page from which a form was opened, where its link says so: `?from=/property/3`. */
export function cameFrom(request: Request): string {
  return returnPath(new URL(request.url).searchParams, "");
}

function countPost(addressHash: string): boolean {
  const { tries } = posts.count(addressHash);
  if (tries > environment.formRateLimit * floodFactor) {
    throw new Response("Too Many Requests", { status: 429, statusText: "Too Many Requests" });
  }
  return tries <= environment.formRateLimit;
}

function tookItsTime(stamp: FormDataEntryValue | null, now: Date): boolean {
  if (typeof stamp !== "string") return false;
  const [time = "", signature = ""] = stamp.split(".");
  return isSigned(time, signature) && now.getTime() - Number(time) >= leastMilliseconds;
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
