import { placePins } from "~/domain/places/city-plan-pins";
import type { HomeMap, MappedGroup, MappedHome } from "~/domain/properties/home-map";
import type { HomeSearch } from "~/domain/properties/property-search";
import { searchQuery } from "~/domain/properties/search-address";
import { formatNumber, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { grown, hairline } from "~/ui/neighborhoods/city-plan-block";

type Props = { map: HomeMap; search: HomeSearch };

/**
 * The pins of the homes found, and a disc with a number where several lie too close together. Their shapes are drawn once: with
 * thousands of homes there are up to 150 marks on a page. `data-homes` ties a mark to its cards.
 */
export function MapMarks({ map, search }: Props) {
  return (
    <>
      <defs>
        <g id="map-pin" className={grown}>
          <circle r={18} className="fill-transparent" />
          <circle r={13} className="fill-(--ring) stroke-(--line) stroke-2" {...hairline} />
          <path
            d="M-1.6-7.9H1.6L7.9-1.6V1.6L1.6 7.9H-1.6L-7.9 1.6V-1.6Z"
            className="fill-current stroke-plaster-0 stroke-2"
            {...hairline}
          />
        </g>
        <g id="map-disc" className={grown}>
          <circle r={18} className="fill-transparent" />
          <circle r={19} className="fill-(--ring) stroke-(--line) stroke-2" {...hairline} />
          <path
            d="M-5-15H5L15-5V5L5 15H-5L-15 5V-5Z"
            className="fill-current stroke-plaster-0 stroke-2"
            {...hairline}
          />
        </g>
      </defs>
      {placePins<MappedHome | MappedGroup>([...map.groups, ...map.homes]).map(({ home: mark, at }) => {
        const place = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`;
        return "square" in mark ? (
          <Disc key={mark.square} group={mark} place={place} search={search} />
        ) : (
          <Pin key={mark.id} home={mark} place={place} />
        );
      })}
    </>
  );
}

const look = "map-mark text-terra-600 hover:text-terra-700 data-lit:text-mar-700";

function Pin({ home, place }: { home: MappedHome; place: string }) {
  const { language, to } = useText();
  return (
    <g transform={place}>
      <a href={to(`/property/${home.id}`)} data-homes={home.id} className={look}>
        <title lang={home.textLanguage === language ? undefined : home.textLanguage}>
          {`${home.title}, ${formatPrice(language, home.price)}`}
        </title>
        <use href="#map-pin" />
      </a>
    </g>
  );
}

function Disc({ group, place, search }: { group: MappedGroup; place: string; search: HomeSearch }) {
  const { t, language, to } = useText();
  const words = t("map.group", { count: group.homes, price: formatPrice(language, group.from) });
  const query = searchQuery({ ...search, at: group.square, page: 1 });
  return (
    <g transform={place}>
      <a
        href={to(`/properties${query}#results`)}
        data-homes={group.onPage.join(" ") || undefined}
        aria-label={words}
        className={look}
      >
        <title>{words}</title>
        <use href="#map-disc" />
        <text y={5} fontSize={15} textAnchor="middle" className={`pointer-events-none fill-plaster-0 ${grown}`}>
          {formatNumber(language, group.homes)}
        </text>
      </a>
    </g>
  );
}
