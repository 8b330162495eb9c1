import type { OwnPicture, PictureUse } from "~/domain/articles/pictures/own-picture";
import { longestAltText } from "~/domain/listings/image";
import { photoLimits } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { type Language, languageNames } from "~/i18n/languages";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { PhotoFileField } from "~/ui/admin/images/photo-file-field";
import { Problem } from "~/ui/admin/problem";
import { SubmitButton } from "~/ui/button";
import { TextField } from "~/ui/fields/field";

import { ArticlePictureItem } from "./article-picture-item";

const mebibyte = 1024 * 1024;

export type ShownPicture = OwnPicture & { html: string; uses: readonly PictureUse[] };

/** What an alternative text was that could not be kept, and why. */
export type Described = { picture: number; alt: string; error: string };

type Props = {
  article: { id: number; title: string; language: Language };
  pictures: readonly ShownPicture[];
  /** Id of the picture that was uploaded last. */
  added: number | null;
  /** What was wrong with the upload just sent. */
  answer: { alt: string; fileError: string | null; altError: string | null; failure: string | null } | undefined;
  described: Described | undefined;
};

/** The pictures of an article on a page of their own, where everything works without script; the editor's dialog sends its form. */
export function ArticlePicturesScreen({ article, pictures, added, answer, described }: Props) {
  const { t } = useAdminText();
  const path = `/admin/articles/${article.id}/pictures`;
  const { failure } = answer ?? { failure: null };
  return (
    <AdminPage
      title={t("articlePictures.of", { title: article.title })}
      parent={{ label: article.title, href: `/admin/articles/${article.id}/edit` }}
    >
      {failure === null ? null : (
        <Problem title={t("articlePictures.failed")}>{t("articlePictures.failed.text", { reason: failure })}</Problem>
      )}
      <p data-stored-article={article.title} className="mb-4 max-w-prose text-stone-600">
        {t("articlePictures.help")}
      </p>
      <div className="max-w-form">
        <Panel title={t("articlePictures.upload")}>
          <form method="post" action={path} encType="multipart/form-data" noValidate className="grid gap-4 p-4">
            <div>
              <PhotoFileField
                id="picture-file"
                label={t("articlePictures.file")}
                error={answer?.fileError ?? undefined}
              />
              <p className="mt-1.5 text-xs text-stone-600">
                {t("articlePictures.file.hint", { size: photoLimits.bytes / mebibyte })}
              </p>
            </div>
            <TextField
              field={{
                id: "picture-alt",
                name: "alt",
                initialValue: answer?.alt ?? "",
                errors: answer?.altError ? [answer.altError] : [],
                required: true,
                maxLength: longestAltText,
              }}
              label={t("articlePictures.alt", { language: languageNames[article.language] })}
              hint={t("articlePictures.alt.hint")}
              isDense
            />
            <div>
              <SubmitButton size="sm" busyLabel={t("articlePictures.sending")}>
                {t("articlePictures.send")}
              </SubmitButton>
            </div>
          </form>
        </Panel>
      </div>
      <h2 className="mt-8 text-title-3">{t("articlePictures.list")}</h2>
      {pictures.length === 0 ? (
        <AdminEmpty title={t("articlePictures.empty")} text={t("articlePictures.empty.text")} />
      ) : (
        <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {pictures.map((picture, index) => (
            <ArticlePictureItem
              key={picture.id}
              article={article}
              picture={picture}
              number={index + 1}
              isAdded={picture.id === added}
              described={described?.picture === picture.id ? described : undefined}
            />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
