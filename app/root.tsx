import brygadaCyrillic from "@fontsource-variable/brygada-1918/files/brygada-1918-cyrillic-wght-normal.woff2?url";
import brygadaLatin from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url";
import sourceSansCyrillic from "@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2?url";
import sourceSansLatin from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import { Links, Meta, Outlet, Scripts, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";

import { useText } from "~/i18n/text";
import stylesUrl from "~/styles.css?url";
import { ErrorScreen } from "~/ui/error-screen";
import { usePageContext } from "~/ui/page-context";

/**
 * `isTakenOver`: React takes this page over in the browser (forms, admin). Every other page is complete as it is and
 * carries no data and no framework, only the small script of app/enhance.
 */
export type PageHandle = { isTakenOver?: true };

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useText();
  const { scriptUrl, nonce } = usePageContext();
  const failed = useRouteError() !== null;
  const matches = useMatches();
  const isTakenOver = matches.some(({ handle }) => isPageHandle(handle) && handle.isTakenOver);
  const fonts =
    language === "ru" ? [brygadaCyrillic, sourceSansCyrillic, sourceSansLatin] : [brygadaLatin, sourceSansLatin];
  return (
    // Our script marks <html> before React takes the page over.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5f2ed" />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={stylesUrl} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isTakenOver && !failed ? (
          <Scripts nonce={nonce} />
        ) : (
          <script type="module" src={scriptUrl} suppressHydrationWarning />
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort: no navigation that could fail again. */
export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null;
}
