import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { metaOf } from "~/http/pages/page-meta";
import type { RouteHandle } from "~/http/route-handle";
import { BookedScreen } from "~/ui/booking/booked-screens";

import { bookedBehind, describeSecret, secretHeaders } from "./booked.server";

export const handle = { form: true, secret: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = secretHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { secret, booked, home } = await bookedBehind(request, params, new Date());
  return { secret, booked, home, meta: describeSecret(request, "booked.title") };
}

export default function BookedRoute() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <BookedScreen {...shown} />;
}
