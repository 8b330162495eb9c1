import type { EnquirySummary } from "~/domain/enquiries/inbox/received-enquiry";
import { useAdminText } from "~/i18n/admin";

import { enquirySubject } from "./enquiry-words";
import { Age, ReplyClock } from "./reply-clock";

type Props = {
  enquiries: readonly EnquirySummary[];
  now: Date;
  /** Whether an answer is still owed, and so a clock runs. */
  isWaiting: boolean;
};

/** Messages a line each; the line is the link. */
export function EnquiryList({ enquiries, now, isWaiting }: Props) {
  const { t } = useAdminText();
  return (
    <ul className="divide-y divide-plaster-200">
      {enquiries.map((enquiry) => {
        const { id, kind, name, language, receivedAt } = enquiry;
        const inShort = t(`enquiries.languageShort.${language}`);
        return (
          <li
            key={id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 hover:bg-plaster-50 lg:grid-cols-[9rem_minmax(0,1fr)_2.5rem_7rem_7rem]"
          >
            <span className="font-semibold max-lg:col-start-1">
              {t(`kind.${kind}`)} <span className="text-xs font-normal text-stone-600 lg:hidden">{inShort}</span>
            </span>
            <span className="min-w-0 max-lg:col-start-1">
              <a href={`/admin/enquiries/${id}`} className="block truncate font-medium after:absolute after:inset-0">
                {name}
              </a>
              <span className="block truncate text-stone-700">{enquirySubject(t, enquiry)}</span>
              <Age receivedAt={receivedAt} now={now} className="text-xs text-stone-600 lg:hidden" />
            </span>
            <span className="text-xs text-stone-600 max-lg:hidden">{inShort}</span>
            <Age receivedAt={receivedAt} now={now} className="text-xs text-stone-600 max-lg:hidden" />
            {isWaiting ? (
              <ReplyClock
                receivedAt={receivedAt}
                answeredAt={enquiry.answeredAt}
                now={now}
                className="w-28 max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1"
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
