import type { BookedKind } from "~/domain/agency/booking-hours";
import { bookPath } from "~/domain/booking/booking";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";

/** What can be booked, where the address does not say it yet. A home is chosen in the list of them. */
export function ChooseKind({ kinds }: { kinds: readonly BookedKind[] }) {
  const { t, to } = useText();
  return (
    <ul className="mt-8 divide-y divide-plaster-200 border-y border-plaster-200">
      {kinds.map((kind) => (
        <li key={kind} className="py-4">
          <ArrowLink href={to(kind === "viewing" ? "/properties" : bookPath({ kind }))} className="text-lg">
            {t(`booking.choose.${kind}`)}
          </ArrowLink>
          <p className="text-stone-700">{t(`booking.choose.${kind}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
