import type { HomeCard } from "~/domain/properties/property";
import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import { InLanguage } from "~/i18n/page-texts";
import { ArticleText } from "~/ui/articles/article-text";

type Props = {
  title: string;
  /** Sanitised. */
  html: string;
  /** The homes that stand in it, those that visitors may see. */
  homes: readonly HomeCard[];
  language: Language;
};

/** The article as its readers will see it. */
export function ArticlePreview({ title, html, homes, language }: Props) {
  const { t } = useAdminText();
  return (
    <article
      lang={language}
      className="mt-5 border border-plaster-200 bg-plaster-0 px-5 py-8 text-base md:px-14 md:py-12"
    >
      <h2 className="max-w-text text-display-2 wrap-break-word">{title || t("articleForm.preview.untitled")}</h2>
      <div className="mt-8 max-w-text">
        {html === "" ? (
          <p lang="en" className="text-stone-600">
            {t("articleForm.preview.empty")}
          </p>
        ) : (
          <InLanguage language={language}>
            <ArticleText html={html} homes={homes} />
          </InLanguage>
        )}
      </div>
    </article>
  );
}
