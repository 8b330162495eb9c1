import type { EnquirySummary } from "~/domain/enquiries/received-enquiry";
import type { PropertyCounts as Counts } from "~/domain/properties/property-counts";
import { useAdminText } from "~/i18n/admin";

import { AdminPage, Panel } from "./admin-page";
import { EnquiryList } from "./enquiry-list";
import { PropertyCounts } from "./property-counts";

/** The first messages of a view, and how many there are in all. */
type Messages = { enquiries: readonly EnquirySummary[]; count: number };

type Props = { now: Date; counts: Counts; waiting: Messages; spam: Messages };

export function DashboardScreen({ now, counts, waiting, spam }: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("dashboard.title")}>
      <PropertyCounts counts={counts} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <Panel title={t("enquiries.waiting")} note={t("enquiries.waiting.count", { count: waiting.count })}>
          {waiting.count === 0 ? (
            <p className="px-4 py-6 text-stone-600">{t("enquiries.waiting.empty")}</p>
          ) : (
            <EnquiryList enquiries={waiting.enquiries} now={now} isWaiting />
          )}
          <Rest messages={waiting} />
        </Panel>
        {spam.count > 0 ? (
          <Panel title={t("enquiries.spam")} note={t("enquiries.spam.count", { count: spam.count })}>
            <EnquiryList enquiries={spam.enquiries} now={now} isWaiting={false} />
            <Rest messages={spam} />
          </Panel>
        ) : null}
      </div>
    </AdminPage>
  );
}

function Rest({ messages: { enquiries, count } }: { messages: Messages }) {
  const { t } = useAdminText();
  if (enquiries.length === count) return null;
  return (
    <p className="border-t border-plaster-200 px-4 py-3 text-stone-600">
      {t("enquiries.shown", { count: enquiries.length })}
    </p>
  );
}
