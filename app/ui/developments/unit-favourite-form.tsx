import { Heart } from "lucide-react";

import { fromName } from "~/domain/enquiries/receiving/guard-fields";
import type { Saving } from "~/domain/properties/favourites";
import { useText } from "~/i18n/text";

import { Icon } from "../icon";

type Props = {
  unit: { id: number; name: string };
  saving: Saving;
  /** The forms for the same unit that a page has: one shows on wide windows, the other on narrow ones. */
  place: "row" | "card";
};

/** Saves a unit on the visitor's device or removes it again. */
export function UnitFavouriteForm({ unit, saving, place }: Props) {
  const { t, to } = useText();
  const isSaved = saving.ids.includes(unit.id);
  const region = `saved-unit-${unit.id}-${place}`;
  return (
    <form id={region} method="post" action={to("/favourites")} data-swap={`${region} saved-link`} data-noprint>
      <input type="hidden" name="favourite" value={`unit-${unit.id}`} />
      <input type="hidden" name={fromName} value={saving.from} />
      <button
        type="submit"
        id={`${region}-button`}
        aria-label={t(isSaved ? "favourite.removeHome" : "favourite.saveHome", {
          title: t("unit.title", { name: unit.name }),
        })}
        className={`flex size-11 items-center justify-center hover:text-terra-600 ${isSaved ? "text-terra-600" : "text-stone-600"}`}
      >
        <Icon as={Heart} className={`size-4.5 ${isSaved ? "fill-terra-600" : ""}`} />
      </button>
    </form>
  );
}
