import { walkGoals, type WalkingTimes as Times } from "~/domain/places/walking-times";
import { useText } from "~/i18n/text";

/** How far it is on foot from the middle of a neighbourhood, as far as the agent has said; nothing where nothing is known. */
export function WalkingTimes({ times, className = "" }: { times: Times; className?: string }) {
  const { t } = useText();
  const known = walkGoals.flatMap((goal) => {
    const minutes = times[goal];
    return minutes === null ? [] : [t(`place.onFoot.${goal}`, { minutes }).replaceAll(" ", "\u00a0")];
  });
  if (known.length === 0) return null;
  return <p className={className}>{t("place.onFoot", { times: known.join("\u00a0· ") })}</p>;
}
