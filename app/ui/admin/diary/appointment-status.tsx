import { type Appointment, asksHowItWent } from "~/domain/diary/appointment";
import { useAdminText } from "~/i18n/admin";
import { formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { Badge } from "~/ui/badge";

/** Where it stands, where that is not simply planned: cancelled, what was said, or that nobody has said it yet. */
export function AppointmentStanding({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { t } = useAdminText();
  const { status, said } = appointment;
  if (status === "cancelled") {
    return <Badge className="bg-plaster-200 text-stone-700">{t("diary.status.cancelled")}</Badge>;
  }
  if (said) {
    const words =
      said.offer === null
        ? t(`diary.outcome.${said.outcome}`)
        : t("diary.outcome.offerOf", { price: formatPrice(defaultLanguage, said.offer) });
    return <Badge className="bg-ok-50 text-ok-700">{words}</Badge>;
  }
  if (!asksHowItWent(appointment, now)) return null;
  return <Badge className="bg-warn-50 text-warn-700">{t("diary.outcome.ask")}</Badge>;
}
