import { offeredWidths, type PhotoFormat, photoFormats, photoUrl } from "~/domain/listings/photo";

const types: Record<PhotoFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** As wide as the column of an article: see article-screen.tsx. */
const sizes = "(min-width: 48rem) 40rem, calc(100vw - 2.5rem)";

/**
 * Offers the browser, for each photograph in sanitised HTML, the formats and widths in which there is one, up to the file that the
 * article names. What is stored stays one plain picture.
 */
export function withResponsivePictures(html: string): string {
  return html.replace(
    /<img src="\/uploads\/([0-9a-f]{24})-([1-9]\d{0,3})\.jpg"([^>]*?)\s*\/?>/g,
    (_, name: string, named: string, rest: string) => {
      const [largest, others] = [Number(named), offeredWidths(name)];
      const setOf = (format: PhotoFormat) =>
        [...others[format].filter((width) => width < largest), largest]
          .map((width) => `${photoUrl(name, width, format)} ${width}w`)
          .join(", ");
      const sources = photoFormats
        .filter((format) => format !== "jpg" && others[format].length > 0)
        .map((format) => `<source type="${types[format]}" srcset="${setOf(format)}" sizes="${sizes}" />`);
      const image = `<img src="${photoUrl(name, largest, "jpg")}" srcset="${setOf("jpg")}" sizes="${sizes}"${rest} decoding="async" />`;
      return `<picture>${sources.join("")}${image}</picture>`;
    },
  );
}
