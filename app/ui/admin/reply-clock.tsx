import { minutesSince, replyClock } from "~/domain/enquiries/reply-clock";
import { useAdminText } from "~/i18n/admin";
import { duration } from "~/i18n/admin-time";

type Props = { receivedAt: string; now: Date; className?: string };

const looks = {
  quiet: { text: "text-ink", bar: "fill-mar-700" },
  soon: { text: "text-terra-600", bar: "fill-terra-600" },
  late: { text: "text-bad-700", bar: "fill-bad-700" },
} as const;

/** What is left of the 24 hours that the site promises: in words first, then as a bar. */
export function ReplyClock({ receivedAt, now, className = "w-28" }: Props) {
  const { t } = useAdminText();
  const { state, dueAt, minutes, share } = replyClock(receivedAt, now);
  const look = looks[state];
  const time = duration(t, minutes);
  return (
    <span className={`inline-grid gap-1 ${className}`}>
      <time dateTime={dueAt} className={`figures font-semibold ${look.text}`}>
        {state === "late" ? t("clock.late", { time }) : t("clock.left", { time })}
      </time>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="h-1.5 w-full bg-plaster-200" aria-hidden="true">
        <rect width={share} height="1" className={look.bar} />
      </svg>
    </span>
  );
}

/** How long ago a message came. */
export function Age({ receivedAt, now, className = "" }: Props) {
  const { t } = useAdminText();
  return (
    <time dateTime={receivedAt} className={`figures ${className}`}>
      {t("clock.ago", { time: duration(t, minutesSince(receivedAt, now)) })}
    </time>
  );
}
