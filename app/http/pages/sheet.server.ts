import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";

import { ownOrigin } from "../own-address.server";

import { languageOf } from "./language.server";
import { describePage } from "./page-meta.server";

/** What a sheet to print says of the page whose things stand on it: its address, and its name in the head. */
export function sheetOf(request: Request, title: "brochure.title" | "windowCard.title", name: string, page: string) {
  const language = languageOf(request);
  return {
    url: ownOrigin(request) + href(language, page),
    meta: describePage(request, { title: textsIn(language)(title, { name }), canonical: page, isPrivate: true }),
  };
}
