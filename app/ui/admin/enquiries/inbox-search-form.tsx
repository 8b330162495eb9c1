import { inboxPath, type InboxSearch, withoutWords } from "~/domain/enquiries/inbox/inbox";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { TextField } from "~/ui/fields/field";

/** Looks for messages in all views; how many the one that is shown has. */
export function InboxSearchForm({ search, count }: { search: InboxSearch; count: number }) {
  const { t } = useAdminText();
  const { view, words } = search;
  return (
    <>
      <form method="get" action="/admin/enquiries" role="search" className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          field={{ id: "q", name: "q", initialValue: words, maxLength: 100 }}
          label={t("inbox.search")}
          type="search"
          placeholder={t("inbox.search.hint")}
          isDense
          className="min-w-56 flex-1 sm:max-w-md"
        />
        <button type="submit" className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("inbox.search.send")}
        </button>
        {words === "" || count === 0 ? null : (
          <a href={inboxPath(withoutWords(search))} className={buttonClass({ kind: "quiet", size: "sm" })}>
            {t("inbox.search.clear")}
          </a>
        )}
      </form>
      {words === "" || count === 0 ? null : (
        <p role="status" className="mt-3 text-xs break-words text-stone-600">
          {view === "everywhere"
            ? t("inbox.search.everywhere", { count, words })
            : t("inbox.search.found", { count, words, view: t(`inbox.view.${view}`) })}
        </p>
      )}
    </>
  );
}
