import { RotateCw } from "lucide-react";

import type { UndeliveredMail } from "~/domain/mail/mail";
import type { MailTest } from "~/domain/site/status";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { Panel } from "~/ui/admin/admin-page";
import { mailName } from "~/ui/admin/mail-name";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { type Fact, Facts } from "./facts";
import { MailLinks } from "./mail-links";

type Props = {
  mails: readonly UndeliveredMail[];
  total: number;
  test: MailTest | null;
  /** Whether mails are kept as files, for want of a mail server. */
  keepsFiles: boolean;
  now: Date;
};

/** The mails that could not leave, each with what the mail server said and a button that tries it again. */
export function Mails({ mails, total, test, keepsFiles, now }: Props) {
  const { t } = useAdminText();
  return (
    <div id="mails">
      <Panel title={t("status.mails")}>
        {total === 0 ? (
          <p className="px-4 py-3 text-stone-600">{t(keepsFiles ? "status.mails.noneKept" : "status.mails.none")}</p>
        ) : null}
        {mails.length > 0 ? (
          <ul className="divide-y divide-plaster-200">
            {mails.map((mail) => (
              <li
                key={mail.id}
                className="grid gap-x-4 gap-y-1.5 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto] md:items-center"
              >
                <Addressed mail={mail} now={now} />
                <p className="min-w-0 break-words text-stone-700">
                  {mail.lastError} <span className="block text-xs text-stone-600">{triesOf(t, mail, now)}</span>
                </p>
                <Retry mail={mail} />
              </li>
            ))}
          </ul>
        ) : null}
        {mails.length < total ? (
          <p className="border-t border-plaster-200 px-4 py-3 text-stone-600">
            {t("status.mails.shown", { count: mails.length, total })}
          </p>
        ) : null}
        <div className="border-t border-plaster-200">
          <Facts facts={[testFact(t, test, keepsFiles, now)]} />
        </div>
      </Panel>
    </div>
  );
}

function Addressed({ mail, now }: { mail: UndeliveredMail; now: Date }) {
  const { t } = useAdminText();
  return (
    <p className="min-w-0">
      <span className="font-medium">{mailName(t, mail)}</span>
      <span className="block break-all text-stone-700">{mail.recipient}</span>
      <span className="block text-xs text-stone-600">
        {moment(t, mail.createdAt, now)}
        <MailLinks subject={mail} />
      </span>
    </p>
  );
}

function Retry({ mail }: { mail: UndeliveredMail }) {
  const { t } = useAdminText();
  return (
    <form method="post" action="/admin/status" data-swap="mails">
      <input type="hidden" name="intent" value="retry-mail" />
      <input type="hidden" name="mail" value={mail.id} />
      <SubmitButton
        kind="secondary"
        size="sm"
        busyLabel={t("status.mails.retrying")}
        aria-label={t("status.mails.retryOne", { name: mailName(t, mail), recipient: mail.recipient })}
      >
        <Icon as={RotateCw} className="size-4" />
        {t("status.mails.retry")}
      </SubmitButton>
    </form>
  );
}

function triesOf(t: AdminText, { hasFailed, tries, nextTryAt }: UndeliveredMail, now: Date): string {
  return hasFailed
    ? t("status.mails.gaveUp", { count: tries })
    : t("status.mails.next", { count: tries, moment: moment(t, nextTryAt, now) });
}

function testFact(t: AdminText, test: MailTest | null, keepsFiles: boolean, now: Date): Fact {
  const label = t("status.mailTest");
  if (!test) return { label, value: t("status.mailTest.none") };
  const said = {
    recipient: test.recipient,
    error: test.lastError ?? "",
    moment: moment(t, test.sentAt ?? test.createdAt, now),
  };
  switch (test.status) {
    case "sent":
      return {
        label,
        isGood: !keepsFiles,
        value: t(keepsFiles ? "status.mailTest.kept" : "status.mailTest.sent", said),
      };
    case "failed":
      return { label, isGood: false, value: t("status.mailTest.failed", said) };
    case "waiting":
    case "sending":
      return test.lastError === null
        ? { label, value: t("status.mailTest.waiting", said) }
        : { label, isGood: false, value: t("status.mailTest.waitsAfter", said) };
  }
}
