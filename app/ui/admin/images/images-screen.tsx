import type { ImageKind, ListedImage, ListedUpload } from "~/domain/listings/image";
import type { ListingHead } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { listingWords } from "~/ui/admin/listings/listing-words";
import { Problem } from "~/ui/admin/problem";
import { buttonClass } from "~/ui/button";

import { ImageForms } from "./image-forms";
import { ImageManager } from "./image-manager";

type Props = {
  head: ListingHead;
  /** Address of the listing they belong to: `/admin/properties/3`. */
  path: string;
  /** What an image may show. */
  kinds: readonly ImageKind[];
  /** What the files that are to be sent show; a photo where nothing was chosen yet. */
  kind?: ImageKind | undefined;
  images: readonly ListedImage[];
  uploads: readonly ListedUpload[];
  /** Why the images could not be fetched; then there are none to show. */
  failure: string | null;
  /** What was wrong with the upload just sent. */
  error: string | undefined;
  /** Whether texts can be proposed for images that have none in some language. */
  lacksTexts: boolean;
};

/** The images of a listing on a page of their own, where everything works without script. */
export function ImagesScreen({ head, path, kinds, kind, images, uploads, failure, error, lacksTexts }: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage
      title={t("images.title", { title: head.title })}
      parent={{ label: t(listingWords[head.kind].back), href: `${path}/edit` }}
    >
      {failure === null ? (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-stone-600">
              <span className="scripted:hidden">{t("images.help.plain")}</span>
              <span className="hidden scripted:inline">{t("images.help")}</span>
            </p>
            {lacksTexts ? (
              <a href={`${path}/images/propose`} className={buttonClass({ kind: "secondary", size: "sm" })}>
                {t("images.propose")}
              </a>
            ) : null}
          </div>
          <ImageManager
            listing={head}
            images={images}
            uploads={uploads}
            isInForm={false}
            kinds={kinds}
            kind={kind}
            error={error}
          />
          <ImageForms path={path} images={images} />
        </>
      ) : (
        <Problem title={t("properties.error")}>{failure}</Problem>
      )}
    </AdminPage>
  );
}
