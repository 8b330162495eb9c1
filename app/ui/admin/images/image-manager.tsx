import { type ImageKind, isAtWork, type ListedImage, type ListedUpload } from "~/domain/listings/image";
import type { Listing } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { listingWords } from "~/ui/admin/listings/listing-words";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass } from "~/ui/button";

import { ImageTile } from "./image-tile";
import { UploadLines } from "./upload-lines";
import { UploadTile } from "./upload-tile";

type Props = {
  /** The one they belong to. */
  listing: Listing;
  images: readonly ListedImage[];
  uploads: readonly ListedUpload[];
  /** Among the fields of the listing's own form, whose unsaved values a plain form of ours would lose. */
  isInForm: boolean;
  /** What an image may show. */
  kinds: readonly ImageKind[];
  /** What the files that are to be sent show; a photo where nothing was chosen yet. */
  kind?: ImageKind | undefined;
  /** What was wrong with the last upload as a whole. */
  error?: string | undefined;
};

/**
 * The images of a listing and all that can be done with them. Its forms stand in `ImageForms`, because forms cannot stand
 * in one another. Inside the listing's form the controls show only where script runs; without it a link leads to the page
 * of the images.
 */
export function ImageManager({ listing, images, uploads, isInForm, kinds, kind, error }: Props) {
  const { t } = useAdminText();
  const { section } = listingWords[listing.kind];
  const path = `/admin/${section}/${listing.id}`;
  const last = images.length - 1;
  return (
    <div
      data-image-drop
      className="min-w-0 data-dragged:outline-2 data-dragged:outline-offset-4 data-dragged:outline-mar-700"
    >
      <div id="images" data-at-work={isAtWork(uploads) || undefined}>
        <ol aria-label={t("images.list")} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {images.map((image, index) => (
            <ImageTile
              key={image.id}
              path={path}
              removal={questionPath(`${section}/delete-image`, listing.id, image.id)}
              image={image}
              number={index + 1}
              isLast={index === last}
              isInForm={isInForm}
            />
          ))}
          <UploadTile isInForm={isInForm} kinds={kinds} kind={kind} error={error} />
        </ol>
        <UploadLines path={path} uploads={uploads} isInForm={isInForm} />
      </div>
      <div id="image-progress" hidden className="mt-3 border border-plaster-300 bg-plaster-0 px-4 py-3">
        <p role="status" className="min-w-0 wrap-break-word" />
        <progress
          aria-label={t("images.uploading")}
          max={1}
          value={0}
          className="mt-2 block h-1 w-full appearance-none bg-plaster-200 [&::-moz-progress-bar]:bg-mar-700 [&::-webkit-progress-bar]:bg-plaster-200 [&::-webkit-progress-value]:bg-mar-700"
        />
      </div>
      <ul id="image-notes" className="mt-3 space-y-2 empty:hidden" />
      {isInForm ? (
        <p className="mt-3 scripted:hidden">
          <a href={`${path}/images`} className={buttonClass({ kind: "secondary", size: "sm" })}>
            {t("images.manage")}
          </a>
        </p>
      ) : null}
    </div>
  );
}
