import type { BrandPicture } from "~/domain/agency/brand";

/** How the agency shows itself around every page: its name, its pictures, and what is shown where a page is shared. */
export type Brand = {
  name: string;
  logo: BrandPicture | null;
  /** The logo for a dark ground. */
  logoDark: BrandPicture | null;
  icon: BrandPicture | null;
  /** The name is set beside the logo, which is a sign alone. */
  showsName: boolean;
  /** Path on this site; width and height in px. Null where the site has no picture at all. */
  sharing: { url: string; width: number; height: number; alt: string } | null;
};

/** Where nothing is known of the agency: pages stand without a name before they stand under a wrong one. */
export const namelessBrand: Brand = {
  name: "",
  logo: null,
  logoDark: null,
  icon: null,
  showsName: false,
  sharing: null,
};

/** What the title of a page says: its own, and whose it is. */
export function titleOf(page: string, { name }: Pick<Brand, "name">): string {
  return name === "" ? page : `${page} · ${name}`;
}
