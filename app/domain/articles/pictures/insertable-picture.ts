import { heightAt, offeredWidths, type Photo, photoUrl, widthsOf } from "~/domain/listings/photo";

/** A photograph of ours, to stand in an article. `width` and `height` are those of the file at `src`, in pixels. */
export type InsertablePicture = { src: string; preview: string; alt: string; width: number; height: number };

/** Wide enough for the column of an article on a dense screen. */
const widthInText = 1200;

/** The file of a photo that an article names. Its page offers the browser the other widths too. */
export function insertable(photo: Photo): InsertablePicture {
  const widths = widthsOf(photo, offeredWidths(photo.name).jpg);
  const width = widths.find((each) => each >= widthInText) ?? widths.at(-1) ?? photo.width;
  return {
    src: photoUrl(photo.name, width, "jpg"),
    preview: photoUrl(photo.name, widths[0] ?? width, "jpg"),
    alt: photo.alt,
    width,
    height: heightAt(photo, width),
  };
}
