import {
  imageUrl,
  offeredWidths,
  type Photo as PhotoNoun,
  type PhotoFormat,
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
  const srcSetOf = (format: PhotoFormat) =>
    widthsOf(photo, offered[format])
      .map((width) => `${photoUrl(photo.name, width, format)} ${width}w`)
      .join(", ");
  const lighter = photoFormats.filter((format) => format !== "jpg" && offered[format].length > 0);
  return (
    <picture>
      {lighter.map((format) => (
        <source key={format} type={types[format]} srcSet={srcSetOf(format)} sizes={sizes} />
      ))}
      <img
        src={imageUrl(photo)}
        srcSet={srcSetOf("jpg")}
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
