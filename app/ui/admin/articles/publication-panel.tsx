import { History, Images, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";

import { articleStatuses } from "~/domain/articles/article";
import type { ArticleField, ArticleSibling, EditedArticle } from "~/domain/articles/article-form";
import type { Photo } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { languageChoices, languageNames, languages } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass } from "~/ui/button";
import { type FieldState, SelectField, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { DespiteFields } from "./despite-fields";
import { MetaDescriptionField } from "./meta-description-field";
import { PublicationMoments } from "./publication-moments";
import { ShownWith } from "./shown-with";

type Props = {
  fieldOf: (field: ArticleField) => FieldState;
  /** Null for a new one. */
  article: EditedArticle | null;
  siblings: readonly ArticleSibling[];
  /** Who may sign it. */
  authors: readonly string[];
  /** Among which the one for sharing is chosen. */
  photos: readonly Photo[];
  /** What publishing a false statement asks for. */
  despite: ComponentProps<typeof DespiteFields>;
  now: Date;
};

/** Whether, where and under which words the article is public. */
export function PublicationPanel({ fieldOf, article, siblings, authors, photos, despite, now }: Props) {
  const { t } = useAdminText();
  return (
    <Panel title={t("articleForm.publication")}>
      <div className="grid gap-4 p-4">
        <SelectField
          field={fieldOf("status")}
          label={t("articleForm.status")}
          isDense
          choices={articleStatuses.map((value) => ({ value, label: t(`articles.status.${value}`) }))}
        />
        {article?.reviewedAt && article.values.publishAt === "" ? (
          <p className="-mt-2 text-xs wrap-anywhere text-stone-600">
            {t(article.reviewedBy ? "articleForm.reviewed" : "articleForm.reviewedBySomebody", {
              email: article.reviewedBy ?? "",
              moment: moment(t, article.reviewedAt, now),
            })}
          </p>
        ) : null}
        <DespiteFields {...despite} />
        <PublicationMoments fieldOf={fieldOf} article={article} now={now} />
        <TextField field={fieldOf("keyword")} label={t("articleForm.keyword")} isDense />
        <TextField field={fieldOf("slug")} label={t("articleForm.slug")} hint={t("articleForm.slug.hint")} isDense />
        <SelectField field={fieldOf("language")} label={t("articleForm.language")} isDense choices={languageChoices} />
        <MetaDescriptionField field={fieldOf("metaDescription")} />
        <ShownWith fieldOf={fieldOf} authors={authors} photos={photos} />
        {article ? <OtherLanguages article={article} siblings={siblings} /> : null}
        {article ? (
          <p className="-mx-3 flex flex-wrap justify-between gap-2">
            <a href={`/admin/articles/${article.id}/revisions`} className={buttonClass({ kind: "quiet", size: "sm" })}>
              <Icon as={History} />
              {t("articleForm.revisions")}
            </a>
            <a href={`/admin/articles/${article.id}/pictures`} className={buttonClass({ kind: "quiet", size: "sm" })}>
              <Icon as={Images} />
              {t("articlePictures.list")}
            </a>
            <a
              href={questionPath("articles/delete", article.id)}
              data-dialog
              className={buttonClass({ kind: "quiet", size: "sm", className: "text-bad-700" })}
            >
              <Icon as={Trash2} />
              {t("articleForm.delete")}
            </a>
          </p>
        ) : (
          <AddPicture />
        )}
      </div>
    </Panel>
  );
}

/** A picture belongs to an article that is stored: what is typed goes first, and with it nothing is lost. */
function AddPicture() {
  const { t } = useAdminText();
  return (
    <p>
      <button
        type="submit"
        name="deed"
        value="pictures"
        aria-describedby="add-picture-hint"
        className={buttonClass({ kind: "secondary", size: "sm" })}
      >
        <Icon as={Images} />
        {t("articleForm.addPicture")}
      </button>
      <span id="add-picture-hint" className="mt-1.5 block text-xs text-stone-600">
        {t("articleForm.addPicture.hint")}
      </span>
    </p>
  );
}

/** The same article in other languages, or the way to write it. */
function OtherLanguages({ article, siblings }: { article: EditedArticle; siblings: readonly ArticleSibling[] }) {
  const { t } = useAdminText();
  const missing = languages.filter(
    (language) => language !== article.values.language && !siblings.some((each) => each.language === language),
  );
  return (
    <div>
      <p className="text-sm font-semibold">{t("articleForm.languages")}</p>
      <ul className="mt-1">
        {siblings.map(({ id, language, title }) => (
          <li key={language}>
            <a
              href={`/admin/articles/${id}/edit?beside=${article.id}`}
              lang={language}
              className="inline-flex min-h-9 items-center wrap-anywhere text-mar-700 hover:underline max-md:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
        {missing.map((language) => (
          <li key={language}>
            <a
              href={`/admin/articles/new?of=${article.id}&language=${language}`}
              className="inline-flex min-h-9 items-center text-mar-700 hover:underline max-md:min-h-11"
            >
              {t("articleForm.languages.write", { language: languageNames[language] })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
