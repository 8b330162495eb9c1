import type { Neighborhood, NeighborhoodProfile } from "~/domain/places/neighborhood";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";

type Props = {
  place: NeighborhoodProfile;
  /** How many homes there are, in words. */
  homesIn: (homes: number) => string;
};

/** Links to the neighbourhood around this one, to those inside it and to the closest others. */
export function NeighborhoodRelations({ place, homesIn }: Props) {
  const { t, to } = useText();
  return (
    <div className="space-y-8">
      <Related title={t("place.container")} places={place.container ? [place.container] : []} homesIn={homesIn} />
      <Related title={t("place.parts")} places={place.parts} homesIn={homesIn} />
      <Related title={t("place.nearby")} places={place.nearby} homesIn={homesIn} />
      <ArrowLink href={to("/neighborhoods")}>{t("places.list")}</ArrowLink>
    </div>
  );
}

type RelatedProps = Pick<Props, "homesIn"> & { title: string; places: readonly Neighborhood[] };

function Related({ title, places, homesIn }: RelatedProps) {
  const { to } = useText();
  if (places.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold text-stone-600">{title}</h3>
      <ul className="mt-2 border-t border-plaster-300">
        {places.map(({ slug, name, homes }) => (
          <li key={slug} className="border-b border-plaster-300">
            <a
              href={to(`/neighborhoods/${slug}`)}
              className="group flex min-h-12 items-baseline justify-between gap-4 py-2.5"
            >
              <span className="font-serif text-title-3 group-hover:text-mar-700">{name}</span>
              <span className="figures text-sm text-stone-600">{homesIn(homes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
