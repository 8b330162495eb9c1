import { createCookie, redirect } from "@remix-run/node";

import { type BriefProgress, type BriefStep, noProgress, stepFor } from "~/domain/enquiries/briefs/brief-progress";
import { briefProgressSchema } from "~/domain/enquiries/briefs/brief-progress.schema";
import { environment } from "~/environment.server";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";
import { secret } from "~/outside/secret.server";

import { cookieName } from "../cookie-name.server";
import { languageCookie, languageOf } from "../pages/language.server";

import { stepPath } from "./brief";

// Browsers refuse a cookie of more than 4096 bytes, the strictest 4093 with name and attributes, and say nothing.
const largestCookie = 4090;

/** Carries a property search from step to step, so that none needs a script or an account. */
const briefCookie = createCookie(cookieName("brief"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 2 * 60 * 60,
  secure: environment.isProduction,
  secrets: [secret],
  // Base64 may stand in a cookie as it is: escaped, its signs would take the place of words.
  encode: String,
});

/** The search that a visitor is on; a cookie that is not exactly one of ours counts as none. */
export async function readBrief(request: Request): Promise<BriefProgress> {
  const value: unknown = await briefCookie.parse(request.headers.get("Cookie"));
  const read = briefProgressSchema.safeParse(value);
  return read.success ? read.data : noProgress;
}

/** Keeps a search and leads on to a step of it, or to the first that is still missing before that. */
export async function leadToStep(language: Language, wanted: BriefStep, progress: BriefProgress) {
  const headers = { "Set-Cookie": await briefCookie.serialize(progress) };
  return redirect(href(language, stepPath(stepFor(progress, wanted))), { status: 303, headers });
}

/**
 * Keeps what was typed so far and leads to the same step in the language of the address: a page that Back can lead to.
 * @returns undefined where what was typed would not come back whole, and nothing is kept
 */
export async function leadToLanguage(request: Request, progress: BriefProgress) {
  const cookie = await briefCookie.serialize(progress);
  if (cookie.length > largestCookie || !briefProgressSchema.safeParse(progress).success) return undefined;
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ "Set-Cookie": cookie });
  headers.append("Set-Cookie", await languageCookie.serialize(languageOf(request)));
  return redirect(pathname + search, { status: 303, headers });
}
