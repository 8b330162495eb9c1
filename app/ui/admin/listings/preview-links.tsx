import type { ReactNode } from "react";

import { bookPath } from "~/domain/booking/booking";
import type { Listing } from "~/domain/listings/listing";
import { TextProvider, useText } from "~/i18n/text";

import { previewPath } from "./preview-path";

type Props = {
  listing: Listing;
  /** The path that its public page will have, without language. */
  path: string;
  children: ReactNode;
};

/**
 * Keeps the links of a page that is not public yet within its preview: to its other states, and to its pictures. What begins on a
 * page of its own, a brochure or a form, leads to a page that says when it will.
 */
export function PreviewLinks({ listing, path, children }: Props) {
  const text = useText();
  const at = (part: string) => previewPath(listing, part, text.language);
  const to = (asked: string) =>
    isLater(asked, listing) ? at("/later") : (previewed(asked, path, at) ?? text.to(asked));
  return <TextProvider value={{ ...text, to }}>{children}</TextProvider>;
}

/** Free times of a home that nobody can see yet are none, and nobody can save it. */
function isLater(asked: string, { kind, id }: Listing): boolean {
  return asked === "/favourites" || (kind === "property" && asked === bookPath({ kind: "viewing", homeId: id }));
}

function previewed(asked: string, path: string, at: (part: string) => string): string | undefined {
  const { pathname, search, hash } = new URL(asked, "http://here.invalid");
  if (pathname === path) return `${at("")}${search.replace("?", "&")}${hash}`;
  if (!pathname.startsWith(`${path}/`)) return undefined;
  const picture = /\/pictures\/\d+$/.exec(pathname)?.[0];
  return picture !== undefined && pathname === path + picture ? at(picture) : at("/later");
}
