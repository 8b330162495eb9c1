import type { Neighborhood, NeighborhoodProfile } from "~/domain/places/neighborhood";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";

/** Links to the neighbourhood around this one, to those inside it and to the closest others. */
export function NeighborhoodRelations({ place }: { place: NeighborhoodProfile }) {
  const { t, to } = useText();
  return (
    <div className="space-y-8">
      <Related title={t("place.container")} places={place.container ? [place.container] : []} />
      <Related title={t("place.parts")} places={place.parts} />
      <Related title={t("place.nearby")} places={place.nearby} />
      <ArrowLink href={to("/neighborhoods")}>{t("places.list")}</ArrowLink>
    </div>
  );
}

function Related({ title, places }: { title: string; places: readonly Neighborhood[] }) {
  const { t, to } = useText();
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
              <span className="figures text-sm text-stone-600">{t("places.homes", { count: homes })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
