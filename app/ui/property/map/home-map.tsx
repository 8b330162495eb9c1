import { type ChoiceCounts, homesBehind } from "~/domain/properties/choice-counts";
import type { HomeMap as Mapped } from "~/domain/properties/home-map";
import { type HomeSearch, searchedPlaces, withoutFilter } from "~/domain/properties/property-search";
import { searchQuery } from "~/domain/properties/search-address";
import { useText } from "~/i18n/text";
import { CityPlan } from "~/ui/neighborhoods/city-plan";
import { useHomesIn } from "~/ui/neighborhoods/homes-in";

import { MapMarks } from "./map-marks";

type Props = {
  map: Mapped;
  search: HomeSearch;
  counts: ChoiceCounts;
  path: string;
  /** Ids of what is drawn anew where script runs. */
  swaps: string;
};

/**
 * The plan of the city with every home that was found. A neighbourhood narrows the list to its homes and says how many that
 * leaves; the one that is chosen lets go again.
 */
export function HomeMap({ map, search, counts, path, swaps }: Props) {
  const { t, to } = useText();
  // Without script the page comes anew: then the eye is led back to where it was.
  const address = (asked: HomeSearch) => to(`${path}${searchQuery(asked)}#results`);
  const without = address(withoutFilter(search, "neighborhood"));
  const behind = (choice: string) => homesBehind(counts, "neighborhood", choice);
  const homesIn = useHomesIn();
  const homesOf = (choice: string) => t("places.homes", { count: behind(choice) });
  return (
    <figure data-swap={swaps}>
      <CityPlan
        neighborhoods={searchedPlaces.map((slug) => {
          const name = t(`filter.place.${slug}`);
          const homesLabel = homesIn(behind(slug));
          return slug === search.neighborhood
            ? { slug, name, homesLabel, href: without, label: t("map.letGo", { name, homes: homesOf(slug) }) }
            : { slug, name, homesLabel, href: address({ ...search, neighborhood: slug, page: 1 }) };
        })}
        homes={[]}
        current={search.neighborhood}
        texts={{ title: t("places.plan.title"), description: t("map.description") }}
      >
        <MapMarks map={map} search={search} />
      </CityPlan>
      <figcaption className="mt-2 text-sm text-stone-600">
        <span className="flex flex-wrap gap-x-6">
          {search.neighborhood === "all" ? null : (
            <a href={without} className={wayBack}>
              {t("map.all", { homes: homesOf("all") })}
            </a>
          )}
          {search.at === "" ? null : (
            <a href={address(withoutFilter(search, "at"))} className={wayBack}>
              {t("map.whole", { homes: t("places.homes", { count: homesBehind(counts, "at", "all") }) })}
            </a>
          )}
        </span>
        {map.unplaced > 0 ? <span className="block">{t("map.unplaced", { count: map.unplaced })}</span> : null}
        {t("places.plan.note")} {map.homes.length + map.groups.length > 0 ? t("place.plan.pins") : null}
      </figcaption>
    </figure>
  );
}

const wayBack = "flex min-h-11 items-center font-medium text-mar-700 underline";
