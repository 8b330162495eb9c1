/** Formats of each width, smallest file first: the order of the sources in a `<picture>`. */
export const photoFormats = ["avif", "webp", "jpg"] as const;

export type PhotoFormat = (typeof photoFormats)[number];

/** Widths in px, ascending, for each format. */
export type PhotoWidths = Readonly<Record<PhotoFormat, readonly number[]>>;

/** How the files of a photo are made. */
export type PhotoRecipe = {
  /** Raised when the darkroom packs the same widths otherwise. */
  packing: number;
  widths: PhotoWidths;
};

const standard = [480, 800, 1200, 1600];

/** That of the first release, from which no database says how its photos were made. */
export const firstRecipe: PhotoRecipe = { packing: 1, widths: { avif: standard, webp: standard, jpg: standard } };

/**
 * How photos are made now. When it changes, those that are there are made again while the server runs, and until all are
 * pages offer the widths that both recipes have: there must be one. 640 is for phones, 2,400 for dense screens and a photo that
 * fills the screen; what cannot show AVIF does without.
 */
export const photoRecipe: PhotoRecipe = {
  packing: 2,
  widths: { avif: [480, 640, 800, 1200, 1600, 2400], webp: standard, jpg: standard },
};

/**
 * That of the samples on a first start: one width in the one format that everything shows, so that the site answers soon. They are made
 * again by `photoRecipe` while it is served.
 */
export const sampleRecipe: PhotoRecipe = {
  packing: photoRecipe.packing,
  widths: { avif: [], webp: [], jpg: [Math.max(...photoRecipe.widths.jpg)] },
};

let offered = photoRecipe.widths;
let offeredOfOlder: OlderPhotos = {};

/** Photos by name that could not be made again by a newer recipe, with the widths that they have. */
export type OlderPhotos = Readonly<Record<string, PhotoWidths>>;

/** Widths that pages offer of a photo: those that all photos that are shown have, or what an older one has. */
export function offeredWidths(name = ""): PhotoWidths {
  return offeredOfOlder[name] ?? offered;
}

/** Has pages offer no other widths than these. Kept in memory, by the server that draws them. */
export function offerWidths(widths: PhotoWidths, older: OlderPhotos = {}): void {
  offered = widths;
  offeredOfOlder = older;
}

type Made = Pick<PhotoRecipe, "widths">;

/** Widths that photos of all these recipes have. */
export function commonWidths(...[first, ...others]: [Made, ...Made[]]): PhotoWidths {
  const common = (format: PhotoFormat) =>
    first.widths[format].filter((width) => others.every(({ widths }) => widths[format].includes(width)));
  return { avif: common("avif"), webp: common("webp"), jpg: common("jpg") };
}

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
  /** The same for HEIC, whose decoder holds some 14: what a phone takes unless it is told otherwise, 25 megapixels. */
  heicPixels: 25_000_000,
} as const;

/** What a field offers to choose. By their endings too: few browsers know what a phone's file is called. */
export const photoTypes = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif";

/** Why a file is not taken as a photo. The screens hold a sentence for each. */
export type PhotoRefusal =
  | "not-an-image"
  | "unsupported"
  | "damaged"
  | "too-many-pixels"
  | "too-many-avif-pixels"
  | "too-many-heic-pixels"
  | "too-large";

/** A photo as stored: its random name, its size in px when upright, and the text read out in its place. */
export type Photo = { name: string; width: number; height: number; alt: string };

/** A photo as it was taken in. */
export type TakenPhoto = Omit<Photo, "alt">;

/** One file made from a photo. */
export type PhotoFile = { name: string; width: number; format: PhotoFormat };

const namePattern = /^[0-9a-f]{24}$/;
const filePattern = /^(?<name>[0-9a-f]{24})-(?<width>[1-9][0-9]{0,3})\.(?<format>avif|webp|jpg)$/;
const addressPrefix = "/uploads/";

/** Finds the names of photos in a text: overlapping ones too, for in a longer row of such characters nobody knows where a name begins. */
export const photoNamesInText = "(?=([0-9a-f]{24}))";

/** Whether a text can be the name of a photo: 24 random hexadecimal characters. */
export function isPhotoName(text: string): boolean {
  return namePattern.test(text);
}

/** The widths of one format, in px, in which a photo exists: never wider than itself, never wider than the widest there is; none of none. */
export function widthsOf(photo: { width: number }, widths: readonly number[]): number[] {
  if (widths.length === 0) return [];
  const largest = Math.min(photo.width, Math.max(...widths));
  return [...widths.filter((width) => width < largest), largest];
}

/** Height in px of the photo at one of its widths. */
export function heightAt(photo: { width: number; height: number }, width: number): number {
  return Math.max(1, Math.round((photo.height * width) / photo.width));
}

/** Name of one file of a photo, without folder. */
export function photoFileName({ name, width, format }: PhotoFile): string {
  return `${name}-${width}.${format}`;
}

/** Every file that is made of a photo, the widest first. */
export function photoFiles({ name, width }: { name: string; width: number }, widths = photoRecipe.widths): PhotoFile[] {
  return photoFormats
    .flatMap((format) => widthsOf({ width }, widths[format]).map((each) => ({ name, width: each, format })))
    .sort((one, other) => other.width - one.width);
}

/** Names of every file that is made of a photo, without folder. */
export function photoFileNames(photo: { name: string; width: number }, widths?: PhotoWidths): string[] {
  return photoFiles(photo, widths).map(photoFileName);
}

/** Address on this site of one file of a photo. */
export function photoUrl(name: string, width: number, format: PhotoFormat): string {
  return addressPrefix + photoFileName({ name, width, format });
}

/** Address of the largest JPEG: what the column `property_images.image_url` holds and other systems can show. */
export function imageUrl(photo: { name: string; width: number }): string {
  return photoUrl(photo.name, imageWidth(photo), "jpg");
}

/** Width of the largest JPEG, in px. */
export function imageWidth(photo: { name?: string; width: number }): number {
  return Math.min(photo.width, Math.max(...offeredWidths(photo.name).jpg));
}

/** The size in which networks show a picture beside a link, in px. */
export const sharedSize = { width: 1200, height: 630 } as const;

/** Address of a photo in that size: a JPEG that is cut out of it when it is first asked for. */
export function sharedUrl(name: string): string {
  return `${addressPrefix}shared/${name}.jpg`;
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
