import { ArrowLeft, ArrowRight, Maximize2 } from "lucide-react";
import type { ReactNode } from "react";

import type { GalleryPicture, OutsideLinks } from "~/domain/listings/gallery";
import { useText } from "~/i18n/text";
import { Once } from "~/ui/drawn-once";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

import { MoreToSee } from "./more-to-see";
import { Thumbnails } from "./thumbnails";

type Props = {
  pictures: readonly GalleryPicture[];
  /** Which one is shown, from 1. */
  current: number;
  /** Path of the page, without language. */
  path: string;
  /** A film and a virtual tour on sites of others. */
  links: OutsideLinks;
  /** What else its address says, to be kept: `tab=features`. */
  query?: string;
  /** Stands on the picture: saves what it shows. */
  heart?: ReactNode;
};

const barLink = "flex size-12 items-center justify-center -outline-offset-2 hover:bg-mar-50";

/**
 * The pictures of a listing, one at a time and whole, its plans after its photographs. Turning is a link (`?photo=2#gallery`) and
 * wraps around; where script runs only this part of the page is drawn anew. A press on the picture opens it full screen:
 * without script that is the page of the picture.
 */
export function Gallery({ pictures, current, path, links, query = "", heart }: Props) {
  const { t, to } = useText();
  const total = pictures.length;
  const picture = pictures[current - 1];
  if (!picture) {
    return (
      <section id="gallery" aria-label={t("gallery.label")}>
        <div className="relative flex aspect-3/1 items-center justify-center bg-plaster-200 text-stone-700">
          <p>{t("card.noPhoto")}</p>
          {heart ? <div className="absolute top-0 right-0 z-10">{heart}</div> : null}
        </div>
        <MoreToSee plan="" links={links} />
      </section>
    );
  }
  const address = (number: number) => to(`${path}?${query ? `${query}&` : ""}photo=${number}#gallery`);
  const fullScreen = to(`${path}/pictures/${current}`);
  const position = t("gallery.position", { number: current, total });
  // Alone, a picture has nothing to turn to: the button lies on it, at the phone too, and no bar is needed below.
  const isAlone = total === 1;
  const by = `${path} ${query} ${current}`;
  const firstPlan = pictures.findIndex(({ isPlan }) => isPlan) + 1;
  return (
    <section id="gallery" aria-label={t("gallery.label")} data-swap="gallery">
      <div
        className={`relative max-md:-mx-gutter max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center ${picture.isPlan ? "bg-plaster-0" : "bg-plaster-200"}`}
      >
        <Once name="picture" of={[pictures]} by={by}>
          {() => (
            <figure className="contents">
              <a
                id="picture-open"
                href={fullScreen}
                data-picture
                className="block -outline-offset-2 max-md:col-span-2 max-md:col-start-1 max-md:row-start-1"
              >
                <Photo
                  photo={picture}
                  alt={picture.alt || position}
                  isFirst
                  isWhole
                  sizes={drawnWidth(picture)}
                  className="aspect-3/2 w-full bg-transparent"
                />
                <span className="sr-only"> {t("gallery.fullScreen")}</span>
              </a>
              {picture.isRendering ? (
                <figcaption
                  className={`bg-plaster-50 px-gutter text-2xs text-stone-700 max-md:row-start-2 max-md:flex max-md:h-full max-md:items-center md:absolute md:bottom-0 md:left-0 md:px-3 md:py-1.5 ${isAlone ? "max-md:col-span-2 max-md:col-start-1 max-md:py-2" : "max-md:col-start-1"}`}
                >
                  {t("photo.rendering")}
                </figcaption>
              ) : null}
            </figure>
          )}
        </Once>
        {heart ? <div className="absolute top-0 right-0 z-10">{heart}</div> : null}
        <Once name="turning" of={[pictures]} by={by}>
          {() => (
            <div
              data-noprint
              className={`flex items-stretch bg-plaster-50 max-md:col-start-2 md:absolute md:right-0 md:bottom-0 md:ps-2 md:chamfer-tl md:[--cut:1rem] ${isAlone ? "max-md:z-10 max-md:row-start-1 max-md:self-end max-md:ps-2 max-md:chamfer-tl max-md:[--cut:1rem]" : "max-md:row-start-2"}`}
            >
              {total > 1 ? (
                <>
                  <a
                    href={address(current > 1 ? current - 1 : total)}
                    data-turn="previous"
                    aria-label={t("gallery.previous")}
                    className={barLink}
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
                    className={barLink}
                  >
                    <Icon as={ArrowRight} className="size-4.5" />
                  </a>
                </>
              ) : null}
              <a
                id="picture-larger"
                href={fullScreen}
                data-picture
                aria-label={t("gallery.fullScreen")}
                className={`${barLink} ${total > 1 ? "border-s border-plaster-200" : ""}`}
              >
                <Icon as={Maximize2} className="size-4.5" />
              </a>
            </div>
          )}
        </Once>
      </div>
      <Once name="more pictures" of={[pictures]} by={by}>
        {() => (
          <>
            {total > 1 ? <Thumbnails pictures={pictures} current={current} address={address} /> : null}
            <MoreToSee plan={firstPlan > 0 ? address(firstPlan) : ""} links={links} />
          </>
        )}
      </Once>
    </section>
  );
}

/** How wide the picture is drawn in a frame of 3:2, as in HTML's `sizes`: an upright one takes a part of it. */
function drawnWidth({ width, height }: { width: number; height: number }): string {
  const part = Math.min(1, width / height / 1.5).toFixed(2);
  return `(min-width: 92rem) calc(${part} * 56rem), (min-width: 64rem) calc(${part} * (92vw - 25rem)), (min-width: 48rem) calc(${part} * 92vw), calc(${part} * 100vw)`;
}
