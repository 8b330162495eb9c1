import type { ReactNode } from "react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { type OpenDays, openDays, shortTime } from "~/domain/agency/opening-hours";
import { formatTime } from "~/i18n/format";
import { useText } from "~/i18n/text";

type Props = {
  agency: Pick<AgencyIdentity, "hours" | "hoursNote">;
  /** What stands around the lines, where there are any. */
  children: (lines: ReactNode) => ReactNode;
};

/** When the office is open, a line for the days that have the same hours; nothing where the agency says nothing about it. */
export function OpeningHours({ agency: { hours, hoursNote }, children }: Props) {
  const line = useHoursLine();
  const lines = [...openDays(hours).map(line), ...(hoursNote === "" ? [] : [hoursNote])];
  if (lines.length === 0) return null;
  return children(
    lines.map((words) => (
      <p key={words} className="figures">
        {words}
      </p>
    )),
  );
}

function useHoursLine() {
  const { t, language } = useText();
  const clock = (time: string) => formatTime(language, shortTime(time));
  return ({ from, to, spans }: OpenDays): string => {
    const days =
      from === to
        ? t("hours.day", { day: t(`hours.${from}`) })
        : t("hours.days", { from: t(`hours.${from}`), to: t(`hours.${to}`) });
    const times = spans.map(({ opens, closes }) => t("hours.span", { opens: clock(opens), closes: clock(closes) }));
    const last = times.at(-1) ?? "";
    const first = times.slice(0, -1).join(", ");
    return t("hours.line", { days, times: first === "" ? last : t("hours.and", { first, last }) });
  };
}
