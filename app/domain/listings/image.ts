import type { Language } from "~/i18n/languages";

import type { Photo, PhotoRefusal } from "./photo";

/** What an image shows. Only a photo can be primary; plan and label have places of their own on the page of a home. */
export const imageKinds = ["photo", "floor_plan", "energy_label"] as const;
export type ImageKind = (typeof imageKinds)[number];

export type ListedImage = {
  id: number;
  kind: ImageKind;
  isPrimary: boolean;
  /** Its `alt` is the alternative text in the language in which its listing is written. */
  photo: Photo;
};

/** An image with its alternative text in each language; empty where there is none. */
export type DescribedImage = ListedImage & { texts: Record<Language, string> };

/** The unit whose drawing an image is. */
export type PlannedUnit = { id: number; name: string };

/** An image that says nothing in some language, with its place in the order, from 1; the drawing of a unit has none, and says whose it is. */
export type UndescribedImage = { image: DescribedImage; number: number; unit: PlannedUnit | null };

/** Why a file became no image. The screens hold a sentence for each. */
export type UploadRefusal = PhotoRefusal | "too-many" | "failed";

/**
 * Why no images are made for the moment: the disk is full, the folder of photos cannot be written to, or the machine has
 * no memory or no open files left. What waits is kept, and goes on by itself.
 */
export type PhotoPause = "full" | "unwritable" | "machine";

/** A file that was sent and is no image yet: it waits, it is being made into one, or it was refused. */
export type ListedUpload = {
  id: number;
  /** As it was called on the sender's machine. */
  originalName: string;
  kind: ImageKind;
  refusal: UploadRefusal | null;
  /** Why it waits longer than it would; where it does. */
  pause?: PhotoPause | null;
};

export const longestAltText = 200;

/** Whether images are still being made of what was sent. */
export function isAtWork(uploads: readonly ListedUpload[]): boolean {
  return uploads.some(({ refusal }) => refusal === null);
}
