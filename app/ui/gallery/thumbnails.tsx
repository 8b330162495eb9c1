import type { GalleryPicture } from "~/domain/listings/gallery";
import { useText } from "~/i18n/text";
import { Photo } from "~/ui/photo";

const most = 6;

type Props = {
  pictures: readonly GalleryPicture[];
  current: number;
  /** Address of the page with that picture. */
  address: (number: number) => string;
};

/** Six of them, moving along so that the current one and the next are always among them. */
export function Thumbnails({ pictures, current, address }: Props) {
  const { t } = useText();
  const total = pictures.length;
  const first = Math.max(0, Math.min(current - (most - 1), total - most));
  const shown = pictures.slice(first, first + most);
  const hidden = total - first - shown.length;
  return (
    <ol data-noprint className="mt-3 hidden grid-cols-6 gap-3 md:grid">
      {shown.map((picture, index) => {
        const number = first + index + 1;
        const isLast = index === shown.length - 1;
        return (
          <li key={picture.name}>
            {/* The mark of the current one lies inside it, so that the ring of the focus outside can be told from it. */}
            <a
              id={`photo-${number}`}
              href={address(number)}
              aria-current={number === current ? "true" : undefined}
              className="group relative block bg-plaster-0"
            >
              <Photo
                photo={picture}
                alt=""
                isWhole={picture.isPlan}
                sizes="9rem"
                className="aspect-3/2 w-full bg-transparent"
              />
              <span className="sr-only">{t("gallery.position", { number, total })} </span>
              {isLast && hidden > 0 ? (
                <span className="absolute right-0 bottom-0 bg-plaster-50 px-2 py-1 text-sm text-ink">
                  {t("gallery.hidden", { number: hidden })}
                </span>
              ) : null}
              <span className="absolute inset-0 border border-plaster-200 group-hover:border-mar-700 group-aria-[current=true]:border-3 group-aria-[current=true]:border-mar-700" />
            </a>
          </li>
        );
      })}
    </ol>
  );
}
