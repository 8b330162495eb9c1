import { CircleCheck } from "lucide-react";

import { useText } from "~/i18n/text";
import { formatClockHour } from "~/i18n/time-span";
import type { FlashText } from "~/ui/frame/flash-banner";
import { Icon } from "~/ui/icon";

type Props = {
  thanks: FlashText;
  /** When it was sent; ISO 8601, UTC. */
  at: string;
};

/** Above a form that this browser has just sent. */
export function SentBefore({ thanks, at }: Props) {
  const { t, to, language } = useText();
  return (
    <div id="sent-before" className="wrap mt-4" role="status">
      <div className="flex items-start gap-3 border-s-4 border-ok-700 bg-ok-50 px-5 py-4">
        <Icon as={CircleCheck} className="mt-1 size-5 text-ok-700" />
        <p>
          <span className="font-semibold">{t(`flash.${thanks}.title`)}</span>
          {". "}
          {t("sent.before", { time: formatClockHour(language, at) })}{" "}
          <a href={to("/sent")} className="text-mar-700 underline hover:text-mar-600">
            {t("sent.see")}
          </a>
        </p>
      </div>
    </div>
  );
}
