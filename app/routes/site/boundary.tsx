import { type LoaderFunctionArgs, type MetaArgs, redirect } from "@remix-run/node";
import { Outlet, isRouteErrorResponse, useOutletContext, useRouteError } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { namelessBrand, titleOf } from "~/domain/site/brand";
import { notFound } from "~/http/not-found.server";
import { rootDataIn } from "~/http/pages/root-brand";
import { isLanguage } from "~/i18n/languages";
import { ErrorScreen } from "~/ui/frame/error-screen";
import { NotFoundScreen } from "~/ui/frame/not-found-screen";

/** Refuses a first segment that is no language, and leads `/en/…` to where English lives. */
export function loader({ params, request }: LoaderFunctionArgs) {
  if (params.lang === undefined) return null;
  if (params.lang === "en") {
    const url = new URL(request.url);
    throw redirect(url.pathname.replace(/^\/en\/*/, "/") + url.search, 301);
  }
  if (!isLanguage(params.lang)) throw notFound();
  return null;
}

export default function Boundary() {
  return <Outlet context={useOutletContext<AgencyIdentity>()} />;
}

export function meta({ error, matches }: MetaArgs) {
  const brand = rootDataIn(matches)?.brand ?? namelessBrand;
  return [{ title: isRouteErrorResponse(error) && error.status === 404 ? titleOf("404", brand) : brand.name }];
}

/** A missing page keeps header and footer: the way out is there. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ErrorScreen error={error} />;
}
