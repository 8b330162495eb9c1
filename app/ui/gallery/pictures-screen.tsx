import { ArrowLeft, ArrowRight } from "lucide-react";

import type { GalleryPicture } from "~/domain/listings/gallery";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

import { useCaption } from "./caption";
import { PictureViewer } from "./picture-viewer";
import { screenWidth } from "./screen-width";

export type PicturesProps = {
  pictures: readonly GalleryPicture[];
  /** Which one is shown, from 1. */
  number: number;
  /** Path of the listing, without language. */
  path: string;
  /** What is shown, in the language of its name where that is another than the page's. */
  name: string;
  nameLanguage: string | undefined;
};

const turn = "flex size-12 shrink-0 items-center justify-center border border-plaster-300 hover:bg-mar-50";

/** One picture as large as the screen allows: what a press on it opens without script. With it the viewer is taken from here. */
export function PicturesScreen({ pictures, number, path, name, nameLanguage }: PicturesProps) {
  const { t, to } = useText();
  const caption = useCaption();
  const total = pictures.length;
  const picture = pictures[number - 1];
  if (!picture) return null;
  const address = (other: number) => to(`${path}/pictures/${other}`);
  return (
    <main id="main" className="pb-10">
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-8 py-4">
        <h1 lang={nameLanguage} className="text-title-2">
          {name}
        </h1>
        <ArrowLink href={to(path)}>{t("gallery.back")}</ArrowLink>
      </div>
      <figure>
        <div className="bg-plaster-200 md:mx-gutter">
          <Photo
            photo={picture}
            alt={picture.alt || t("gallery.position", { number, total })}
            isFirst
            isWhole
            sizes={screenWidth(picture)}
            className="h-auto max-h-[calc(100svh-12rem)] min-h-48 w-full bg-transparent"
          />
        </div>
        <figcaption className="wrap flex items-center gap-4 pt-3">
          {total > 1 ? (
            <a
              href={address(number > 1 ? number - 1 : total)}
              rel="prev"
              aria-label={t("gallery.previous")}
              className={turn}
            >
              <Icon as={ArrowLeft} className="size-4.5" />
            </a>
          ) : null}
          <p className="min-w-0 flex-1 text-center">
            <span className="figures block text-sm text-stone-600">{`${number} / ${total}`}</span> {caption(picture)}
          </p>
          {total > 1 ? (
            <a
              href={address(number < total ? number + 1 : 1)}
              rel="next"
              aria-label={t("gallery.next")}
              className={turn}
            >
              <Icon as={ArrowRight} className="size-4.5" />
            </a>
          ) : null}
        </figcaption>
      </figure>
      <PictureViewer pictures={pictures} />
    </main>
  );
}
