import type { ListedImage } from "~/domain/listings/image";
import type { ListingHead } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { ConfirmPage } from "~/ui/admin/confirm-page";
import { Photo } from "~/ui/photo";

import { imageRegions } from "./image-forms";

type Props = {
  head: ListingHead;
  /** Address of the listing it belongs to: `/admin/properties/3`. */
  path: string;
  image: ListedImage;
};

/** Asks before an image goes. */
export function ImageDeleteScreen({ head, path, image }: Props) {
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("images.removal.question")}
      confirm={t("images.removal.confirm")}
      confirming={t("images.removal.confirming")}
      parent={{ label: t("images.title", { title: head.title }), href: `${path}/images` }}
      changes={imageRegions}
    >
      <Photo photo={image.photo} sizes="20rem" className="mb-3 aspect-3/2 w-full max-w-80" />
      <p>{t("images.removal.text")}</p>
      {image.isPrimary ? <p>{t("images.removal.primary")}</p> : null}
    </ConfirmPage>
  );
}
