import { articleFields, type ArticleField, languageIn } from "~/domain/articles/article-form";
import { longestArticleText } from "~/domain/articles/article.schema";
import { isBlocking } from "~/domain/cleaning/check-content";
import { useAdminText } from "~/i18n/admin";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { type FieldState, TextField } from "~/ui/fields/field";

import { ArticleConflict } from "./article-conflict";
import type { EditorProps } from "./article-editor-screen";
import { articleFormId } from "./article-form-id";
import { ArticlePreview } from "./article-preview";
import { ArticleTabs } from "./article-tabs";
import { ContentSection } from "./content-section";
import { despiteFields } from "./despite-fields";
import { FactPanel } from "./fact-panel";
import { FindingsPanel } from "./findings-panel";
import { LostWordsQuestion } from "./lost-words-question";
import { OriginalBeside } from "./original-beside";
import { PublicationPanel } from "./publication-panel";
import { ResultPreview } from "./result-preview";
import { StatisticsPanel } from "./statistics-panel";
import { TakenOutPanel } from "./taken-out-panel";

/** The form of an article. On the preview its text travels along unseen. @param path where it is sent */
export function ArticleForm({
  texts,
  opened,
  siblings,
  authors,
  photos,
  beside,
  answer,
  review,
  tab,
  site,
  now,
  path,
}: EditorProps & { path: string }) {
  const { t } = useAdminText();
  const entered = answer?.texts ?? texts;
  const fieldOf = (field: ArticleField): FieldState => ({
    id: field,
    name: field,
    initialValue: entered[field],
    errors: answer?.errors[field],
    required: field === "title",
    // A browser counts letters otherwise than the content's limit does; what is too long is said, not cut.
    maxLength:
      field === "content" || !(field in longestArticleText)
        ? undefined
        : longestArticleText[field as keyof typeof longestArticleText],
  });
  const wrong = review.facts.length + review.checks.filter(isBlocking).length;
  const own = review.findings.filter(({ kind }) => kind === "ownWords").length;
  const despite = {
    entered: answer?.despite,
    errors: answer?.errors,
    kept: opened?.article.despite ?? null,
    claims: wrong + own,
    lacksOwnWordsOnly: wrong === 0 && own > 0,
  };
  const version = answer?.version ?? opened?.article.version;
  // An error stands at its field, and the preview shows none.
  const shown = answer?.status === "refused" ? "edit" : tab;
  const addressOf = (each: typeof tab) =>
    each === "edit" ? path : `${path}${path.includes("?") ? "&" : "?"}tab=preview`;
  return (
    <>
      {answer?.status === "refused" ? (
        <ErrorSummary
          fields={[...articleFields.map(fieldOf), ...despiteFields(despite)]}
          labels={Object.fromEntries(articleFields.map((field) => [field, t(`articleForm.${field}`)]))}
        />
      ) : null}
      <form
        id={articleFormId}
        method="post"
        action={addressOf(shown)}
        noValidate
        data-article-form
        data-warn-unsaved={answer ? "always" : ""}
        className={`grid grid-cols-[minmax(0,1fr)] gap-6 **:scroll-my-20 ${beside ? "xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]" : "xl:grid-cols-[minmax(0,1fr)_20rem]"} ${answer?.status === "refused" ? "mt-6" : ""}`}
      >
        {opened ? <input type="hidden" name="intent" value="edit" /> : null}
        {version === undefined || version === null ? null : <input type="hidden" name="version" value={version} />}
        {beside ? <OriginalBeside beside={beside} /> : null}
        <div className="min-w-0">
          {answer?.lost ? <LostWordsQuestion lost={answer.lost} /> : null}
          {answer?.conflict ? <ArticleConflict conflict={answer.conflict} now={now} here={path} /> : null}
          <ArticleTabs tab={shown} addressOf={addressOf} />
          {shown === "edit" ? (
            <>
              <TextField field={fieldOf("title")} label={t("articleForm.title")} isDense className="mt-5" />
              <ContentSection
                field={fieldOf("content")}
                checks={review.checks}
                cleaned={answer?.cleaned ?? null}
                article={opened?.article.id ?? null}
              />
            </>
          ) : (
            <>
              <input type="hidden" name="title" value={entered.title} />
              <input type="hidden" name="content" value={entered.content} />
              <ArticlePreview
                title={entered.title}
                html={review.preview}
                homes={review.homes}
                language={languageIn(entered)}
              />
            </>
          )}
          <TakenOutPanel takenOut={review.takenOut} lost={answer?.lost ? null : review.lost} />
          <FactPanel facts={review.facts} language={languageIn(entered)} now={now} />
          <FindingsPanel findings={review.findings} isUnwritten={review.words === 0} />
        </div>
        <div className="min-w-0 space-y-5">
          <PublicationPanel
            fieldOf={fieldOf}
            article={opened?.article ?? null}
            siblings={siblings}
            authors={authors}
            photos={photos}
            despite={despite}
            now={now}
          />
          <ResultPreview texts={entered} site={site} />
          <StatisticsPanel words={review.words} article={opened?.article ?? null} now={now} />
        </div>
      </form>
    </>
  );
}
