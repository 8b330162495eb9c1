import { guide } from "~/domain/guide/guide.server";
import { type Coordinates, flatDistance } from "~/domain/places/neighborhood";

/** So many times nearer than the other one a home has to be for its quarter to be said. */
const muchNearer = 3;

type Place = { postalCode: string; point: Coordinates | null };

/** Whether a home stands in a quarter, by the key of its entry: null where its postal code leaves that open. */
export function standsIn(home: Place, quarter: string): boolean | null {
  const possible = quartersOf(home.postalCode);
  const known = possible.length < 2 ? possible[0] : nearest(home, possible);
  if (known !== undefined) return known === quarter;
  return possible.length > 0 && !possible.includes(quarter) ? false : null;
}

/** In which quarters of ours a postal code lies, by the guide. */
function quartersOf(postalCode: string): string[] {
  return Object.entries(guide()).flatMap(([key, { placed }]) =>
    placed?.quarter === "inside" && placed.postalCodes.includes(postalCode) ? [key] : [],
  );
}

function nearest({ point }: Place, possible: readonly string[]): string | undefined {
  if (!point) return undefined;
  const [first, second] = possible
    .flatMap((quarter) => {
      const middle = guide()[quarter]?.placed?.middle;
      return middle ? [{ quarter, distance: flatDistance(point, middle) }] : [];
    })
    .toSorted((one, other) => one.distance - other.distance);
  if (!first || !second) return undefined;
  return first.distance * muchNearer <= second.distance ? first.quarter : undefined;
}
