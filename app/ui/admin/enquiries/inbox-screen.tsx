import { Download } from "lucide-react";
import type { ReactNode } from "react";

import { enquiriesPerPage, type Inbox, inboxPath, inboxQuery, withoutWords } from "~/domain/enquiries/inbox/inbox";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Pager } from "~/ui/pager";

import { useMay } from "../admin-context";
import { AdminEmpty } from "../admin-empty";
import { AdminPage } from "../admin-page";

import { InboxList } from "./inbox-list";
import { InboxSearchForm } from "./inbox-search-form";
import { InboxViews } from "./inbox-views";
import { PromiseNow } from "./reply-clock";

type Props = {
  inbox: Inbox;
  now: Date;
  /** Suspected messages that were not kept, and how many are: of a day, and in all. */
  unkept?: { count: number; aDay: number; inAll: number };
  /** The message that is read; on a phone it has the screen to itself. */
  open?: { id: number; title: string; content: ReactNode };
};

/** Every message that the site received: the views, the search, the list, and beside it the one that is read. */
export function InboxScreen({ inbox, now, open, unkept }: Props) {
  const { t } = useAdminText();
  const { search } = inbox;
  const mayExport = useMay("export");
  return (
    <AdminPage
      title={open ? open.title : t("inbox.title")}
      parent={open ? { label: t("enquiry.back"), href: inboxPath(search) } : undefined}
      actions={
        mayExport ? (
          <a
            href={`/admin/enquiries.csv${inboxQuery({ ...search, page: 1 })}`}
            title={t("inbox.export.title")}
            className={buttonClass({ kind: "secondary", size: "sm", className: open ? "max-lg:hidden" : "" })}
          >
            <Icon as={Download} className="size-4" />
            {t("inbox.export")}
          </a>
        ) : undefined
      }
    >
      <div id="inbox">
        <div className={open ? "max-lg:hidden" : ""}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <InboxViews search={search} counts={inbox.counts} />
            <PromiseNow now={now} />
          </div>
          <InboxSearchForm search={search} count={inbox.counts[search.view]} />
          {unkept && unkept.count > 0 ? (
            <p className="mt-3 text-sm text-stone-700">
              {t("inbox.unkept", { count: unkept.count, day: unkept.aDay, all: unkept.inAll })}
            </p>
          ) : null}
        </div>
        <div className="mt-4 max-lg:mt-0">
          <List inbox={inbox} now={now} open={open} />
        </div>
      </div>
    </AdminPage>
  );
}

function List({ inbox, now, open }: Props) {
  const { search, enquiries, counts, pages } = inbox;
  if (enquiries.length === 0 && !open) return <NothingHere inbox={inbox} />;

  const list = <InboxList enquiries={enquiries} search={search} openId={open?.id} now={now} />;
  const pager = (
    <Pager
      page={search.page}
      pages={pages}
      total={counts[search.view]}
      perPage={enquiriesPerPage}
      hrefOf={(page) => inboxPath({ ...search, page })}
    />
  );
  if (!open) {
    return (
      <>
        <div className="border border-plaster-200 bg-plaster-0 max-lg:mt-4">{list}</div>
        {pager}
      </>
    );
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] border border-plaster-200 bg-plaster-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="min-w-0 max-lg:hidden lg:border-e lg:border-plaster-200">
          {enquiries.length > 0 ? list : <NothingHere inbox={inbox} />}
        </div>
        {open.content}
      </div>
      <div className="max-lg:hidden">{pager}</div>
    </>
  );
}

function NothingHere({ inbox: { search, counts } }: Pick<Props, "inbox">) {
  const { t } = useAdminText();
  const { view, words } = search;
  const elsewhere = counts.everywhere;
  if (words !== "" && elsewhere > 0) {
    const text = t("inbox.empty.search.elsewhere", { count: elsewhere, view: t(`inbox.view.${view}`) });
    return (
      <AdminEmpty title={t("inbox.empty.search", { words })} text={text}>
        <a href={inboxPath({ ...search, view: "everywhere", page: 1 })} className={buttonClass({ kind: "secondary" })}>
          {t("inbox.search.elsewhere", { count: elsewhere })}
        </a>
      </AdminEmpty>
    );
  }
  if (words !== "" || view === "everywhere") {
    return (
      <AdminEmpty title={t("inbox.empty.search", { words })} text={t("inbox.empty.search.text")}>
        <a href={inboxPath(withoutWords(search))} className={buttonClass({ kind: "secondary" })}>
          {t("inbox.search.clear")}
        </a>
      </AdminEmpty>
    );
  }
  return <AdminEmpty title={t(`inbox.empty.${view}`)} text={t(`inbox.empty.${view}.text`)} />;
}
