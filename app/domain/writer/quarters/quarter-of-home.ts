import { type Coordinates, flatDistance } from "~/domain/places/neighborhood";

import type { QuarterKey } from "./all-quarters";

/** In which quarters of ours a postal code lies. Of one that only touches a quarter nothing can be said, so it is left out. */
const quartersOf: Readonly<Record<string, readonly QuarterKey[]>> = {
  "08001": ["raval"],
  "08002": ["gothic"],
  "08003": ["barceloneta", "santa-caterina"],
  "08006": ["sant-gervasi"],
  "08007": ["dreta", "esquerra", "passeig-de-gracia"],
  "08008": ["dreta", "esquerra", "passeig-de-gracia"],
  "08009": ["dreta"],
  "08010": ["dreta"],
  "08011": ["esquerra", "sant-antoni"],
  "08012": ["vila-de-gracia"],
  "08013": ["sagrada-familia"],
  "08015": ["esquerra", "sant-antoni"],
  "08017": ["sarria", "tres-torres"],
  "08021": ["sant-gervasi"],
  "08022": ["bonanova", "sant-gervasi"],
  "08036": ["esquerra"],
  "08037": ["dreta", "sagrada-familia"],
};

/** The middle of those that share a code. */
const middles: Partial<Record<QuarterKey, Coordinates>> = {
  sarria: { latitude: 41.3995, longitude: 2.1205 },
  "tres-torres": { latitude: 41.3975, longitude: 2.13 },
};

/** So many times nearer than the other one a home has to be for its quarter to be said. */
const muchNearer = 3;

type Place = { postalCode: string; point: Coordinates | null };

/** In which quarter a home stands; undefined where its postal code does not tell. */
export function quarterOfHome({ postalCode, point }: Place): QuarterKey | undefined {
  const possible = quartersOf[postalCode] ?? [];
  if (possible.length < 2) return possible[0];
  if (!point) return undefined;
  const ranked = possible
    .flatMap((quarter) => {
      const middle = middles[quarter];
      return middle ? [{ quarter, distance: flatDistance(point, middle) }] : [];
    })
    .toSorted((one, other) => one.distance - other.distance);
  const [first, second] = ranked;
  if (!first || !second) return undefined;
  return first.distance * muchNearer <= second.distance ? first.quarter : undefined;
}

/** Whether a home stands in a quarter: null where its postal code leaves that open. */
export function standsIn(home: Place, quarter: QuarterKey): boolean | null {
  const known = quarterOfHome(home);
  if (known !== undefined) return known === quarter;
  const possible = quartersOf[home.postalCode];
  return possible && !possible.includes(quarter) ? false : null;
}
