import { brandUrl } from "~/domain/agency/brand";

import { useBrand } from "./brand-context";

type Ground = "light" | "dark";
type Place = "header" | "footer" | "panel";

/** The name is set by how many letters it has: one of sixty stands beside the menu of a phone. */
const sizes: Readonly<Record<Place, { sign: string; logo: string; short: string; medium: string; long: string }>> = {
  header: {
    ...{ sign: "h-8 max-w-24", logo: "h-9 max-w-64" },
    short: "text-[1.625rem] max-[24rem]:text-[1.25rem] max-[22rem]:text-base",
    medium: "text-sm sm:text-[1.375rem] max-[24rem]:text-xs",
    long: "line-clamp-3 text-sm md:text-lg max-[24rem]:text-xs",
  },
  footer: {
    ...{ sign: "h-10 max-w-32", logo: "h-12 max-w-72" },
    ...{ short: "text-[1.75rem]", medium: "text-[1.75rem]", long: "line-clamp-3 text-xl" },
  },
  panel: {
    ...{ sign: "h-6 max-w-16", logo: "h-8 max-w-full" },
    ...{ short: "text-[1.25rem]", medium: "text-[1.25rem]", long: "line-clamp-3 text-sm" },
  },
};
const mostOfShort = 7;
const mostOfMedium = 16;

/** Whose site it is: the agency's logo, its sign with the name beside it, or the name alone, set in the serif. */
export function BrandSign({ ground, place }: { ground: Ground; place: Place }) {
  const { name, showsName } = useBrand();
  const shown = useLogo(ground);
  const hasLogo = shown !== null;
  const letters = [...name].length;
  const { sign, logo, short, medium, long } = sizes[place];
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
  const text = letters > mostOfMedium ? long : letters > mostOfShort ? medium : short;
  // A phone has no room for a name beside a wide sign.
  const isWide = shown !== null && shown.picture.width > 1.5 * shown.picture.height;
  const isHidden = !hasLogo || place !== "header" ? "" : isWide ? "max-sm:hidden" : "max-[22rem]:hidden";
  return (
    <span className="flex min-w-0 items-center gap-3 max-sm:gap-2">
      <BrandLogo ground={ground} className={`${sign} ${isWide ? "sm:shrink-0" : "shrink-0"}`} />
      <span
        dir="auto"
        className={`min-w-0 font-serif ${letters > mostOfShort ? "leading-tight" : "leading-none whitespace-nowrap"} ${text} ${isHidden} ${inPanel ? "rail:hidden" : ""}`}
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
      className={`w-auto min-w-0 object-contain object-left ${needsPlate ? "rounded-xs bg-plaster-0 p-1" : ""} ${className}`}
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
