import { answerMinutes } from "~/domain/enquiries/answering/reply-clock";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { useAdminText } from "~/i18n/admin";
import { duration, moment } from "~/i18n/admin-time";

import type { OpenEnquiry } from "./open-enquiry";

const link = "font-medium text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current";

/** What else the same person wrote, newest first. */
export function PersonsEnquiries({
  enquiries,
  search,
  now,
}: Pick<OpenEnquiry, "search" | "now"> & { enquiries: OpenEnquiry["others"] }) {
  const { t } = useAdminText();
  if (enquiries.length === 0) return null;
  return (
    <div className="mt-5 border-t border-plaster-200 pt-4">
      <h3 className="font-sans text-sm font-semibold">{t("enquiry.person")}</h3>
      <ul className="mt-1 divide-y divide-plaster-200">
        {enquiries.map(({ id, kind, state, receivedAt, answeredAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 max-md:min-h-11">
            <span>
              <a href={enquiryPath(id, search)} className={link}>
                {t(`kind.${kind}`)}
              </a>{" "}
              <time dateTime={receivedAt} className="figures text-xs text-stone-600">
                {moment(t, receivedAt, now)}
              </time>
            </span>
            <span className={`figures text-xs ${tints[state]}`}>
              {state === "answered" && answeredAt !== null
                ? t("enquiry.person.answered", { time: duration(t, answerMinutes(receivedAt, answeredAt)) })
                : t(`enquiry.state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const tints = { waiting: "text-ink", answered: "text-ok-700", spam: "text-warn-700" } as const;
