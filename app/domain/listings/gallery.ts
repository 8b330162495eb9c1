import type { Photo } from "./photo";

/** A picture of a gallery; a computer rendering is called one, and a drawing is never cropped. */
export type GalleryPicture = Photo & { isRendering: boolean; isPlan: boolean };

/** Where more of it can be seen, on sites of others; empty where the agent gave none. */
export type OutsideLinks = { video: string; tour: string };

type Shown = Photo & { isRendering: boolean };

export function asPhoto(photo: Shown): GalleryPicture {
  return { ...photo, isPlan: false };
}

/** Nobody takes a drawing for a photograph: it needs no note that it was made by a computer. */
export function asPlan(plan: Shown): GalleryPicture {
  return { ...plan, isRendering: false, isPlan: true };
}

/** The number of a picture in an address, from 1; `undefined` where it names none of so many. */
export function readPictureNumber(text: string | null | undefined, total: number): number | undefined {
  const number = text && /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : total + 1;
  return number <= total ? number : undefined;
}
