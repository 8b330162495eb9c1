import type { ReactNode } from "react";

import { telLink } from "~/domain/agency/agency";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import { displayId } from "~/domain/properties/property";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";

const link = "text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current";

/** Who wrote, in which language and from where, and what the form asked. */
export function EnquiryFacts({ enquiry, now }: { enquiry: ReceivedEnquiry; now: Date }) {
  const { t } = useAdminText();
  const { name, email, phone, phoneNumber, language, receivedAt, page, wantsNews, request } = enquiry;
  return (
    <>
      <dl className="mt-4 grid grid-cols-[7rem_minmax(0,1fr)] gap-y-2">
        <Line name={t("enquiry.name")}>{name}</Line>
        <Line name={t("enquiry.email")}>{email}</Line>
        {phone ? (
          <Line name={t("enquiry.phone")}>
            <a href={telLink(phone, phoneNumber)} className={link}>
              {phone}
            </a>
          </Line>
        ) : null}
        <Line name={t("enquiry.language")}>{t(`enquiry.language.${language}`)}</Line>
        <Line name={t("enquiry.received")}>
          <time dateTime={receivedAt}>{moment(t, receivedAt, now)}</time>
        </Line>
        <Line name={t("enquiry.page")}>{page}</Line>
        <Line name={t("enquiry.news")}>{t(wantsNews ? "enquiry.news.wanted" : "enquiry.news.unwanted")}</Line>
      </dl>
      {request.length > 0 ? (
        <>
          <h3 className="mt-5 border-t border-plaster-200 pt-4 font-sans text-sm font-semibold">
            {t("enquiry.request")}
          </h3>
          <dl className="mt-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-y-2">
            {request.map(({ name: asked, value, homes }) => (
              <Line key={asked} name={asked}>
                {homes
                  ? homes.map(({ id, title }) => (
                      <a key={id} href={`/property/${id}`} className={`${link} block py-1`}>
                        {displayId(id)} {title}
                      </a>
                    ))
                  : value}
              </Line>
            ))}
          </dl>
        </>
      ) : null}
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone-600">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
