/** Where the agency's own pictures stand: its logo on a light ground and on a dark one, and the icon of a browser's tab. */
export const brandSlots = ["logo", "logo-dark", "icon"] as const;
export type BrandSlot = (typeof brandSlots)[number];

export const brandMediaTypes = ["image/svg+xml", "image/png"] as const;
export type BrandMediaType = (typeof brandMediaTypes)[number];

/** What the sample site calls its agency. Its mark is shown with this name only. */
export const sampleName = "Xamfrà";

/** What may be uploaded, in bytes; what is kept of it is smaller. */
export const brandLimits = { svgBytes: 100 * 1024, pngBytes: 5 * 1024 * 1024, keptBytes: 256 * 1024 } as const;

/** The box that a kept picture fits in, in px: three times as large as it is ever drawn. */
export const brandBoxes: Readonly<Record<BrandSlot, { width: number; height: number }>> = {
  logo: { width: 960, height: 144 },
  "logo-dark": { width: 960, height: 144 },
  icon: { width: 512, height: 512 },
};

/** Sides of the square icons that are drawn of the icon, in px: tab, home screen of a phone, web manifest. */
export const iconSizes = [48, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** A picture as pages show it; width and height in px. */
export type BrandPicture = { hash: string; mediaType: BrandMediaType; width: number; height: number };

/** What is kept of an uploaded picture. */
export type NewBrandPicture = Omit<BrandPicture, "hash"> & { content: Uint8Array };

/** Why a file is not taken. The screens hold a sentence for each. */
export type BrandRefusal =
  "not-a-picture" | "too-large" | "damaged" | "unsafe-style" | "too-complex" | "no-size" | "blank" | "not-square";

/** Address of a picture. Its name changes with its content: it may be kept for ever. */
export function brandUrl({ hash, mediaType }: Pick<BrandPicture, "hash" | "mediaType">): string {
  return `/brand/${hash}.${mediaType === "image/png" ? "png" : "svg"}`;
}

/** Address of the icon as a square PNG; that of the neutral one where there is none. */
export function iconUrl(icon: Pick<BrandPicture, "hash"> | null, size: IconSize): string {
  return icon ? `/brand/${icon.hash}-${size}.png` : `/icons/icon-${size}.png`;
}

/** Parts of the name of a picture's file; undefined where the text is anything else. `size` is that of a square icon. */
export function readBrandFileName(text: string): { hash: string; size: IconSize | null } | undefined {
  const parts = /^(?<hash>[0-9a-f]{16})(?:-(?<size>\d{2,3})\.png|\.(?:png|svg))$/.exec(text)?.groups;
  if (!parts?.hash) return undefined;
  if (parts.size === undefined) return { hash: parts.hash, size: null };
  const size = iconSizes.find((each) => String(each) === parts.size);
  return size && { hash: parts.hash, size };
}
