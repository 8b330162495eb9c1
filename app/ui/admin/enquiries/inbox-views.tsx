import { type EnquiryView, enquiryViews, type Inbox, inboxPath } from "~/domain/enquiries/inbox/inbox";
import { useAdminText } from "~/i18n/admin";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";

/** The views as links, each with how many messages it holds; while something is searched, everywhere is the first. */
export function InboxViews({ search, counts }: Pick<Inbox, "search" | "counts">) {
  const { t } = useAdminText();
  const views: readonly EnquiryView[] = search.words === "" ? enquiryViews : ["everywhere", ...enquiryViews];
  return (
    <nav aria-label={t("inbox.views")} className="max-w-full">
      <ul className="flex flex-wrap gap-1">
        {views.map((view) => (
          <li key={view}>
            <a
              href={inboxPath({ ...search, view, page: 1 })}
              aria-current={view === search.view ? "page" : undefined}
              className="flex min-h-9 items-center gap-1.5 rounded-xs px-3 whitespace-nowrap text-stone-700 hover:bg-plaster-100 aria-[current=page]:bg-mar-700 aria-[current=page]:text-plaster-0 max-md:min-h-11"
            >
              {t(`inbox.view.${view}`)}
              <span className="figures text-xs">{formatNumber(defaultLanguage, counts[view])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
