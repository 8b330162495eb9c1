import type { ArticleField } from "~/domain/articles/article-form";
import type { Photo } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { type FieldState, SelectField, TextField } from "~/ui/fields/field";

import { SharePhotoField } from "./share-photo-field";

type Props = {
  fieldOf: (field: ArticleField) => FieldState;
  authors: readonly string[];
  /** Among which the one for sharing is chosen. */
  photos: readonly Photo[];
};

/** Who signs the article, the homes that are shown under it, and the picture that stands for it elsewhere. */
export function ShownWith({ fieldOf, authors, photos }: Props) {
  const { t } = useAdminText();
  const author = fieldOf("author");
  const signed = String(author.initialValue ?? "");
  // Somebody who has left still signs what they wrote.
  const names = signed === "" || authors.includes(signed) ? authors : [...authors, signed];
  return (
    <>
      <SelectField
        field={author}
        label={t("articleForm.author")}
        isDense
        choices={[
          { value: "", label: t("articleForm.author.agency") },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
      />
      <TextField field={fieldOf("homes")} label={t("articleForm.homes")} hint={t("articleForm.homes.hint")} isDense />
      <SharePhotoField field={fieldOf("sharePhoto")} photos={photos} />
    </>
  );
}
