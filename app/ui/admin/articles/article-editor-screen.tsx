import { Eye } from "lucide-react";
import type { ReactNode } from "react";

import type { ArticleAnswer, EditorTab } from "~/domain/articles/article-entry";
import { type ArticleBeside, type ArticleSibling, type ArticleTexts, languageIn } from "~/domain/articles/article-form";
import type { OpenedArticle } from "~/domain/articles/article-opening";
import type { ArticleReview } from "~/domain/articles/article-review";
import type { Photo } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { href } from "~/i18n/href";
import { AdminPage } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { ArticleForm } from "./article-form";
import { articleFormId } from "./article-form-id";
import { ArticleStatusBadge } from "./article-status-badge";
import { OpenedCorrupted } from "./opened-corrupted";
import { ownArticlePath } from "./own-article-path";

export type EditorProps = {
  /** What is stored, or the defaults of a new article. */
  texts: ArticleTexts;
  /** Null for a new article. */
  opened: OpenedArticle | null;
  /** The article that a new one tells in another language. */
  original?: number | null;
  /** The topic of a batch that a new one is written for. */
  topic?: { batchId: number; topicId: number } | null;
  /** What of the guide a new one answers: "entry/asked". */
  about?: string | null;
  /** What is said above the form of a new one: how its translation stands, or what its outline is. */
  notice?: ReactNode;
  siblings: readonly ArticleSibling[];
  /** Who may sign it. */
  authors: readonly string[];
  /** Among which the one for sharing is chosen. */
  photos: readonly Photo[];
  /** Its like in another language, where that is to be read beside it. */
  beside: ArticleBeside | null;
  /** What became of the last attempt to store it. */
  answer: ArticleAnswer | undefined;
  review: ArticleReview;
  tab: EditorTab;
  /** Our own origin. */
  site: string;
  now: Date;
};

/** The editor of an article. What was typed stands in it until it is stored, whatever came in between. */
export function ArticleEditorScreen(props: EditorProps) {
  const { t } = useAdminText();
  const { opened, answer } = props;
  const article = opened?.article ?? null;
  return (
    <AdminPage
      title={article?.values.title ?? t("articleForm.new")}
      parent={{ label: t("articles.title"), href: "/admin/articles" }}
      actions={
        <>
          {article ? (
            <span className="max-sm:hidden">
              <ArticleStatusBadge status={article.values.publishAt === "" ? article.values.status : "scheduled"} />
            </span>
          ) : null}
          {article?.values.status === "published" ? (
            <a
              href={href(article.values.language, `/articles/${article.values.slug}`)}
              aria-label={t("articleForm.view")}
              className={buttonClass({ kind: "quiet", size: "sm" })}
            >
              <Icon as={Eye} />
              <span className="max-md:sr-only">{t("articleForm.view")}</span>
            </a>
          ) : null}
          <SubmitButton size="sm" form={articleFormId} busyLabel={t("articleForm.saving")}>
            {t("articleForm.save")}
          </SubmitButton>
        </>
      }
    >
      {answer?.failure ? <Problem title={t("articles.error")}>{answer.failure}</Problem> : null}
      {answer?.status === "gone" || (answer && !opened && answer.version !== null) ? (
        <Problem title={t("articleForm.gone")}>{t("articleForm.gone.text")}</Problem>
      ) : null}
      {opened && !answer ? <OpenedCorrupted opened={opened} /> : null}
      {props.notice ? <div className="mb-4">{props.notice}</div> : null}
      <ArticleForm {...props} path={pathOf(props)} />
    </AdminPage>
  );
}

/** Where the form is sent: it has to be known there what a new article is for. */
function pathOf({ opened, original, topic, about, texts, beside }: EditorProps): string {
  if (opened) return `/admin/articles/${opened.article.id}/edit${beside ? `?beside=${beside.id}` : ""}`;
  if (topic) return ownArticlePath(topic.batchId, topic.topicId);
  if (about) return `/admin/articles/new?${new URLSearchParams({ about })}`;
  return `/admin/articles/new${original ? `?of=${original}&language=${languageIn(texts)}` : ""}`;
}
