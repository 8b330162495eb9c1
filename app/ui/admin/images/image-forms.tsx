import { X } from "lucide-react";

import type { ListedImage } from "~/domain/listings/image";
import { photoLimits } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

/** What a button does with the image, or the file, that it sends the id of. */
const intents = ["primary", "earlier", "later", "dismiss"] as const;
export type ImageIntent = (typeof intents)[number];

export const uploadForm = "image-upload";
const orderForm = "image-order";

/** The form of the buttons that do this. */
export function intentForm(intent: ImageIntent): string {
  return `image-${intent}`;
}

/** What an answer replaces; the rest of the page, with what is typed in it, stays. */
export const imageRegions = "images image-forms";

export function altForm(imageId: number): string {
  return `image-alt-${imageId}`;
}

type FormsProps = {
  /** Address of the listing that the images belong to: `/admin/properties/3`. */
  path: string;
  images: readonly ListedImage[];
};

/** The forms that the fields and buttons of `ImageManager` belong to. To be drawn after the form around it, never inside. */
export function ImageForms({ path: listing, images }: FormsProps) {
  const { t } = useAdminText();
  const path = `${listing}/images`;
  const failed = (reason: string) => t("images.uploadFailed", { reason });
  return (
    <div id="image-forms">
      {intents.map((intent) => (
        <form key={intent} id={intentForm(intent)} method="post" action={path} data-swap={imageRegions}>
          <input type="hidden" name="intent" value={intent} />
        </form>
      ))}
      <form id={orderForm} method="post" action={path} data-swap={imageRegions}>
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="order" />
      </form>
      {images.map(({ id }) => (
        <form key={id} id={altForm(id)} method="post" action={path} data-image-text>
          <input type="hidden" name="intent" value="alt" />
          <input type="hidden" name="image" value={id} />
        </form>
      ))}
      <form
        id={uploadForm}
        method="post"
        action={path}
        encType="multipart/form-data"
        data-most-files={photoLimits.perUpload}
        data-most-bytes={photoLimits.bytes}
        data-too-many={t("images.refusal.too-many")}
        data-too-large={t("images.refusal.too-large")}
        data-uploading={t("images.uploading.name")}
        data-progress={t("images.progress")}
        data-offline={failed(t("images.error.offline"))}
        data-signed-out={failed(t("images.error.signedOut"))}
        data-server={failed(t("images.error.server"))}
      />
      {/* The line about a file that our script does not even send. */}
      <template id="image-note">
        <li className={noteClass}>
          <NoteWords />
          <button type="button" data-dismiss-note aria-label={t("images.file.dismiss")} className={dismissClass}>
            <Icon as={X} />
          </button>
        </li>
      </template>
    </div>
  );
}

export const noteClass = "flex items-start gap-3 border-s-4 border-bad-700 bg-bad-50 px-4 py-2.5";
export const dismissClass =
  "-my-1.5 -me-2 ms-auto flex size-9 shrink-0 items-center justify-center hover:bg-plaster-0 max-md:size-11";

function NoteWords() {
  return (
    <p className="min-w-0 wrap-break-word">
      <strong data-note-name className="font-semibold" /> <span data-note-text />
    </p>
  );
}
