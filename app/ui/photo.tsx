import {
  imageUrl,
  offeredWidths,
  type Photo as PhotoNoun,
  photoFormats,
  photoUrl,
  widthsOf,
} from "~/domain/listings/photo";

const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

type Props = {
  photo: PhotoNoun;
  /** How wide it is drawn, as in HTML's `sizes`. */
  sizes: string;
  /** The one photograph that the first screen waits for: loaded at once, before everything else. */
  isFirst?: boolean;
  /** Shown whole in its frame; by default it fills the frame and is cropped to it. */
  isWhole?: boolean;
  className?: string;
  /** Empty where the words beside the photograph say the same. */
  alt?: string;
};

/** A photograph in AVIF, WebP and JPEG at several widths; the browser takes the one it needs. */
export function Photo({ photo, sizes, isFirst = false, isWhole = false, className = "", alt = photo.alt }: Props) {
  const offered = offeredWidths(photo.name);
  const sources = photoFormats.map((format) => ({
    format,
    srcSet: widthsOf(photo, offered[format])
      .map((width) => `${photoUrl(photo.name, width, format)} ${width}w`)
      .join(", "),
  }));
  return (
    <picture>
      {sources.slice(0, -1).map(({ format, srcSet }) => (
        <source key={format} type={types[format]} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={imageUrl(photo)}
        srcSet={sources.at(-1)?.srcSet}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        {...(isFirst ? { fetchpriority: "high" } : {})}
        className={`bg-plaster-200 ${isWhole ? "object-contain" : "object-cover"} ${className}`}
      />
    </picture>
  );
}
