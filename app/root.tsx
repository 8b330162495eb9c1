import type { LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";

import { db } from "~/db/db.server";
import { brandUrl, iconUrl } from "~/domain/agency/brand";
import { type Brand, namelessBrand } from "~/domain/site/brand";
import { findBrand } from "~/domain/site/brand.server";
import brygadaCyrillic from "~/fonts/brygada-1918-cyrillic.woff2?url";
import brygadaLatin from "~/fonts/brygada-1918-latin.woff2?url";
import sourceSansCyrillic from "~/fonts/source-sans-3-cyrillic.woff2?url";
import sourceSansLatin from "~/fonts/source-sans-3-latin.woff2?url";
import { ownOrigin } from "~/http/own-address.server";
import { languageOf } from "~/http/pages/language.server";
import { recalled } from "~/http/pages/recalled.server";
import type { RootData } from "~/http/pages/root-brand";
import type { Language } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { log } from "~/outside/log.server";
import panelStyles from "~/panel.css?url";
import siteStyles from "~/site.css?url";
import { BrandProvider } from "~/ui/brand-context";
import { ErrorScreen } from "~/ui/frame/error-screen";
import { usePageContext } from "~/ui/page-context";

// Vite's marks in our components stop without it when a form is taken over.
const refreshScript = "/@id/__x00__virtual:remix/inject-hmr-runtime";

const brandIn = recalled((language: Language) => findBrand(db, language));

/** Whose site it is. No page is lost where that cannot be looked up: it stands without a name. */
export async function loader({ request }: LoaderFunctionArgs): Promise<RootData> {
  const brand = await brandIn(languageOf(request)).catch((error: unknown) => {
    log.warn({ err: error }, "the agency's name and pictures could not be looked up");
    return namelessBrand;
  });
  return { brand, origin: ownOrigin(request) };
}

/** Every page is complete as it is: it carries no data and no framework, only the small script of app/enhance. */
export function Layout({ children }: { children: ReactNode }) {
  const { language } = useText();
  const { scriptUrl } = usePageContext();
  const brand = useRouteLoaderData<typeof loader>("root")?.brand ?? namelessBrand;
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
        <Icons icon={brand.icon} />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <BrandProvider value={brand}>{children}</BrandProvider>
        {import.meta.env.DEV ? <script type="module" src={refreshScript} /> : null}
        <script type="module" src={scriptUrl} />
      </body>
    </html>
  );
}

/** The agency's icon, else a neutral one. */
function Icons({ icon }: { icon: Brand["icon"] }) {
  const isDrawing = !icon || icon.mediaType === "image/svg+xml";
  return (
    <>
      {isDrawing ? (
        <link rel="icon" href={icon ? brandUrl(icon) : "/favicon.svg"} type="image/svg+xml" />
      ) : (
        <link rel="icon" href={iconUrl(icon, 48)} type="image/png" sizes="48x48" />
      )}
      <link rel="apple-touch-icon" href={iconUrl(icon, 180)} />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort: no navigation that could fail again. */
export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
