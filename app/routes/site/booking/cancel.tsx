import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { cancelBooked } from "~/domain/booking/booked.server";
import { bookedPath } from "~/domain/booking/booking";
import { redirectWithFlash } from "~/http/flash.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import { CancelScreen } from "~/ui/booking/booked-screens";

import { describeSecret, notChanged, notStoredNow, plannedBehind, secretHeaders } from "./booked.server";

export const handle = { form: true, secret: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = secretHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { secret, booked } = await plannedBehind(request, params, new Date());
  return { secret, booked, meta: describeSecret(request, "booked.cancel.title") };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await readPost(request);
  const secret = params.secret ?? "";
  const cancelled = await cancelBooked(db, secret, new Date()).catch((error: unknown) => notStoredNow(error, request));
  if (typeof cancelled === "string") return data({ failure: cancelled }, { status: 503 });
  if (cancelled.ok) return redirectWithFlash(languageOf(request), bookedPath(secret), "bookingCancelled");
  return notChanged(request, secret, cancelled.reason);
}

export default function CancelRoute() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>()?.failure ?? null;
  return <CancelScreen {...shown} failure={failure} />;
}
