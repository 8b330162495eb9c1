import type { UndescribedImage } from "~/domain/listings/image";
import type { Localized } from "~/i18n/languages";

import type { PhotoSubject } from "./picture-facts";

/** A picture of which some language says nothing: what stands there, and what could. */
export type ProposedPicture = UndescribedImage & {
  shows: PhotoSubject | undefined;
  /** For the languages that say nothing; empty where nothing is known. */
  proposals: Partial<Localized>;
};
