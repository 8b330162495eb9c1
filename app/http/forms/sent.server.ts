import { createCookie, redirect } from "@remix-run/node";
import { z } from "zod";

import { enquiryKinds } from "~/domain/enquiries/enquiry";
import { environment } from "~/environment.server";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";
import { secret } from "~/outside/secret.server";

import { cookieName } from "../cookie-name.server";

/** Which of the words of thanks a form has; each has a `flash.<name>.title` and `.text` in the catalogues. */
export const thanks = [
  "contactSent",
  "valuationSent",
  "viewingSent",
  "quoteSent",
  "consultationSent",
  // A booking that waits to be confirmed, and one that is a request because no mail could leave.
  "bookingToConfirm",
  "bookingAsked",
] as const;

/** What this browser sent last. The message itself stays in the database: the cookie only says which one it is. */
const sentSchema = z.object({
  kind: z.enum(enquiryKinds),
  thanks: z.enum(thanks),
  /** Null where it was thanked for and not kept: a trap was filled in and the spam is full. */
  id: z.int().nullable(),
  /** Paths without language: of the form, and of the page it was opened from. */
  form: z.string(),
  page: z.string(),
  /** ISO 8601, UTC */
  at: z.iso.datetime(),
});

export type Sent = z.output<typeof sentSchema>;
export type Thanks = Sent["thanks"];

/** Where a visitor reads what reached us, without language. Which message that is stands in the cookie alone. */
export const sentPath = "/sent";

const lifetime = 30 * 60;

const sentCookie = createCookie(cookieName("sent"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: lifetime,
  secure: environment.isProduction,
  secrets: [secret],
});

/** Leads from a form that was stored to the page that says so. */
export async function leadToSent(language: Language, sent: Sent) {
  const headers = { "Set-Cookie": await sentCookie.serialize(sent) };
  return redirect(href(language, sentPath), { status: 303, headers });
}

/** What this browser sent within the last half hour, however long it keeps its cookies. */
export async function sentBy(request: Request): Promise<Sent | null> {
  const value: unknown = await sentCookie.parse(request.headers.get("Cookie"));
  const read = sentSchema.safeParse(value);
  return read.success && Date.now() - Date.parse(read.data.at) < lifetime * 1000 ? read.data : null;
}
