import { createCookie, redirect } from "@remix-run/node";
import { z } from "zod";

import { environment } from "~/environment.server";
import { type AdminFlash, type AdminFlashName, isAdminFlashName } from "~/i18n/admin";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";
import { secret } from "~/outside/secret.server";

import { cookieName } from "./cookie-name.server";

/** The messages a redirect may carry; each has a `flash.<name>.title` and `.text` in the catalogues. */
export const flashNames = [
  "contactSent",
  "valuationSent",
  "viewingSent",
  "quoteSent",
  "consultationSent",
  "bookingMade",
  "bookingMoved",
  "bookingCancelled",
  "favouriteAdded",
  "favouritesAdded",
  "favouriteRemoved",
  "favouritesFull",
] as const;
export type FlashName = (typeof flashNames)[number];

const flashCookie = createCookie(cookieName("flash"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 60,
  secure: environment.isProduction,
  secrets: [secret],
});

/** Redirects after a POST; the next page shows the message once. @param path without language */
export async function redirectWithFlash(language: Language, path: string, name: FlashName, headers = new Headers()) {
  headers.append("Set-Cookie", await flashCookie.serialize(name));
  return redirect(href(language, path), { status: 303, headers });
}

type AdminFlashOptions = Partial<Pick<AdminFlash, "values" | "hasFailed">> & { headers?: Headers };

/** Redirects after a POST in the admin panel; its next page shows the message once. */
export async function redirectWithAdminFlash(
  path: string,
  name: AdminFlashName,
  { values = {}, hasFailed = false, headers = new Headers() }: AdminFlashOptions = {},
) {
  const flash: AdminFlash = { name, values, hasFailed };
  headers.append("Set-Cookie", await flashCookie.serialize(flash));
  return redirect(path, { status: 303, headers });
}

type Taken<Flash> = { flash: Flash; forget: string };

/** The message that an earlier answer left, and the header that forgets it. */
export async function takeFlash(request: Request): Promise<Taken<FlashName> | null> {
  const left = await leftBehind(request);
  const name = flashNames.find((known) => known === left);
  return name ? { flash: name, forget: await forget() } : null;
}

const adminFlash = z.object({
  name: z.custom<AdminFlashName>((name) => typeof name === "string" && isAdminFlashName(name)),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  hasFailed: z.boolean(),
});

export async function takeAdminFlash(request: Request): Promise<Taken<AdminFlash> | null> {
  const left = adminFlash.safeParse(await leftBehind(request));
  return left.success ? { flash: left.data, forget: await forget() } : null;
}

async function leftBehind(request: Request): Promise<unknown> {
  return flashCookie.parse(request.headers.get("Cookie"));
}

function forget(): Promise<string> {
  return flashCookie.serialize("", { maxAge: 0 });
}
