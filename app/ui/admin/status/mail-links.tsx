import { appointmentPath } from "~/domain/diary/appointment";
import type { MailSubject } from "~/domain/mail/mail";
import { useAdminText } from "~/i18n/admin";

// Above a line that is a link as a whole.
const link = "relative z-1 text-mar-700 underline decoration-mar-300 hover:decoration-current";

/** From a mail to the message and the appointment that it is about. */
export function MailLinks({ subject: { enquiryId, appointmentId } }: { subject: MailSubject }) {
  const { t } = useAdminText();
  return (
    <>
      {enquiryId === null ? null : (
        <>
          {" · "}
          <a href={`/admin/enquiries/${enquiryId}`} className={link}>
            {t("status.mails.enquiry")}
          </a>
        </>
      )}
      {appointmentId === null ? null : (
        <>
          {" · "}
          <a href={appointmentPath(appointmentId)} className={link}>
            {t("status.mails.appointment")}
          </a>
        </>
      )}
    </>
  );
}
