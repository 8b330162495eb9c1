import type { KeywordStatus } from "~/domain/batches/batch";
import { useAdminText } from "~/i18n/admin";

type Props = {
  topic: {
    batchId: number;
    keyword: string;
    /** Null where the batch is gone. */ status: KeywordStatus | null;
    articleId: number | null;
  };
};

/** Above an article that somebody writes for a topic of a batch: what its outline is, or why there is nothing left to write. */
export function OutlineNotice({ topic: { batchId, keyword, status, articleId } }: Props) {
  const { t } = useAdminText();
  const stands = standing(status, articleId);
  return (
    <section className="border-s-4 border-mar-700 bg-mar-50 px-4 py-3">
      <h2 className="font-sans text-sm font-semibold wrap-anywhere">{t(`batch.write.${stands}`, { keyword })}</h2>
      <p className="mt-1">{t(`batch.write.${stands}.text`)}</p>
      {stands === "gone" ? null : (
        <p className="mt-1">
          <a
            href={articleId === null ? `/admin/articles/batch/${batchId}` : `/admin/articles/${articleId}/edit`}
            className="underline decoration-current hover:no-underline max-md:inline-block max-md:py-2"
          >
            {t(articleId === null ? "batch.write.back" : "batch.write.open")}
          </a>
        </p>
      )}
    </section>
  );
}

function standing(status: KeywordStatus | null, articleId: number | null) {
  if (status === null) return "gone";
  if (articleId !== null) return "written";
  return status === "failed" ? "outline" : "waiting";
}
