import { readdirSync } from "node:fs";
import { join } from "node:path";

import { column } from "../kills/soundness";
import type { ServedSite } from "../served-site";

/** What there is to be asked of a site. */
export type Known = {
  readonly pages: readonly string[];
  readonly photos: readonly string[];
  readonly assets: readonly string[];
  readonly home: number;
  readonly development: string;
};

const everywhere = ["/", "/properties", "/articles", "/neighborhoods", "/costs", "/developments", "/privacy-policy"];
const languages = ["", "/es", "/ca", "/ru"];

export function knownAddresses({ database, places }: ServedSite): Known {
  const homes = column<number>(database, "select id from properties where status = 'available' order by id");
  const [development = ""] = column<string>(database, "select slug from developments where is_published = 1");
  const [home = 0] = homes;
  const paths = [...everywhere, ...homes.map((id) => `/property/${id}`), `/developments/${development}`];
  return {
    pages: languages.flatMap((language) => paths.map((path) => `${language}${path}`.replace(/(.)\/$/, "$1"))),
    photos: readdirSync(places.uploadsDir)
      .filter((name) => /\.(avif|webp|jpg)$/.test(name))
      .map((name) => `/uploads/${name}`),
    assets: readdirSync(join("build", "client", "assets"))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => `/assets/${name}`),
    home,
    development,
  };
}
