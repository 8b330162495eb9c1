import { Eye } from "lucide-react";

import type { Listing } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { previewPath } from "./preview-path";

type Props = {
  listing: Listing;
  title: string;
  /** Path of its public page; null where visitors see none yet. */
  path: string | null;
};

/** At the head of the form of a listing: to its page, or to the preview of what is saved of it. */
export function SeeListing({ listing, title, path }: Props) {
  const { t } = useAdminText();
  return (
    <a
      href={path ?? previewPath(listing)}
      aria-label={t(path === null ? "preview.saved.of" : "propertyList.view.of", { title })}
      className={buttonClass({ kind: "quiet", size: "sm" })}
    >
      <Icon as={Eye} />
      {t(path === null ? "preview.saved" : "propertyList.view")}
    </a>
  );
}
