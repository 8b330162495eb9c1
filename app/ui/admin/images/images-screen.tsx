import type { ImageKind, ImageOwner, PropertyImage, PropertyUpload } from "~/domain/listings/image";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";

import { ImageForms } from "./image-forms";
import { ImageManager } from "./image-manager";

type Props = {
  owner: ImageOwner;
  /** Address of the record they belong to; that of a property where not given. */
  path?: string;
  /** What the page above is called. */
  back?: string;
  /** What an image may show. */
  kinds?: readonly ImageKind[];
  /** What the files that are to be sent show; a photo where nothing was chosen yet. */
  kind?: ImageKind | undefined;
  images: readonly PropertyImage[];
  uploads: readonly PropertyUpload[];
  /** Why the images could not be fetched; then there are none to show. */
  failure: string | null;
  /** What was wrong with the upload just sent. */
  error: string | undefined;
};

/** The images of a property on a page of their own, where everything works without script. */
export function ImagesScreen({
  owner,
  path = `/admin/properties/${owner.id}`,
  back,
  kinds,
  kind,
  images,
  uploads,
  failure,
  error,
}: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage
      title={t("images.title", { title: owner.title })}
      parent={{ label: back ?? t("images.back"), href: `${path}/edit` }}
    >
      {failure === null ? (
        <>
          <p className="mb-4 text-stone-600">
            <span className="scripted:hidden">{t("images.help.plain")}</span>
            <span className="hidden scripted:inline">{t("images.help")}</span>
          </p>
          <ImageManager
            path={path}
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
