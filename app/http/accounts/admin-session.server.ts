import { createCookie } from "@remix-run/node";

import { db } from "~/db/db.server";
import type { Account } from "~/domain/admins/admin";
import { findSession, sessionSeconds, type SignedIn } from "~/domain/admins/sessions.server";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";

import { cookieName } from "../cookie-name.server";

import { deviceWords } from "./device-words.server";
import { rememberDevice } from "./device.server";
import { closeHeld, findOrRecall, openOrHoldSession } from "./held-sessions.server";

/** Names a row in `sessions`, by a token that nobody can guess: no signature could add to that. */
const sessionCookie = createCookie(cookieName("session"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: sessionSeconds,
  secure: environment.isProduction,
});

/** Who is signed in. Says nothing of what they may do: see require-admin.server.ts. */
export async function signedInAccount(request: Request): Promise<SignedIn | null> {
  const token = await tokenOf(request);
  return token ? findOrRecall(token, () => findSession(db, token, new Date())) : null;
}

/**
 * Opens a session in place of the one that the request came with, and has this browser known to the account from now on.
 * @returns the headers that hand both over
 */
export async function startSession(request: Request, { id, email }: Pick<Account, "id" | "email">): Promise<Headers> {
  const former = await tokenOf(request);
  const token = await openOrHoldSession({ id, email }, deviceWords(request));
  if (former) await close(former);
  const headers = await handOver(token);
  headers.append("Set-Cookie", await rememberDevice(request, email));
  return headers;
}

/** Ends the session at once, here and in the browser. */
export async function endSession(request: Request): Promise<Headers> {
  const token = await tokenOf(request);
  if (token) await close(token);
  return new Headers({ "Set-Cookie": await sessionCookie.serialize("", { maxAge: 0 }) });
}

/** The headers with which the cookie lasts as long as the session in use does. */
export async function prolongSession(request: Request): Promise<Headers> {
  const token = await tokenOf(request);
  return token ? handOver(token) : new Headers();
}

/** Where the database does not take it the browser forgets it all the same, and this process lets nobody in by it. */
async function close(token: string): Promise<void> {
  try {
    await closeHeld(token);
  } catch (error) {
    log.error({ err: error }, "a session could not be closed");
  }
}

async function handOver(token: string): Promise<Headers> {
  return new Headers({ "Set-Cookie": await sessionCookie.serialize(token) });
}

async function tokenOf(request: Request): Promise<string | null> {
  const value: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && /^[\w-]{43}$/.test(value) ? value : null;
}
