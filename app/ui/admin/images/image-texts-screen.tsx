import { type DescribedImage, type ImageKind, longestAltText } from "~/domain/listings/image";
import type { ListingHead } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { languages } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import { SaveButton } from "~/ui/admin/save-button";
import { buttonClass } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields/field";
import { footInDialog, formInDialog, FormMessage } from "~/ui/forms/form-foot";
import { Photo } from "~/ui/photo";

import { imageRegions } from "./image-forms";

type Props = {
  title: string;
  head: ListingHead;
  /** Address of the listing it belongs to: `/admin/properties/3`. */
  path: string;
  /** What it may show. */
  kinds: readonly ImageKind[];
  image: DescribedImage;
  /** The page it belongs to where that is not the page of the images. */
  above: { label: string; href: string } | null;
  /** What was sent and could not be taken. */
  sent?: { values: Record<string, unknown>; errors: Record<string, string[] | null> } | undefined;
};

/** What an image shows, in words: its alternative text in each language, and its kind. */
export function ImageTextsScreen({ title, head, path, kinds, image, above, sent }: Props) {
  const { t } = useAdminText();
  const parent = above ?? { label: t("images.title", { title: head.title }), href: `${path}/images` };
  const field = (name: string, value: string) => ({
    id: `image-${name}`,
    name,
    initialValue: sent?.values[name] ?? value,
    errors: sent?.errors[name] ?? [],
    maxLength: longestAltText,
  });
  return (
    <AdminPage title={title} parent={parent}>
      <section data-dialog-part aria-labelledby="image-heading" className="max-w-form">
        <h2 id="image-heading" tabIndex={-1} className="pe-12 text-title-2">
          {title}
        </h2>
        <Photo
          photo={image.photo}
          sizes="20rem"
          isWhole={image.kind !== "photo"}
          className="mt-4 aspect-3/2 w-full max-w-80"
        />
        <p className="mt-4 text-stone-700">{t("images.describe.help")}</p>
        <form method="post" data-changes-screen={imageRegions} className={formInDialog}>
          <div className="mt-4 grid gap-4">
            {languages.map((language) => (
              <TextField
                key={language}
                field={field(language, image.texts[language])}
                label={t(`images.language.${language}`)}
                hint={language === head.language ? t("images.describe.source") : undefined}
                isDense
              />
            ))}
            {kinds.length > 1 ? (
              <SelectField
                field={field("kind", image.kind)}
                label={t("images.describe.kind")}
                choices={kinds.map((kind) => ({
                  value: kind,
                  label: kind === "photo" ? t("images.describe.kind.photo") : t(`images.kind.${kind}`),
                }))}
                isDense
              />
            ) : null}
          </div>
          <div className={`mt-4 flex flex-wrap gap-3 ${footInDialog}`}>
            <FormMessage />
            <a href={parent.href} data-close-dialog className={buttonClass({ kind: "secondary", size: "sm" })}>
              {t("images.describe.cancel")}
            </a>
            <SaveButton size="sm" busyLabel={t("images.describe.saving")}>
              {t("images.describe.save")}
            </SaveButton>
          </div>
        </form>
      </section>
    </AdminPage>
  );
}
