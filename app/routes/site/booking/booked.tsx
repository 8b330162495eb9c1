import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { textsIn } from "~/i18n/instances.server";
import { BookedScreen } from "~/ui/booking/booked-screens";

import { bookedBehind, secretHeaders } from "./booked.server";

export const meta = metaOf;
export const headers: HeadersFunction = () => secretHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { secret, booked, home } = await bookedBehind(request, params, new Date());
  const title = textsIn(languageOf(request))("booked.title");
  return { secret, booked, home, meta: describePage(request, { title, isPrivate: true, canonical: "/book" }) };
}

export default function BookedRoute() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <BookedScreen {...shown} />;
}
