import type { ArticleRevision } from "~/domain/articles/article-revision";
import { useAdminText } from "~/i18n/admin";
import { panelList } from "~/i18n/admin-list";
import { moment } from "~/i18n/admin-time";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { AdminPage } from "~/ui/admin/admin-page";
import { AdminTable } from "~/ui/admin/admin-table";

type Props = { article: { id: number; title: string }; revisions: readonly ArticleRevision[]; now: Date };

/** The saved states of an article, newest first. */
export function RevisionsScreen({ article, revisions, now }: Props) {
  const { t } = useAdminText();
  const { id, title } = article;
  return (
    <AdminPage
      title={t("articleRevisions.of", { title })}
      parent={{ label: title, href: `/admin/articles/${id}/edit` }}
    >
      {revisions.length === 0 ? (
        <AdminEmpty title={t("articleRevisions.none")} text={t("articleRevisions.none.text")} />
      ) : (
        <AdminTable
          caption={t("articleRevisions.caption")}
          columns={[
            { label: t("articleRevisions.column.saved") },
            { label: t("articleRevisions.column.by"), className: "max-md:hidden" },
            { label: t("articleRevisions.column.changed") },
            { label: t("articleRevisions.column.compare"), isHidden: true },
          ]}
        >
          {revisions.map((revision, index) => {
            const at = moment(t, revision.savedAt, now);
            const by = revision.savedBy ?? t("articleRevisions.nobody");
            return (
              <tr key={revision.id} className="hover:bg-plaster-50">
                <td className="px-3 py-2 tabular-nums">
                  <time dateTime={revision.savedAt}>{at}</time>
                  <span className="block text-xs break-all text-stone-600 md:hidden">{by}</span>
                </td>
                <td className="px-3 break-all text-stone-700 max-md:hidden">{by}</td>
                <td className="px-3 text-stone-700">{changedIn(revision, t)}</td>
                <td className="px-3 text-end">
                  {index === 0 ? (
                    <span className="text-stone-600">{t("articleRevisions.present")}</span>
                  ) : (
                    <a
                      href={`/admin/articles/${id}/revisions/${revision.id}`}
                      aria-label={t("articleRevisions.compareOf", { moment: at })}
                      className="inline-flex min-h-9 items-center font-medium text-mar-700 hover:underline max-md:min-h-11"
                    >
                      <span className="max-md:hidden">{t("articleRevisions.compare")}</span>
                      <span className="md:hidden">{t("articleRevisions.column.compare")}</span>
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </AdminTable>
      )}
    </AdminPage>
  );
}

function changedIn({ changed, isFirst }: ArticleRevision, t: ReturnType<typeof useAdminText>["t"]): string {
  if (isFirst) return t("articleRevisions.first");
  if (changed.length === 0) return t("articleRevisions.sameText");
  return panelList.format(changed.map((field) => t(`articleRevisions.${field}`)));
}
