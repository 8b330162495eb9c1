import { brandUrl } from "~/domain/agency/brand";

import { useBrand } from "./brand-context";

type Ground = "light" | "dark";
type Place = "header" | "footer" | "panel";

/** By how long the name is: one of sixty letters has two lines beside the menu of a phone. */
const sizes: Readonly<Record<Place, { sign: string; logo: string; short: string; long: string }>> = {
  header: { sign: "h-8 max-w-24", logo: "h-9 max-w-64", short: "text-[1.625rem]", long: "text-base sm:text-lg" },
  footer: { sign: "h-10 max-w-32", logo: "h-12 max-w-72", short: "text-[1.75rem]", long: "text-xl" },
  panel: { sign: "h-6 max-w-16", logo: "h-8 max-w-full", short: "text-[1.25rem]", long: "text-sm" },
};
const mostOfShort = 16;

/** Whose site it is: the agency's logo, its sign with the name beside it, or the name alone, set in the serif. */
export function BrandSign({ ground, place }: { ground: Ground; place: Place }) {
  const { name, showsName } = useBrand();
  const hasLogo = useLogo(ground) !== null;
  const { sign, logo, short, long } = sizes[place];
  // Drawn in to icons the panel has no room for a name, nor for a logo that is one.
  const inPanel = place === "panel";
  if (hasLogo && !showsName) {
    return (
      <>
        <BrandLogo ground={ground} alt={name} className={`${logo} ${inPanel ? "rail:hidden" : ""}`} />
        {inPanel ? <Initial name={name} /> : null}
      </>
    );
  }
  const isHidden = hasLogo && place === "header" ? "max-[22rem]:hidden" : "";
  return (
    <span className="flex min-w-0 items-center gap-3 max-sm:gap-2">
      <BrandLogo ground={ground} className={sign} />
      <span
        dir="auto"
        className={`min-w-0 font-serif ${[...name].length > mostOfShort ? `line-clamp-2 leading-tight wrap-anywhere ${long}` : `leading-none ${short}`} ${isHidden} ${inPanel ? "rail:hidden" : ""}`}
      >
        {name}
      </span>
      {inPanel && !hasLogo ? <Initial name={name} /> : null}
    </span>
  );
}

/** The logo alone; nothing where there is none. `alt` where no name stands beside it. */
export function BrandLogo({ ground, className, alt = "" }: { ground: Ground; className: string; alt?: string }) {
  const logo = useLogo(ground);
  if (!logo) return null;
  const { picture, needsPlate } = logo;
  return (
    <img
      src={brandUrl(picture)}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={`w-auto shrink object-contain ${needsPlate ? "rounded-xs bg-plaster-0 p-1" : ""} ${className}`}
    />
  );
}

/** One that is meant for a light ground stands on a light plate where the ground is dark. */
function useLogo(ground: Ground) {
  const { logo, logoDark } = useBrand();
  if (ground === "dark" && logoDark) return { picture: logoDark, needsPlate: false };
  return logo && { picture: logo, needsPlate: ground === "dark" };
}

function Initial({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="hidden font-serif text-[1.25rem] leading-none rail:inline">
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  );
}
