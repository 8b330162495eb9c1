import type { AppointmentMail } from "~/domain/diary/appointment";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { mailName } from "~/ui/admin/mail-name";

import { Panel } from "../admin-page";

/** What was mailed about an appointment, and whether it arrived. */
export function AppointmentMails({ mails, now }: { mails: readonly AppointmentMail[]; now: Date }) {
  const { t } = useAdminText();
  return (
    <Panel title={t("diary.mails")}>
      {mails.length === 0 ? (
        <p className="px-4 py-3 text-stone-600">{t("diary.mails.none")}</p>
      ) : (
        <ul className="divide-y divide-plaster-200">
          {mails.map((mail) => (
            <li key={mail.id} className="px-4 py-2.5 break-words">
              <p className="font-medium">{mailName(t, mail)}</p>
              <p className="text-xs text-stone-600">{t("diary.mail.to", { recipient: mail.recipient })}</p>
              <p className={mail.lastError === null ? "text-stone-700" : "text-bad-700"}>
                {mail.lastError === null || mail.status === "sent"
                  ? t(`diary.mail.${mail.status}`)
                  : t(mail.status === "failed" ? "diary.mail.failed" : "diary.mail.trying", { reason: mail.lastError })}
                {mail.status === "sent" ? (
                  <>
                    , <time dateTime={mail.at}>{moment(t, mail.at, now)}</time>
                  </>
                ) : null}
              </p>
              {mail.status === "failed" ? (
                <a
                  href="/admin/status"
                  className="text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current"
                >
                  {t("diary.mail.retry")}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
