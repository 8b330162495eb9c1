import { lateBefore } from "~/domain/enquiries/answering/reply-clock";
import { enquiryPath, type EnquiryView, type InboxSearch } from "~/domain/enquiries/inbox/inbox";
import { enquiryNumber, type EnquirySummary } from "~/domain/enquiries/inbox/received-enquiry";
import { useAdminText } from "~/i18n/admin";
import { panelList } from "~/i18n/admin-list";
import { moment } from "~/i18n/admin-time";

import { enquirySubject } from "./enquiry-words";
import { ReplyClock } from "./reply-clock";
import { spamReasonInWords } from "./spam-words";

type Props = {
  enquiries: readonly EnquirySummary[];
  search: InboxSearch;
  /** The message that stands open beside the list. */
  openId: number | undefined;
  now: Date;
};

/** The messages of a view: a table where it has the room, else lines of a list. Each line is a link. */
export function InboxList({ openId, ...list }: Props) {
  // Beside an open message the table needs a wider screen.
  const [table, lines] =
    openId === undefined ? ["max-lg:hidden", "lg:hidden"] : ["max-xl:hidden", "max-lg:hidden xl:hidden"];
  return (
    <>
      <InboxTable {...list} openId={openId} className={table} />
      <ul className={`divide-y divide-plaster-200 ${lines}`}>
        {list.enquiries.map((enquiry) => (
          <InboxLine key={enquiry.id} enquiry={enquiry} isOpen={enquiry.id === openId} {...list} />
        ))}
      </ul>
    </>
  );
}

const open = "bg-mar-50 shadow-[inset_3px_0_0_var(--color-mar-700)]";

function InboxTable({ enquiries, search, openId, now, className }: Props & { className: string }) {
  const { t } = useAdminText();
  const columns = ["clock", "request", "about", "language", "received"] as const;
  return (
    <table className={`w-full table-fixed [&_td:first-child]:ps-4 [&_th:first-child]:ps-4 ${className}`}>
      <caption className="sr-only">{t("inbox.list", { view: t(`inbox.view.${search.view}`) })}</caption>
      <thead className="bg-plaster-100 text-xs text-stone-700">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`h-9 px-3 font-semibold whitespace-nowrap ${column === "received" ? "text-end" : "text-start"} ${widths[column]}`}
            >
              {t(`inbox.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-plaster-200">
        {enquiries.map((enquiry) => {
          const { id, kind, state, name, language, receivedAt } = enquiry;
          const isOpen = id === openId;
          return (
            <tr
              key={id}
              className={`relative ${isOpen ? open : "hover:bg-plaster-50"} ${state === "waiting" ? "" : "text-stone-600"}`}
            >
              <td className="px-3 py-2.5">
                <Standing enquiry={enquiry} now={now} />
              </td>
              <td className="px-3">
                <a
                  href={enquiryPath(id, search)}
                  aria-current={isOpen ? "true" : undefined}
                  className={`block after:absolute after:inset-0 ${state === "waiting" ? "font-semibold" : ""}`}
                >
                  {t(`kind.${kind}`)}
                </a>
                <span className="figures block text-xs text-stone-600">
                  {t("enquiry.number", { number: enquiryNumber(id) })}
                </span>
              </td>
              <td className="px-3 py-2">
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate">{enquirySubject(t, enquiry)}</span>
                <Why enquiry={enquiry} search={search} now={now} />
              </td>
              <td className="px-3 text-xs">{t(`enquiries.languageShort.${language}`)}</td>
              <td className="px-3 text-end text-xs tabular-nums">
                <time dateTime={receivedAt}>{moment(t, receivedAt, now)}</time>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const widths = { clock: "w-36", request: "w-36", about: "", language: "w-14", received: "w-36" } as const;

type LineProps = { enquiry: EnquirySummary; search: InboxSearch; isOpen: boolean; now: Date };

function InboxLine({ enquiry, search, isOpen, now }: LineProps) {
  const { t } = useAdminText();
  const { id, kind, state, name, language } = enquiry;
  return (
    <li className={`relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 p-3.5 ${isOpen ? open : ""}`}>
      <a
        href={enquiryPath(id, search)}
        aria-current={isOpen ? "true" : undefined}
        className={`text-base after:absolute after:inset-0 ${state === "waiting" ? "font-semibold" : "text-stone-600"}`}
      >
        {t(`kind.${kind}`)}{" "}
        <span className="text-xs font-normal text-stone-600">{t(`enquiries.languageShort.${language}`)}</span>
      </a>
      <span className="row-span-2">
        <Standing enquiry={enquiry} now={now} />
      </span>
      <span className="min-w-0 text-stone-700">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate">{enquirySubject(t, enquiry)}</span>
        <Why enquiry={enquiry} search={search} now={now} />
      </span>
    </li>
  );
}

/** Why a message is on the list: what the search found in it and in which view it is, and for what it was suspected. */
function Why({ enquiry, search, now }: Pick<LineProps, "enquiry" | "search" | "now">) {
  const { t } = useAdminText();
  const places = panelList.format(enquiry.foundIn.map(({ place, said }) => t(`inbox.found.${place}`, { said })));
  const view = t(`inbox.view.${viewOf(enquiry, now)}`);
  return (
    <>
      {enquiry.foundIn.length === 0 ? null : (
        <span className="block text-xs break-words text-stone-600">
          {search.view === "everywhere" ? t("inbox.found.in", { view, places }) : t("inbox.found", { places })}
        </span>
      )}
      {enquiry.spamReason === null ? null : (
        <span className="block text-xs break-words text-warn-700">{spamReasonInWords(t, enquiry)}</span>
      )}
      {enquiry.guardMark === null ? null : (
        <span className="block text-xs break-words text-warn-700">{t(`enquiry.mark.${enquiry.guardMark}`)}</span>
      )}
    </>
  );
}

/** The view that shows a message besides the list of all. */
function viewOf({ state, receivedAt }: EnquirySummary, now: Date): EnquiryView {
  return state === "waiting" && receivedAt <= lateBefore(now) ? "late" : state;
}

/** The clock of a message, or that it lies in the spam. */
function Standing({ enquiry: { state, spamReason, receivedAt, answeredAt }, now }: Pick<LineProps, "enquiry" | "now">) {
  const { t } = useAdminText();
  if (state === "spam") {
    return <span className="text-warn-700">{t(spamReason ? "inbox.spam.suspected" : "inbox.spam.setAside")}</span>;
  }
  return <ReplyClock receivedAt={receivedAt} answeredAt={answeredAt} now={now} />;
}
