import type { Listing } from "~/domain/listings/listing";
import type { Language } from "~/i18n/languages";

import { listingWords } from "./listing-words";

/** Something that a listing lacks before it is published, and where it is entered. */
export type Lacking = { label: string; href: string };

/** Where a listing that is not public yet is seen as visitors will see it. Without a language it is in that of its own texts. */
export function previewPath({ kind, id }: Listing, part = "", language?: Language): string {
  const path = `${listingWords[kind].listPath}/${id}/preview${part}`;
  return language === undefined ? path : `${path}?language=${language}`;
}
