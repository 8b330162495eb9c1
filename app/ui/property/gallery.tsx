import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

import type { HomePhoto } from "~/domain/properties/home-detail";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

const thumbnails = 4;

type Props = {
  photos: readonly HomePhoto[];
  /** Which photograph is shown, from 1. */
  current: number;
  /** Path of the page, without language. */
  path: string;
  /** Stands on the picture: saves the home. */
  heart?: ReactNode;
};

/**
 * The photographs of a home, one at a time. Turning is a link (`?photo=2#gallery`) and wraps around; where script runs
 * only this part of the page is drawn anew.
 */
export function Gallery({ photos, current, path, heart }: Props) {
  const { t, to } = useText();
  const total = photos.length;
  const photo = photos[current - 1];
  if (!photo) {
    return (
      <section id="gallery" aria-label={t("gallery.label")} className="wrap">
        <p className="flex aspect-3/1 items-center justify-center bg-plaster-200 text-stone-700">{t("card.noPhoto")}</p>
      </section>
    );
  }
  const address = (number: number) => to(`${path}?photo=${number}#gallery`);
  const position = t("gallery.position", { number: current, total });
  return (
    <section id="gallery" aria-label={t("gallery.label")} data-swap="gallery" className="md:wrap">
      <div className={`grid gap-3 ${total > 1 ? "lg:grid-cols-[1fr_13rem]" : ""}`}>
        <figure className="relative bg-plaster-200">
          <Photo
            photo={photo}
            alt={photo.alt || position}
            isFirst
            sizes="(min-width: 92rem) 68rem, (min-width: 64rem) calc(92vw - 14rem), 100vw"
            className="aspect-3/2 w-full lg:aspect-auto lg:h-[35rem]"
          />
          {total > 1 ? (
            <div
              data-noprint
              className="absolute right-0 bottom-0 flex items-stretch bg-plaster-50 xamfra-tl [--cut:1rem]"
            >
              <a
                href={address(current > 1 ? current - 1 : total)}
                data-turn="previous"
                aria-label={t("gallery.previous")}
                className="flex size-12 items-center justify-center hover:bg-mar-50"
              >
                <Icon as={ArrowLeft} className="size-4.5" />
              </a>
              <p
                aria-live="polite"
                className="figures flex min-w-16 items-center justify-center border-x border-plaster-200 px-3 text-base"
              >
                {`${current} / ${total}`}
              </p>
              <a
                href={address(current < total ? current + 1 : 1)}
                data-turn="next"
                aria-label={t("gallery.next")}
                className="flex size-12 items-center justify-center hover:bg-mar-50"
              >
                <Icon as={ArrowRight} className="size-4.5" />
              </a>
            </div>
          ) : null}
          {heart ? <div className="absolute top-0 right-0 z-10">{heart}</div> : null}
          {photo.isRendering ? (
            <figcaption className="absolute bottom-0 left-0 bg-plaster-50 px-3 py-1.5 text-2xs text-stone-700">
              {t("photo.rendering")}
            </figcaption>
          ) : null}
        </figure>
        {total > 1 ? <Thumbnails photos={photos} current={current} address={address} /> : null}
      </div>
    </section>
  );
}

type ThumbnailsProps = Omit<Props, "path" | "heart"> & { address: (number: number) => string };

/** Four of them, moving along so that the current one is always among them. */
function Thumbnails({ photos, current, address }: ThumbnailsProps) {
  const { t } = useText();
  const total = photos.length;
  const first = Math.max(0, Math.min(current - 3, total - thumbnails));
  const shown = photos.slice(first, first + thumbnails);
  const hidden = total - first - shown.length;
  return (
    <ol data-noprint className="hidden grid-rows-4 gap-3 lg:grid lg:h-[35rem]">
      {shown.map((photo, index) => {
        const number = first + index + 1;
        const isLast = index === shown.length - 1;
        return (
          <li key={photo.name} className="relative min-h-0">
            <a
              id={`photo-${number}`}
              href={address(number)}
              aria-label={t("gallery.position", { number, total })}
              aria-current={number === current ? "true" : undefined}
              className="block size-full outline-mar-700 aria-[current=true]:outline-2 aria-[current=true]:-outline-offset-2"
            >
              <Photo photo={photo} alt="" sizes="13rem" className="size-full" />
              {isLast && hidden > 0 ? (
                <span className="absolute right-0 bottom-0 bg-plaster-50 px-3 py-1.5 text-sm text-ink">
                  {t("gallery.hidden", { number: hidden })}
                </span>
              ) : null}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
