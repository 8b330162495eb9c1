import { createHash } from "node:crypto";

import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { newestArticles } from "~/domain/articles/published/published-articles.server";
import { articlesFeed } from "~/http/pages/articles-feed.server";
import type { RouteHandle } from "~/http/route-handle";
import { defaultLanguage, isLanguage } from "~/i18n/languages";

export const handle = { who: "programs", kept: { seconds: 600, query: [] } } satisfies RouteHandle;

// A page of the magazine: each with its whole text.
const mostArticles = 12;

/** The magazine as an RSS feed, one for each language. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = params.lang ?? defaultLanguage;
  if (params.lang === defaultLanguage) return redirect("/articles/feed.xml", 301);
  if (!isLanguage(language)) return new Response("Not Found", { status: 404 });

  const [articles, { name }] = await Promise.all([
    newestArticles(db, language, mostArticles),
    agencyIdentity(db, language),
  ]);
  const xml = articlesFeed(request, language, articles, name);
  const etag = `"${createHash("sha256").update(xml).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: etag, "Cache-Control": "public, max-age=600" };
  // Readers ask again and again: most hear that nothing is new.
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  return new Response(xml, { headers: { ...headers, "Content-Type": "application/rss+xml; charset=utf-8" } });
}
