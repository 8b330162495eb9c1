import { createCookie, redirect } from "@remix-run/node";

import { environment } from "~/environment.server";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";
import { secret } from "~/outside/secret.server";

/** The messages a redirect may carry; each has a `flash.<name>.title` and `.text` in the catalogues. */
export const flashNames = [
  "contactSent",
  "valuationSent",
  "viewingSent",
  "favouriteAdded",
  "favouriteRemoved",
  "favouritesFull",
] as const;
export type FlashName = (typeof flashNames)[number];

/** The same for the admin panel, whose texts stand in a catalogue of their own. */
export const adminFlashNames = ["signedIn"] as const;
export type AdminFlashName = (typeof adminFlashNames)[number];

const flashCookie = createCookie("flash", {
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

/** Redirects after a POST in the admin panel; its next page shows the message once. */
export async function redirectWithAdminFlash(path: string, name: AdminFlashName, headers = new Headers()) {
  headers.append("Set-Cookie", await flashCookie.serialize(name));
  return redirect(path, { status: 303, headers });
}

type Taken<Name> = { name: Name; forget: string };

/** The message that an earlier answer left, and the header that forgets it. */
export function takeFlash(request: Request): Promise<Taken<FlashName> | null> {
  return take(request, flashNames);
}

export function takeAdminFlash(request: Request): Promise<Taken<AdminFlashName> | null> {
  return take(request, adminFlashNames);
}

async function take<Name extends string>(request: Request, names: readonly Name[]): Promise<Taken<Name> | null> {
  const value: unknown = await flashCookie.parse(request.headers.get("Cookie"));
  const name = names.find((known) => known === value);
  return name ? { name, forget: await flashCookie.serialize("", { maxAge: 0 }) } : null;
}
