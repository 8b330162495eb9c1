import { type ArticleTexts, languageIn } from "~/domain/articles/article-form";
import { useAdminText } from "~/i18n/admin";
import { Panel } from "~/ui/admin/admin-page";

import { resultAddress, resultDescription } from "./result-words";

/** The article in a list of search results: address, title, description. @param site our own origin */
export function ResultPreview({ texts, site }: { texts: ArticleTexts; site: string }) {
  const { t } = useAdminText();
  const language = languageIn(texts);
  return (
    <Panel title={t("articleForm.result")}>
      <div className="p-4" lang={language}>
        <p data-result-address data-site={siteName(site)} className="text-xs break-all text-stone-600">
          {resultAddress(siteName(site), texts)}
        </p>
        <p data-result-title className="mt-0.5 line-clamp-2 text-md wrap-break-word text-mar-700">
          {texts.title || t("articleForm.preview.untitled")}
        </p>
        <p data-result-description className="mt-0.5 text-xs wrap-break-word text-stone-700">
          {resultDescription(texts.metaDescription) || t("articleForm.result.noDescription")}
        </p>
      </div>
    </Panel>
  );
}

function siteName(site: string): string {
  return site.replace(/^https?:\/\//, "");
}
