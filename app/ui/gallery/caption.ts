import type { GalleryPicture } from "~/domain/listings/gallery";
import { useText } from "~/i18n/text";

/** What stands below a picture: what it shows, and that it is no photograph where it is none. */
export function useCaption(): (picture: GalleryPicture) => string {
  const { t } = useText();
  return ({ alt, isRendering }) => {
    const note = isRendering ? t("photo.rendering") : "";
    return alt !== "" && note !== "" ? t("gallery.caption", { caption: alt, note }) : alt || note;
  };
}
