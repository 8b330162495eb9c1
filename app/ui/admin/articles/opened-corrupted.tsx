import { Info } from "lucide-react";

import type { OpenedArticle } from "~/domain/articles/article-opening";
import { useAdminText } from "~/i18n/admin";
import { Problem } from "~/ui/admin/problem";
import { Icon } from "~/ui/icon";

import { changeNames } from "./content-section";
import { LostExcerpts } from "./lost-words-question";

/** Says that the article was stored wrapped and stands here clean. Where script runs the page saves that by itself. */
export function OpenedCorrupted({ opened }: { opened: OpenedArticle }) {
  const { t } = useAdminText();
  const { article, cleaned, savesItself, lost } = opened;
  if (cleaned.length === 0) return null;
  if (lost) {
    return (
      <div className="mb-5">
        <Problem title={t("articleForm.opened.lost")}>
          <p>{t("articleForm.opened.lost.text", { what: changeNames(cleaned, t) })}</p>
          <LostExcerpts lost={lost} />
        </Problem>
      </div>
    );
  }
  return (
    <div
      data-opened-corrupted
      data-saves-itself={savesItself ? `/admin/articles/${article.id}/edit` : undefined}
      className="mb-5 flex gap-3 border-s-4 border-mar-700 bg-mar-50 px-4 py-3"
    >
      <Icon as={Info} className="mt-0.5 size-4.5 text-mar-800" />
      <div>
        <p className="font-semibold text-mar-800">{t("articleForm.opened")}</p>
        <p>{t("articleForm.opened.text", { what: changeNames(cleaned, t) })}</p>
        <p className={savesItself ? "scripted:hidden" : ""}>{t("articleForm.opened.save")}</p>
      </div>
    </div>
  );
}
