import type { HomePhoto } from "~/domain/properties/home-detail";
import { useText } from "~/i18n/text";
import { Photo } from "~/ui/photo";

type Props = { photo: HomePhoto; className: string };

/** A photograph on a sheet. Printers do not scroll: it is asked for at once. A rendering says that it is one. */
export function PrintedPhoto({ photo, className }: Props) {
  const { t } = useText();
  return (
    <figure className="relative">
      <Photo photo={photo} isFirst sizes="52rem" className={className} />
      {photo.isRendering ? (
        <figcaption className="absolute right-0 bottom-0 bg-plaster-0 px-2 py-1 text-2xs">
          {t("photo.rendering")}
        </figcaption>
      ) : null}
    </figure>
  );
}
