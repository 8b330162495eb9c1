import { Heart } from "lucide-react";

import { fromName } from "~/domain/enquiries/receiving/guard-fields";
import type { Saving } from "~/domain/properties/favourites";
import { useText } from "~/i18n/text";

import { Icon } from "../icon";

type Props = {
  unit: { id: number; name: string };
  saving: Saving;
  /**
   * The forms for the same unit that a page has: of a list one shows on wide windows, the other on narrow ones; its own page has one
   * on its picture and one with words, and pressing one draws both anew.
   */
  place: "row" | "card" | "picture" | "page";
};

const small = "flex size-11 items-center justify-center text-stone-600 hover:text-terra-600";
const looks = {
  row: small,
  card: small,
  picture: "flex size-11 items-center justify-center bg-plaster-50 text-mar-700 hover:bg-mar-50",
  page: "flex min-h-11 items-center gap-2 text-base text-mar-700 hover:underline",
} as const;

/** Saves a unit on the visitor's device or removes it again. */
export function UnitFavouriteForm({ unit, saving, place }: Props) {
  const { t, to } = useText();
  const isSaved = saving.ids.includes(unit.id);
  const regionAt = (where: string) => `saved-unit-${unit.id}-${where}`;
  const region = regionAt(place);
  const isOnItsPage = place === "picture" || place === "page";
  const drawnAnew = isOnItsPage ? `${regionAt("picture")} ${regionAt("page")}` : region;
  const label = t(isSaved ? "favourite.removeHome" : "favourite.saveHome", {
    title: t("unit.title", { name: unit.name }),
  });
  return (
    <form id={region} method="post" action={to("/favourites")} data-swap={`${drawnAnew} saved-link`} data-noprint>
      <input type="hidden" name="favourite" value={`unit-${unit.id}`} />
      <input type="hidden" name={fromName} value={saving.from} />
      <button
        type="submit"
        id={`${region}-button`}
        aria-label={place === "page" ? undefined : label}
        title={place === "picture" ? label : undefined}
        className={looks[place]}
      >
        <Icon as={Heart} className={`size-4.5 ${isSaved ? "fill-terra-600 text-terra-600" : ""}`} />
        {place === "page" ? t(isSaved ? "favourite.saved" : "favourite.save") : null}
      </button>
    </form>
  );
}
