import { ArrowLeft, ArrowRight, X, ZoomIn } from "lucide-react";

import type { GalleryPicture } from "~/domain/listings/gallery";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

import { useCaption } from "./caption";
import { screenWidth } from "./screen-width";

const button =
  "flex size-12 shrink-0 items-center justify-center -outline-offset-2 hover:bg-mar-800 aria-pressed:bg-mar-800";

/**
 * All pictures over the whole screen. It lies in the page as a template, which nothing loads and nobody sees: our script takes
 * it from there when a picture is pressed (app/enhance/full-screen.ts). Only the picture shown and the next one are loaded.
 */
export function PictureViewer({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useText();
  const caption = useCaption();
  return (
    <template data-viewer>
      <dialog
        aria-label={t("gallery.label")}
        data-surface="deep"
        data-noprint
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-mar-900 text-plaster-0 open:flex"
      >
        <div className="flex items-center ps-4">
          <p data-counter aria-live="polite" className="figures flex-1 text-base" />
          <button type="button" data-larger aria-pressed="false" aria-label={t("gallery.larger")} className={button}>
            <Icon as={ZoomIn} className="size-5" />
          </button>
          <button type="button" data-close autoFocus aria-label={t("frame.close")} className={button}>
            <Icon as={X} className="size-5" />
          </button>
        </div>
        <div data-stage className="relative min-h-0 flex-1 touch-none overflow-hidden select-none">
          {pictures.map((picture, index) => (
            <figure
              key={picture.name}
              hidden
              data-caption={caption(picture)}
              className="absolute inset-0 [&>picture]:contents"
            >
              <Photo
                photo={picture}
                alt={picture.alt || t("gallery.position", { number: index + 1, total: pictures.length })}
                isWhole
                sizes={screenWidth(picture)}
                className="pointer-events-none size-full bg-transparent"
              />
            </figure>
          ))}
        </div>
        <div className="flex min-h-14 items-center pb-[env(safe-area-inset-bottom)]">
          {pictures.length > 1 ? (
            <button type="button" data-step="-1" aria-label={t("gallery.previous")} className={button}>
              <Icon as={ArrowLeft} className="size-5" />
            </button>
          ) : null}
          <p data-shown-caption className="min-w-0 flex-1 px-3 py-2 text-center text-sm" />
          {pictures.length > 1 ? (
            <button type="button" data-step="1" aria-label={t("gallery.next")} className={button}>
              <Icon as={ArrowRight} className="size-5" />
            </button>
          ) : null}
        </div>
      </dialog>
    </template>
  );
}
