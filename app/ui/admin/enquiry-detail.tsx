import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";

import { telLink } from "~/domain/agency/agency";
import { enquiryNumber, type ReceivedEnquiry } from "~/domain/enquiries/received-enquiry";
import { replyClock } from "~/domain/enquiries/reply-clock";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { ReplyClock } from "./reply-clock";

type Props = { enquiry: ReceivedEnquiry; now: Date };

const link = "text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current";

/** One message with everything its sender said. */
export function EnquiryDetail({ enquiry, now }: Props) {
  const { t } = useAdminText();
  const { id, kind, email, phone, language, message, request, receivedAt, spamReason } = enquiry;
  return (
    <section aria-labelledby="enquiry" className="max-w-form border border-plaster-200 bg-plaster-0 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="enquiry" className="text-title-2">
            {t(`kind.${kind}`)}
          </h2>
          <Home home={enquiry.home} />
        </div>
        <span className="figures text-xs text-stone-600">{t("enquiry.number", { number: enquiryNumber(id) })}</span>
      </div>
      {spamReason === null ? (
        <ReplyPromise enquiry={enquiry} now={now} />
      ) : (
        <p className="mt-4 bg-warn-50 p-3 text-warn-700">
          <strong className="font-semibold">{t("enquiry.spam")}.</strong> {t(`enquiry.spam.${spamReason}`)}
        </p>
      )}
      <dl className="mt-4 grid grid-cols-[7rem_minmax(0,1fr)] gap-y-2">
        <Line name={t("enquiry.name")}>{enquiry.name}</Line>
        <Line name={t("enquiry.email")}>
          <a href={mailLink(email)} className={link}>
            {email}
          </a>
        </Line>
        {phone ? (
          <Line name={t("enquiry.phone")}>
            <a href={telLink(phone)} className={link}>
              {phone}
            </a>
          </Line>
        ) : null}
        <Line name={t("enquiry.language")}>{t(`enquiry.language.${language}`)}</Line>
        <Line name={t("enquiry.received")}>
          <time dateTime={receivedAt}>{moment(t, receivedAt, now)}</time>
        </Line>
        <Line name={t("enquiry.page")}>{enquiry.page}</Line>
        <Line name={t("enquiry.news")}>{t(enquiry.wantsNews ? "enquiry.news.wanted" : "enquiry.news.unwanted")}</Line>
      </dl>
      {request.length > 0 ? (
        <>
          <h3 className="mt-5 border-t border-plaster-200 pt-4 font-sans text-sm font-semibold">
            {t("enquiry.request")}
          </h3>
          <dl className="mt-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-y-2">
            {request.map(({ name, value }) => (
              <Line key={name} name={name}>
                {value}
              </Line>
            ))}
          </dl>
        </>
      ) : null}
      {message ? (
        <>
          <h3 className="sr-only">{t("enquiry.message")}</h3>
          <blockquote
            lang={language}
            className="mt-4 border-s border-terra-600 ps-4 text-base break-words whitespace-pre-line text-stone-700"
          >
            {message}
          </blockquote>
        </>
      ) : null}
      <div className="mt-5 grid auto-cols-fr grid-flow-col gap-2 sm:max-w-md">
        {phone ? (
          <a href={telLink(phone)} className={buttonClass()}>
            <Icon as={Phone} />
            {t("enquiry.call")}
          </a>
        ) : null}
        <a href={mailLink(email)} className={buttonClass({ kind: phone ? "secondary" : "primary" })}>
          <Icon as={Mail} />
          {t("enquiry.write")}
        </a>
      </div>
    </section>
  );
}

function Home({ home }: { home: ReceivedEnquiry["home"] }) {
  const { t } = useAdminText();
  if (!home) return null;
  return (
    <p className="text-stone-600">
      {home.status === "draft" ? (
        t("enquiry.draftHome", { title: home.title })
      ) : (
        <a href={`/property/${home.id}`} className={link}>
          {home.title}
        </a>
      )}
    </p>
  );
}

const washes = { quiet: "bg-mar-50", soon: "bg-terra-50", late: "bg-bad-50" } as const;

/** Until when the answer is owed, or when it was given. */
function ReplyPromise({ enquiry: { receivedAt, answeredAt }, now }: Props) {
  const { t } = useAdminText();
  if (answeredAt !== null) {
    return (
      <p className="mt-4 bg-ok-50 p-3 text-ok-700">{t("enquiry.answeredAt", { moment: moment(t, answeredAt, now) })}</p>
    );
  }
  const { state, dueAt } = replyClock(receivedAt, now);
  return (
    <div className={`mt-4 p-3 ${washes[state]}`}>
      <ReplyClock receivedAt={receivedAt} now={now} className="w-full" />
      <p className="figures mt-2 text-xs text-stone-700">
        {t("enquiry.answerBefore", { moment: moment(t, dueAt, now) })}
      </p>
    </div>
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

/** An address may hold a question mark; unescaped, it would begin further headers of the mail. */
function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
