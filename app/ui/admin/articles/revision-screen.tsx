import type { ComparedRevision } from "~/domain/articles/article-revision";
import type { AskedWords } from "~/domain/cleaning/taken-out";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { SubmitButton } from "~/ui/button";

import { LostWordsQuestion } from "./lost-words-question";
import { TextDiff } from "./text-diff";

/** `lost` are the words that restoring it would leave out, where it was asked for. */
type Props = { article: number; revision: ComparedRevision; lost: AskedWords | null; now: Date };

/** A saved state of an article beside the present one, and the way back to it. */
export function RevisionScreen({ article, revision, lost, now }: Props) {
  const { t } = useAdminText();
  const { id, savedAt, savedBy, fields } = revision;
  const path = `/admin/articles/${article}/revisions`;
  return (
    <AdminPage
      title={t("articleRevision.title", { moment: moment(t, savedAt, now) })}
      parent={{ label: t("articleForm.revisions"), href: path }}
    >
      <div className="max-w-4xl space-y-5">
        {lost ? (
          <form method="post" action={`${path}/${id}`}>
            <LostWordsQuestion lost={{ ...lost, at: "restore" }} />
          </form>
        ) : null}
        <p className="text-stone-700">
          {savedBy ?? t("articleRevisions.nobody")}.{" "}
          {t(fields.length > 0 ? "articleRevision.text" : "articleRevision.same")}
        </p>
        {fields.map(({ field, parts }) => (
          <Panel key={field} title={t(`articleRevisions.${field}`)}>
            <div className="p-4">
              <TextDiff parts={parts} isCode={field === "content"} />
            </div>
          </Panel>
        ))}
        {fields.length > 0 ? (
          <form method="post" action={`${path}/${id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton size="sm" busyLabel={t("articleRevision.restoring")}>
              {t("articleRevision.restore")}
            </SubmitButton>
            <p className="text-xs text-stone-600">{t("articleRevision.restore.text")}</p>
          </form>
        ) : null}
      </div>
    </AdminPage>
  );
}
