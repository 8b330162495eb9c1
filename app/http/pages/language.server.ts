import { createCookie, redirect } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";

import { href, readPath } from "~/i18n/href";
import { defaultLanguage, isLanguage, type Language, languages } from "~/i18n/languages";

/**
 * The visitor's own choice. Readable by our script, which mirrors it in local storage under the same name: a choice that
 * stands only there is honoured too.
 */
export const languageCookie = createCookie("language", {
  path: "/",
  sameSite: "lax",
  maxAge: 365 * 24 * 60 * 60,
});

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    cookie: languageCookie,
    searchParamKey: "lang",
    // A choice just made, then the address, then the choice made before. Never Accept-Language: it sends people and
    // crawlers to pages they did not ask for.
    order: ["searchParams", "custom", "cookie"],
    findLocale: async (request) => {
      const { language } = readPath(new URL(request.url).pathname);
      return language === defaultLanguage ? null : language;
    },
  },
});

/** Pages with an address of their own in each language: their routes follow the choice, by `languageChoiceOf`. */
const leadsByItself = /^\/articles\/[^/]+\/?$/;

/** The language of the page that a request asks for. */
export function languageOf(request: Request): Language {
  return readPath(new URL(request.url).pathname).language;
}

/**
 * Leads to the language that was chosen: by the link just followed (`?lang=`, which is also remembered) or, on an
 * unprefixed address, at an earlier visit.
 * @throws {Response} 302 to the same page in that language; returns where the page is already in it.
 */
export async function followLanguageChoice(request: Request): Promise<void> {
  if (isAnswerToForm(request)) return;
  const url = new URL(request.url);
  const here = readPath(url.pathname);
  if (leadsByItself.test(here.path)) return;
  const { language, isNew } = await languageChoiceOf(request);
  if (!isNew && language === here.language) return;
  url.searchParams.delete("lang");
  throw await leadToChoice(request, href(language, here.path + url.search));
}

/**
 * Whether a page is drawn as the answer to a form that was posted to it: it stays in the language of its address, since what
 * was typed would be lost on the way to another. A loader is given no more of the form than its headers.
 */
export function isAnswerToForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}

/** The language that a visitor wants this page in; `isNew` where the link just followed says so. */
export async function languageChoiceOf(request: Request): Promise<{ language: Language; isNew: boolean }> {
  const wanted = await detection.getLocale(request);
  return {
    language: isLanguage(wanted) ? wanted : defaultLanguage,
    isNew: new URL(request.url).searchParams.has("lang"),
  };
}

/** Leads to the address of a page in the language of choice; a choice just made is remembered. */
export async function leadToChoice(request: Request, target: string): Promise<Response> {
  const chosenNow = new URL(request.url).searchParams.get("lang");
  return redirect(target, {
    status: 302,
    headers: {
      "Cache-Control": "no-store",
      Vary: "Cookie",
      ...(isLanguage(chosenNow) ? { "Set-Cookie": await languageCookie.serialize(chosenNow) } : {}),
    },
  });
}
