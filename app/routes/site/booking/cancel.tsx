import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { cancelBooked } from "~/domain/booking/booked.server";
import { bookedPath } from "~/domain/booking/booking";
import { redirectWithFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { readPost } from "~/http/post.server";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import { CancelScreen } from "~/ui/booking/booked-screens";

import { bookedBehind, notStoredNow, secretHeaders } from "./booked.server";

export const meta = metaOf;
export const headers: HeadersFunction = () => secretHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { secret, booked } = await bookedBehind(request, params, new Date());
  const language = languageOf(request);
  if (booked.state !== "planned") throw redirect(href(language, bookedPath(secret)));
  const title = textsIn(language)("booked.cancel.title");
  return { secret, booked, meta: describePage(request, { title, isPrivate: true, canonical: "/book" }) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await readPost(request);
  const secret = params.secret ?? "";
  const cancelled = await cancelBooked(db, secret, new Date()).catch((error: unknown) => notStoredNow(error, request));
  if (typeof cancelled === "string") return data({ failure: cancelled }, { status: 503 });
  const language = languageOf(request);
  if (cancelled.ok) return redirectWithFlash(language, bookedPath(secret), "bookingCancelled");
  if (cancelled.reason === "not-found") throw notFound();
  return redirect(href(language, bookedPath(secret)), { status: 303 });
}

export default function CancelRoute() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>()?.failure ?? null;
  return <CancelScreen {...shown} failure={failure} />;
}
