import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

import { countMissingPage } from "~/domain/site/missing-pages.server";
import { noteError, referenceOf } from "~/http/error-reference.server";
import { ownOrigin } from "~/http/own-address.server";
import { languageOf } from "~/http/pages/language.server";
import { saveableIn } from "~/http/pages/saveable.server";
import { contentSecurityPolicy } from "~/http/security-headers.server";
import { instances } from "~/i18n/instances.server";
import { isLanguage } from "~/i18n/languages";
import { PageTexts } from "~/i18n/page-texts";
import { startArticleBatches } from "~/jobs/article-batches.server";
import { startCachePurge } from "~/jobs/cache-purge.server";
import { startGuideCorrections } from "~/jobs/guide-corrections.server";
import { startMail } from "~/jobs/mail.server";
import { startMissingPages } from "~/jobs/missing-pages.server";
import { startNightly } from "~/jobs/nightly.server";
import { startPhotos } from "~/jobs/photos.server";
import { startPublishing } from "~/jobs/publish-articles.server";
import { startRemakingPhotos } from "~/jobs/remake-photos.server";
import { startTranslations } from "~/jobs/translations.server";
import { PiecesProvider } from "~/ui/drawn-once";
import { PagePieces } from "~/ui/kept-pieces.server";
import { PageContextProvider } from "~/ui/page-context";

await startRemakingPhotos();
await startGuideCorrections();
startNightly();
startCachePurge();
startPhotos();
startMail();
startArticleBatches();
startTranslations();
startMissingPages();
startPublishing();

/** How long Remix waits for data still on its way, in ms; ours is there before a page is drawn. */
export const streamTimeout = 1000;

/**
 * Draws a page in one piece. Nothing here is slow enough to stream, and a whole page compresses to less than half of a
 * streamed one.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The server in front counts the addresses that no route has, and sends their page ready: app/server.
  if (status === 404 && !isDrawnForAll(context)) countMissingPage(new URL(request.url).pathname, new Date());

  // The loaders' data, which Remix would hand over to React in the browser: no page of ours is taken over as a whole.
  await context.serverHandoffStream?.cancel();
  context.serverHandoffStream = undefined;

  // Pages of the panel are not put together of pieces: React is to take them over one day.
  const pieces = isPanel(context) ? null : new PagePieces();
  const drawn = renderToString(
    <PageContextProvider
      value={{
        scriptUrl: context.manifest.entry.module,
        origin: ownOrigin(request),
        now: new Date(),
        errorReference: referenceOf(request),
      }}
    >
      <PageTexts i18n={instances[languageOf(request)]} others={instances}>
        <PiecesProvider value={pieces}>
          <RemixServer context={withMatchedRoutes(context)} url={request.url} />
        </PiecesProvider>
      </PageTexts>
    </PageContextProvider>,
  );
  const html = `<!doctype html>${pieces?.join(drawn) ?? drawn}`;

  const saveable = saveableIn(html);
  if (saveable.length > 0) headers.set("X-Saveable", saveable.join(" "));
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.set("Content-Security-Policy", contentSecurityPolicy);
  return new Response(Buffer.from(html), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A visitor who went away is no error of ours.
  // Neither is a refusal, such as a method that a page does not answer.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) noteError(error, request);
};

/**
 * The page's own routes, from the frame inward, in place of the table of all: to draw a page Remix makes a tree of whatever routes it is
 * given, ranks all their branches and matches the address once more, and here a single branch is left.
 */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { routes } = context.manifest;
  const matched = context.staticHandlerContext.matches.flatMap(({ route }) => {
    const known = routes[route.id];
    return known ? [[route.id, known] as const] : [];
  });
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(matched) } };
}

function isPanel({ staticHandlerContext: { location } }: EntryContext): boolean {
  return /^\/admin(\/|$)/.test(location.pathname);
}

/** Whether the page stands for every address that the site has not: `/es/not-found`, or `/not-found`, which reads as a language. */
function isDrawnForAll({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route, params: { lang } }) => route.path === "*" || (lang !== undefined && !isLanguage(lang)));
}
