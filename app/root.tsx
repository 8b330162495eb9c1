import { Links, Meta, Outlet, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";

import brygadaCyrillic from "~/fonts/brygada-1918-cyrillic.woff2?url";
import brygadaLatin from "~/fonts/brygada-1918-latin.woff2?url";
import sourceSansCyrillic from "~/fonts/source-sans-3-cyrillic.woff2?url";
import sourceSansLatin from "~/fonts/source-sans-3-latin.woff2?url";
import { useText } from "~/i18n/text";
import panelStyles from "~/panel.css?url";
import siteStyles from "~/site.css?url";
import { ErrorScreen } from "~/ui/frame/error-screen";
import { usePageContext } from "~/ui/page-context";

// Vite's marks in our components stop without it when a form is taken over.
const refreshScript = "/@id/__x00__virtual:remix/inject-hmr-runtime";

/** Every page is complete as it is: it carries no data and no framework, only the small script of app/enhance. */
export function Layout({ children }: { children: ReactNode }) {
  const { language } = useText();
  const { scriptUrl } = usePageContext();
  const isPanel = /^\/admin(\/|$)/.test(useLocation().pathname);
  const fonts =
    language === "ru" ? [brygadaCyrillic, sourceSansCyrillic, sourceSansLatin] : [brygadaLatin, sourceSansLatin];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5f2ed" />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={isPanel ? panelStyles : siteStyles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {import.meta.env.DEV ? <script type="module" src={refreshScript} /> : null}
        <script type="module" src={scriptUrl} />
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
