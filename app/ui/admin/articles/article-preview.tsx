import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import { ArticleProse } from "~/ui/articles/article-prose";

import { withMarkedHomes } from "./marked-homes";

/** The article as its readers will see it. @param html sanitised */
export function ArticlePreview({ title, html, language }: { title: string; html: string; language: Language }) {
  const { t } = useAdminText();
  return (
    <article
      lang={language}
      className="mt-5 border border-plaster-200 bg-plaster-0 px-5 py-8 text-base md:px-14 md:py-12"
    >
      <h2 className="max-w-text text-display-2 wrap-break-word">{title || t("articleForm.preview.untitled")}</h2>
      <div className="mt-8">
        {html === "" ? (
          <p lang="en" className="text-stone-600">
            {t("articleForm.preview.empty")}
          </p>
        ) : (
          <ArticleProse html={withMarkedHomes(html, t("writing.home.card"))} />
        )}
      </div>
    </article>
  );
}
