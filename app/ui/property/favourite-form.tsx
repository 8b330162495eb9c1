import { Heart, X } from "lucide-react";

import { fromName } from "~/domain/enquiries/receiving/guard-fields";
import type { Saving } from "~/domain/properties/favourites";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

type Home = { id: number; title: string };

const looks = {
  card: "flex size-11 items-center justify-center bg-plaster-50 text-mar-700 hover:bg-mar-50",
  line: "flex min-h-11 items-center gap-2 text-base text-mar-700 hover:underline",
  remove: "mt-2 flex min-h-11 items-center gap-2 text-base text-mar-700 hover:underline",
} as const;

type Props = {
  home: Home;
  saving: Saving;
  look: keyof typeof looks;
  /** Where the page has a second heart for the same home: whether this is the one on the picture. Pressing one draws both anew. */
  twin?: "picture" | "line";
  returnsTo?: string;
  className?: string;
};

/** Saves a home or removes it again. It stands above the link that covers a card. */
export function FavouriteForm({ home, saving, look, twin, returnsTo = saving.from, className = "" }: Props) {
  const { t, to } = useText();
  const isSaved = saving.ids.includes(home.id);
  const region = twin === "picture" ? `favourite-${home.id}-picture` : `favourite-${home.id}`;
  const drawnAnew = twin ? `favourite-${home.id} favourite-${home.id}-picture` : region;
  const label = t(isSaved ? "favourite.removeHome" : "favourite.saveHome", { title: home.title });
  return (
    <form
      id={region}
      method="post"
      action={to("/favourites")}
      data-swap={`${drawnAnew} saved-link`}
      data-noprint
      className={className}
    >
      <input type="hidden" name="favourite" value={`home-${home.id}`} />
      <input type="hidden" name={fromName} value={returnsTo} />
      <button
        type="submit"
        id={`${region}-button`}
        aria-label={look === "line" ? undefined : label}
        title={look === "card" ? label : undefined}
        className={looks[look]}
      >
        {look === "remove" ? (
          <Icon as={X} />
        ) : (
          <Icon as={Heart} className={`size-4.5 ${isSaved ? "fill-terra-600 text-terra-600" : ""}`} />
        )}
        {look === "line" ? t(isSaved ? "favourite.saved" : "favourite.save") : null}
        {look === "remove" ? t("favourite.remove") : null}
      </button>
    </form>
  );
}
