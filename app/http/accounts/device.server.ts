import { createHmac, randomBytes } from "node:crypto";

import { createCookie } from "@remix-run/node";
import { z } from "zod";

import { environment } from "~/environment.server";
import { secret } from "~/outside/secret.server";

import { cookieName } from "../cookie-name.server";

// So many people may share a browser; the last to sign in push the first out.
const mostAccounts = 5;

/**
 * Says that somebody has signed in to an account in this browser before. It opens nothing: it only has wrong passwords
 * counted for this browser alone, so that those of strangers lock nobody out ("device cookies" of OWASP).
 */
const deviceCookie = createCookie(cookieName("device"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 180 * 24 * 60 * 60,
  secure: environment.isProduction,
  secrets: [secret],
});

const known = z.array(z.object({ account: z.string(), device: z.string() })).max(mostAccounts);
type Known = z.output<typeof known>;

/** What to count wrong passwords by that this browser sends for an account; null where nobody signed in to it here. */
export async function deviceOf(request: Request, email: string): Promise<string | null> {
  const account = accountKey(email);
  return (await devicesOf(request)).find((each) => each.account === account)?.device ?? null;
}

/** The header with which this browser is known to an account from now on. */
export async function rememberDevice(request: Request, email: string): Promise<string> {
  const account = accountKey(email);
  const others = (await devicesOf(request)).filter((each) => each.account !== account);
  const device = randomBytes(16).toString("base64url");
  return deviceCookie.serialize([{ account, device }, ...others].slice(0, mostAccounts));
}

async function devicesOf(request: Request): Promise<Known> {
  const read = known.safeParse(await deviceCookie.parse(request.headers.get("Cookie")));
  return read.success ? read.data : [];
}

/** The cookie lies in the open on the device: it names no e-mail. */
function accountKey(email: string): string {
  return createHmac("sha256", secret).update(`device:${email.toLowerCase()}`).digest("base64url").slice(0, 22);
}
