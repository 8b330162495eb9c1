import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";

import { ownOrigin } from "../own-address.server";

import { languageOf } from "./language.server";
import type { PageMeta } from "./page-meta";

/** The feed of the magazine in the language of the page, for its head. */
export function magazineFeed(request: Request, agencyName: string): NonNullable<PageMeta["feed"]> {
  const language = languageOf(request);
  return {
    title: textsIn(language)("feed.title", { name: agencyName }),
    url: ownOrigin(request) + href(language, "/articles/feed.xml"),
  };
}
