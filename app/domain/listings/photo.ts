/** Widths in which a photo is kept, in px. The screens choose among them with `srcset`. */
export const photoWidths = [480, 800, 1200, 1600] as const;

/** Formats of each width, smallest file first: the order of the sources in a `<picture>`. */
export const photoFormats = ["avif", "webp", "jpg"] as const;

export type PhotoFormat = (typeof photoFormats)[number];

/** What may be uploaded. Read by the form's hint and by the upload itself. */
export const photoLimits = {
  /** Files in one request. */
  perUpload: 20,
  /** Size of one file: 15 MB. */
  bytes: 15 * 1024 * 1024,
  /** Width times height of one file: 60 megapixels. */
  pixels: 60_000_000,
  /** The same for AVIF, whose decoder holds some 20 bytes for each pixel: 16 megapixels. */
  avifPixels: 16_000_000,
} as const;

/** Why a file is not taken as a photo. The screens hold a sentence for each. */
export type PhotoRefusal =
  "not-an-image" | "unsupported" | "damaged" | "too-many-pixels" | "too-many-avif-pixels" | "too-large";

/** A photo as stored: its random name, its size in px when upright, and the text read out in its place. */
export type Photo = { name: string; width: number; height: number; alt: string };

/** One file made from a photo. */
export type PhotoFile = { name: string; width: number; format: PhotoFormat };

const widestStandard = Math.max(...photoWidths);
const namePattern = /^[0-9a-f]{24}$/;
const filePattern = /^(?<name>[0-9a-f]{24})-(?<width>[1-9][0-9]{0,3})\.(?<format>avif|webp|jpg)$/;
const addressPrefix = "/uploads/";

/** Whether a text can be the name of a photo: 24 random hexadecimal characters. */
export function isPhotoName(text: string): boolean {
  return namePattern.test(text);
}

/** Widths, in px, in which a photo exists: never wider than the photo itself, never wider than the largest standard. */
export function widthsOf(photo: { width: number }): number[] {
  const largest = largestWidth(photo);
  return [...photoWidths.filter((width) => width < largest), largest];
}

/** Height in px of the photo at one of its widths. */
export function heightAt(photo: { width: number; height: number }, width: number): number {
  return Math.max(1, Math.round((photo.height * width) / photo.width));
}

/** Name of one file of a photo, without folder. */
export function photoFileName({ name, width, format }: PhotoFile): string {
  return `${name}-${width}.${format}`;
}

/** Names of every file that is made of a photo, without folder. */
export function photoFileNames({ name, width }: { name: string; width: number }): string[] {
  return widthsOf({ width }).flatMap((each) =>
    photoFormats.map((format) => photoFileName({ name, width: each, format })),
  );
}

/** Address on this site of one file of a photo. */
export function photoUrl(name: string, width: number, format: PhotoFormat): string {
  return addressPrefix + photoFileName({ name, width, format });
}

/** Address of the largest JPEG: what the column `property_images.image_url` holds and other systems can show. */
export function imageUrl(photo: { name: string; width: number }): string {
  return photoUrl(photo.name, largestWidth(photo), "jpg");
}

/** Name of the photo behind an address that `imageUrl` made; throws on any other address. */
export function photoName(url: string): string {
  const file = url.startsWith(addressPrefix) ? readPhotoFileName(url.slice(addressPrefix.length)) : undefined;
  if (!file) throw new Error(`Not the address of a photo: ${url}`);
  return file.name;
}

/** Parts of the name of a photo's file, or `undefined` where the text is anything else: a path, an original. */
export function readPhotoFileName(text: string): PhotoFile | undefined {
  const parts = filePattern.exec(text)?.groups;
  const format = photoFormats.find((each) => each === parts?.format);
  if (!parts?.name || !parts.width || !format) return undefined;
  return { name: parts.name, width: Number(parts.width), format };
}

function largestWidth(photo: { width: number }): number {
  return Math.min(photo.width, widestStandard);
}
