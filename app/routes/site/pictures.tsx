import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { readPictureNumber } from "~/domain/listings/gallery";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { shownPictures } from "~/http/pages/shown-pictures.server";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import { PicturesScreen } from "~/ui/gallery/pictures-screen";

export const handle = { kept: { seconds: 600, query: [] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const shown = await shownPictures(request, params, new Date());
  const { pictures, name, canonical, translated } = shown;
  const number = readPictureNumber(params.number, pictures.length);
  if (number === undefined) throw notFound();
  return {
    ...shown,
    number,
    meta: describePage(request, {
      title: textsIn(languageOf(request))("gallery.page", { number, total: pictures.length, name }),
      canonical,
      translated,
      picture: pictures[number - 1],
      isPictureWhole: true,
    }),
  };
}

export default function Pictures() {
  const { pictures, number, path, name, nameLanguage } = useLoaderData<typeof loader>();
  return <PicturesScreen {...{ pictures, number, path, name, nameLanguage }} />;
}
