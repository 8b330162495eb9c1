import { ListChecks, TriangleAlert } from "lucide-react";

import type { Appointment } from "~/domain/diary/appointment";
import type { ReplyTimes } from "~/domain/enquiries/answering/reply-clock";
import type { EnquirySummary } from "~/domain/enquiries/inbox/received-enquiry";
import type { PropertyCounts as Counts } from "~/domain/properties/property-counts";
import type { EditedProperty } from "~/domain/properties/property-list";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

import { AdminPage, Panel } from "./admin-page";
import { QuickActions, ReplyPromise } from "./dashboard-side";
import { TodaysAppointments } from "./diary/appointment-panel";
import { EnquiryList } from "./enquiries/enquiry-list";
import { PropertyCounts } from "./property-counts";
import { RecentlyEdited } from "./recently-edited";

type Props = {
  now: Date;
  counts: Counts;
  /** The first messages that wait, and how many there are in all. */
  waiting: { enquiries: readonly EnquirySummary[]; count: number };
  spamCount: number;
  undeliveredMails: number;
  replies: ReplyTimes;
  recent: readonly EditedProperty[];
  /** Developments whose completion date has passed although nobody said that they are finished. */
  overdue: readonly { id: number; name: string }[];
  /** How far the site is on its way to going live; null once there is nothing to say of it. */
  start: { done: number; count: number } | null;
  /** Today's, without what was cancelled. */
  appointments: readonly Appointment[];
  /** The first that come after it. */
  next: readonly Appointment[];
};

const link = "text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current";

/** What has to be done next, and how the agency stands. */
export function DashboardScreen({
  now,
  counts,
  waiting,
  spamCount,
  undeliveredMails,
  replies,
  recent,
  overdue,
  start,
  appointments,
  next,
}: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("dashboard.title")}>
      {start ? (
        <p className="mb-5 flex items-start gap-2.5 border-s-4 border-mar-700 bg-mar-50 px-4 py-3">
          <Icon as={ListChecks} className="mt-0.5 size-4 text-mar-700" />
          <span>
            <strong className="font-semibold">{t("start.dashboard")}:</strong> {t("start.sum", start)}.{" "}
            <a href="/admin/start" className={link}>
              {t("start.dashboard.link")}
            </a>
          </span>
        </p>
      ) : null}
      {undeliveredMails > 0 ? (
        <p className="mb-5 flex items-start gap-2.5 border-s-4 border-warn-700 bg-warn-50 px-4 py-3">
          <Icon as={TriangleAlert} className="mt-0.5 size-4 text-warn-700" />
          <span>
            <strong className="font-semibold">{t("dashboard.mail")}.</strong>{" "}
            {t("dashboard.mail.text", { count: undeliveredMails })}{" "}
            <a href="/admin/status" className={link}>
              {t("dashboard.mail.link")}
            </a>
          </span>
        </p>
      ) : null}
      {overdue.length > 0 ? (
        <p className="mb-5 flex items-start gap-2.5 border-s-4 border-warn-700 bg-warn-50 px-4 py-3">
          <Icon as={TriangleAlert} className="mt-0.5 size-4 text-warn-700" />
          <span>
            {t("dashboard.completion", {
              count: overdue.length,
              names: overdue.map(({ name }) => name).join(", "),
            })}{" "}
            <a
              href={overdue.length === 1 ? `/admin/developments/${overdue[0]?.id}/edit` : "/admin/developments"}
              className={link}
            >
              {t("dashboard.completion.link")}
            </a>
          </span>
        </p>
      ) : null}
      <PropertyCounts counts={counts} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <Panel
            title={t("enquiries.waiting")}
            note={
              <a href="/admin/enquiries" className={`${link} inline-flex min-h-6 items-center max-md:min-h-11`}>
                {t("dashboard.allEnquiries")}
              </a>
            }
          >
            {waiting.count === 0 ? (
              <p className="px-4 py-6 text-stone-600">{t("enquiries.waiting.empty")}</p>
            ) : (
              <EnquiryList enquiries={waiting.enquiries} now={now} isWaiting />
            )}
            <More waiting={waiting} spamCount={spamCount} />
          </Panel>
        </div>
        {/* On a phone the day comes before what was edited last. */}
        <div className="space-y-5 xl:row-span-2">
          <TodaysAppointments {...{ appointments, next, now }} />
          <QuickActions />
          <ReplyPromise replies={replies} />
        </div>
        <RecentlyEdited homes={recent} />
      </div>
    </AdminPage>
  );
}

/** The messages that are not on the list: further ones, and those that may be spam and must not be forgotten. */
function More({ waiting: { enquiries, count }, spamCount }: Pick<Props, "waiting" | "spamCount">) {
  const { t } = useAdminText();
  const more = count - enquiries.length;
  if (more === 0 && spamCount === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 border-t border-plaster-200 px-4 py-2">
      {more > 0 ? (
        <a href="/admin/enquiries" className={`${link} inline-flex min-h-6 items-center max-md:min-h-11`}>
          {t("dashboard.moreWaiting", { count: more })}
        </a>
      ) : null}
      {spamCount > 0 ? (
        <a href="/admin/enquiries?view=spam" className={`${link} inline-flex min-h-6 items-center max-md:min-h-11`}>
          {t("dashboard.spam", { count: spamCount })}
        </a>
      ) : null}
    </p>
  );
}
