import { replyClock } from "~/domain/enquiries/answering/reply-clock";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { type Answer } from "~/domain/enquiries/inbox/received-enquiry";
import { useAdminText } from "~/i18n/admin";
import { duration, moment } from "~/i18n/admin-time";
import { SubmitButton } from "~/ui/button";

import type { OpenEnquiry } from "./open-enquiry";
import { ReplyClock } from "./reply-clock";
import { spamReasonInWords } from "./spam-words";

/** Until when the answer is owed, or when it was given and by whom, or why the message lies in the spam. */
export function EnquiryStanding({ enquiry, search, now }: OpenEnquiry) {
  const { t } = useAdminText();
  const { id, state, answer, receivedAt, guardMark } = enquiry;
  if (state === "spam") return <SpamNotice enquiry={enquiry} search={search} now={now} />;
  if (answer) {
    return (
      <div className="mt-4 bg-ok-50 p-3">
        <p className="font-semibold text-ok-700">{timeTaken(t, receivedAt, answer.at, now)}</p>
        <p className="mt-1 text-xs break-words text-stone-700">
          <How answer={answer} now={now} />
        </p>
        <form method="post" action={enquiryPath(id, search)} data-swap="inbox sidebar" className="mt-2">
          <input type="hidden" name="intent" value="reopen" />
          <SubmitButton id="reopen" kind="quiet" size="sm" className="-ms-3" busyLabel={t("enquiry.answer.busy")}>
            {t("enquiry.reopen")}
          </SubmitButton>
        </form>
      </div>
    );
  }
  const { dueAt } = replyClock({ receivedAt, answeredAt: null }, now);
  return (
    <div className="mt-4 bg-mar-50 p-3 has-data-[state=late]:bg-bad-50 has-data-[state=soon]:bg-terra-50">
      <ReplyClock receivedAt={receivedAt} answeredAt={null} now={now} className="w-full" />
      {guardMark === null ? null : <p className="mt-2 text-xs text-warn-700">{t(`enquiry.mark.${guardMark}`)}</p>}
      <p className="mt-2 text-xs text-stone-700">{t("enquiry.answerBefore", { moment: moment(t, dueAt, now) })}</p>
    </div>
  );
}

function timeTaken(t: ReturnType<typeof useAdminText>["t"], receivedAt: string, answeredAt: string, now: Date): string {
  const clock = replyClock({ receivedAt, answeredAt }, now);
  const time = duration(t, clock.minutes);
  return clock.state === "answered" && clock.minutesLate > 0
    ? t("clock.tookLate", { time, late: duration(t, clock.minutesLate) })
    : t("clock.took", { time });
}

function How({ answer: { how, at, by }, now }: { answer: Answer; now: Date }) {
  const { t } = useAdminText();
  const said = { how: t(`enquiry.how.${how}`), moment: moment(t, at, now) };
  return (
    <time dateTime={at}>{by === null ? t("enquiry.answered", said) : t("enquiry.answered.by", { ...said, by })}</time>
  );
}

function SpamNotice({
  enquiry: { id, spamReason, spamSigns, setAside },
  search,
  now,
}: Pick<OpenEnquiry, "enquiry" | "search" | "now">) {
  const { t } = useAdminText();
  return (
    <div className="mt-4 space-y-1 bg-warn-50 p-3 text-warn-700">
      {spamReason === null ? null : (
        <p className="break-words">
          <strong className="font-semibold">{t("enquiry.spam")}.</strong>{" "}
          {spamReasonInWords(t, { spamReason, spamSigns })}
        </p>
      )}
      {setAside === null ? null : (
        <p className="break-words">
          {setAside.by === null
            ? t("enquiry.spam.bySomebody", { moment: moment(t, setAside.at, now) })
            : t("enquiry.spam.byAdmin", { by: setAside.by, moment: moment(t, setAside.at, now) })}
        </p>
      )}
      <p className="text-xs">{t("enquiry.spam.kept")}</p>
      <form method="post" action={enquiryPath(id, search)} data-swap="inbox sidebar" className="pt-2">
        <input type="hidden" name="intent" value="not-spam" />
        <SubmitButton id="not-spam" kind="secondary" size="sm" busyLabel={t("enquiry.answer.busy")}>
          {t("enquiry.spam.clear")}
        </SubmitButton>
      </form>
    </div>
  );
}
