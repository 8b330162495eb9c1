import { CircleCheck, Mail } from "lucide-react";

import type { EnquiryKind } from "~/domain/enquiries/enquiry";
import { formatNamedDay } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { formatClockHour, formatDeadline } from "~/i18n/time-span";
import { Breadcrumb } from "~/ui/breadcrumb";
import { buttonClass } from "~/ui/button";
import { type Fact, FactList } from "~/ui/fact-list";
import type { FlashText } from "~/ui/frame/flash-banner";
import { Icon } from "~/ui/icon";

type Props = {
  kind: EnquiryKind;
  thanks: FlashText;
  /** The answers as they were sent, in the words of the page; none where the message is kept no more. */
  answers: readonly Fact[];
  message: string;
  /** Where the receipt goes; null where none does. */
  receiptTo: string | null;
  /** The time that waits to be confirmed by the link in a mail, and until when it is held, where it is; ISO 8601, UTC. */
  booking?: { email: string; startsAt: string; heldUntil: string | null } | null;
  phone: string;
  /** Who answers; null where nobody is named. */
  answeredBy: string | null;
  /** One useful thing to do meanwhile. */
  step: { href: string; label: string };
  /** Path of the page that the form was opened from, without language. */
  page: string;
};

/** After a form: what reached us, what happens next and when, where the receipt went, and one next step. */
export function SentScreen(props: Props) {
  const { thanks, answers, message, booking, phone, step, page } = props;
  const { t, to } = useText();
  const title = t(`flash.${thanks}.title`);
  const next = useNext(props);
  return (
    <main id="main">
      <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={title} />
      <div className="wrap pb-section max-md:pt-4">
        <div data-dialog-part className="max-w-[44rem]">
          <Icon as={booking ? Mail : CircleCheck} className="size-8 text-ok-700" />
          <h1 tabIndex={-1} className="mt-3 text-display-2 in-[dialog]:pe-12 in-[dialog]:text-title-1">
            {title}
          </h1>
          <p className="mt-3 text-lg text-stone-700 in-[dialog]:text-md">{t(`flash.${thanks}.text`)}</p>
          {next.length > 0 ? (
            <>
              <h2 className="mt-10 text-title-2 in-[dialog]:mt-7">{t("sent.next")}</h2>
              <ul className="mt-3 space-y-2 text-md text-stone-700">
                {next.map((line) => (
                  <li key={line} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <div className="mt-8 flex flex-wrap gap-3 in-[dialog]:mt-6">
            <a href={to(step.href)} className={buttonClass({ size: "lg" })}>
              {step.label}
            </a>
            <a href={to(page)} data-close-dialog className={buttonClass({ kind: "secondary", size: "lg" })}>
              {t("sent.back")}
            </a>
          </div>
          {answers.length > 0 ? (
            <section aria-labelledby="sent-answers" className="mt-12 in-[dialog]:mt-9">
              <h2 id="sent-answers" className="text-title-2">
                {t("sent.answers")}
              </h2>
              <FactList facts={answers} className="mt-3 [&_dd]:wrap-anywhere [&_dt]:shrink-0" />
              {message === "" ? null : (
                <div className="border-b border-plaster-200 py-3">
                  <p className="text-stone-600">{t("field.message")}</p>
                  <p className="mt-1 whitespace-pre-line wrap-anywhere">{message}</p>
                </div>
              )}
            </section>
          ) : null}
          <p className="mt-6 text-base text-stone-700">{t("sent.change", { phone })}</p>
        </div>
      </div>
    </main>
  );
}

/** What happens next, line by line; nothing where the thanks say it all. */
function useNext({ kind, thanks, receiptTo, booking, answeredBy }: Props): string[] {
  const { t, language } = useText();
  if (booking) {
    const { email, startsAt, heldUntil } = booking;
    const at = { day: formatNamedDay(language, startsAt), time: formatClockHour(language, startsAt) };
    return [
      t("sent.confirm.mail", { email }),
      heldUntil === null
        ? t("sent.confirm.notHeld", at)
        : t("sent.confirm.held", { ...at, until: formatDeadline(language, heldUntil) }),
    ];
  }
  if (thanks === "bookingMade") return [];
  return [
    t(thanks === "bookingAsked" ? "sent.asked" : `sent.next.${kind}`),
    ...(answeredBy === null ? [] : [t("person.answers", { name: answeredBy })]),
    ...(receiptTo === null ? [] : [t("sent.receipt", { email: receiptTo })]),
  ];
}

/** Where this browser has sent nothing lately. */
export function NothingSentScreen() {
  const { t, to } = useText();
  return (
    <main id="main" className="wrap pt-10 pb-section">
      <h1 className="text-display-2">{t("sent.none.title")}</h1>
      <p className="mt-4 max-w-2xl text-lg text-stone-700">{t("sent.none.text")}</p>
      <a href={to("/contact")} className={buttonClass({ size: "lg", className: "mt-8" })}>
        {t("nav.contact")}
      </a>
    </main>
  );
}
