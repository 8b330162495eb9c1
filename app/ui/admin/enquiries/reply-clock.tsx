import { Check, Clock } from "lucide-react";

import { business } from "~/domain/agency/agency";
import { minutesSince, replyClock, type Waited } from "~/domain/enquiries/answering/reply-clock";
import { useAdminText } from "~/i18n/admin";
import { duration } from "~/i18n/admin-time";
import { timeInBarcelona } from "~/i18n/barcelona-time";
import { Icon } from "~/ui/icon";

type Props = Waited & { now: Date; className?: string };

/**
 * What is left of the 24 hours that the site promises, in words first, then as a bar; or how long the answer took. The
 * script finds it by `data-clock` and lets it go on.
 */
export function ReplyClock({ receivedAt, answeredAt, now, className = "w-28" }: Props) {
  const { t } = useAdminText();
  const clock = replyClock({ receivedAt, answeredAt }, now);
  const time = duration(t, clock.minutes);
  if (clock.state === "answered") {
    return (
      <span className="inline-flex items-center gap-1.5 text-ok-700">
        <Icon as={Check} className="size-3.5" />
        <time dateTime={`PT${clock.minutes}M`} className="figures">
          <span className="sr-only">{t("clock.answeredIn")}</span> {time}
        </time>
      </span>
    );
  }
  const { state, dueAt, share } = clock;
  return (
    <span
      data-clock={receivedAt}
      data-now={now.toISOString()}
      data-state={state}
      className={`group/clock inline-grid gap-1 ${className}`}
    >
      <time
        dateTime={dueAt}
        className="figures font-semibold text-ink group-data-[state=late]/clock:text-bad-700 group-data-[state=soon]/clock:text-terra-600"
      >
        {state === "late" ? t("clock.late", { time }) : t("clock.left", { time })}
      </time>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="h-1.5 w-full bg-plaster-200" aria-hidden="true">
        <rect
          width={share}
          height="1"
          className="fill-mar-700 group-data-[state=late]/clock:fill-bad-700 group-data-[state=soon]/clock:fill-terra-600"
        />
      </svg>
    </span>
  );
}

/** How long ago a message came. */
export function Age({ receivedAt, now, className = "" }: { receivedAt: string; now: Date; className?: string }) {
  const { t } = useAdminText();
  return (
    <time dateTime={receivedAt} data-age className={`figures ${className}`}>
      {t("clock.ago", { time: duration(t, minutesSince(receivedAt, now)) })}
    </time>
  );
}

/** The time in Barcelona, and what was promised. */
export function PromiseNow({ now }: { now: Date }) {
  const { t } = useAdminText();
  const hours = business.replyHours;
  return (
    <p className="figures flex items-center gap-2 text-stone-600">
      <Icon as={Clock} className="size-4" />
      <time dateTime={now.toISOString()} data-today data-hours={hours}>
        {t("clock.now", { time: timeInBarcelona(now), hours })}
      </time>
    </p>
  );
}
