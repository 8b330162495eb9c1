import type { Neighborhood } from "~/domain/places/neighborhood";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";
import { useHomesIn } from "~/ui/neighborhoods/homes-in";
import { Photo } from "~/ui/photo";

type Tile = Pick<Neighborhood, "slug" | "name" | "tagline" | "homes" | "photo">;

/** The named neighbourhoods as blocks of the Eixample, laid out with their title as a plan of three by two. */
export function HomeNeighborhoods({ neighborhoods }: { neighborhoods: readonly Tile[] }) {
  const { t, to } = useText();
  const homesIn = useHomesIn();
  return (
    <section id="neighborhoods" className="py-section" aria-labelledby="neighborhoods-heading">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-8 md:gap-x-10 md:gap-y-12 lg:grid-cols-3 lg:gap-x-14">
          <div className="col-span-2 flex flex-col justify-center lg:col-span-1">
            <div className="corner">
              <h2 id="neighborhoods-heading" className="text-display-2 lg:max-xl:text-title-1">
                {t("home.neighborhoods.title")}
              </h2>
              <p className="mt-4 max-w-sm text-lg text-stone-700">{t("home.neighborhoods.lead")}</p>
              <p className="mt-5">
                <ArrowLink href={to("/neighborhoods")}>{t("home.neighborhoods.tours")}</ArrowLink>
              </p>
            </div>
          </div>
          {neighborhoods.map((neighborhood, index) => (
            <NeighborhoodTile
              key={neighborhood.slug}
              neighborhood={neighborhood}
              homesLabel={homesIn(neighborhood.homes)}
              isAlone={index === neighborhoods.length - 1 && index % 2 === 0}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

// A tile that would stand alone in its row is a block twice as wide; the cut keeps its 45 degrees.
const alone =
  "max-lg:aspect-2/1 max-lg:[clip-path:polygon(6.25%_0,93.75%_0,100%_12.5%,100%_87.5%,93.75%_100%,6.25%_100%,0_87.5%,0_12.5%)]";

type TileProps = { neighborhood: Tile; homesLabel: string; isAlone: boolean };

function NeighborhoodTile({ neighborhood, homesLabel, isAlone }: TileProps) {
  const { to } = useText();
  const { slug, name, tagline, photo } = neighborhood;
  return (
    <a href={to(`/neighborhoods/${slug}`)} className={`group block ${isAlone ? "max-lg:col-span-2" : ""}`}>
      <div className={`near-only chamfer aspect-square overflow-hidden bg-plaster-200 ${isAlone ? alone : ""}`}>
        {photo ? (
          <Photo
            photo={photo}
            alt=""
            // A square cut from 3:2 is drawn half as wide again as the tile.
            sizes={`(min-width: 82rem) 39rem, (min-width: 64rem) 44vw, ${isAlone ? "calc(100vw - 3rem)" : "calc(75vw - 2.8rem)"}`}
            className="size-full transition-transform duration-700 ease-settle group-hover:scale-[1.03]"
          />
        ) : null}
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-3 px-1">
        <h3 className="text-title-3 leading-tight group-hover:text-mar-700 md:text-title-2">{name}</h3>
        <span className="figures text-sm text-stone-600 max-sm:hidden">{homesLabel}</span>
      </div>
      <p className="mt-1 px-1 text-base text-stone-600 max-md:hidden">{tagline}</p>
    </a>
  );
}
