import { type Point, project, view, viewInDegrees } from "./city-plan";
import type { Coordinates } from "./neighborhood";

// Half a pin on a phone: no pin is cut by the edge.
const pinMargin = 13;

/** Where a home must lie to get a pin that stands whole on the plan, WGS84 degrees; a rounded pin may stand a little aside. */
export const pinFrame = viewInDegrees(pinMargin + 5);

/**
 * Where the pin of a home stands, or `undefined` for a home outside the shown part. Such a home is left out rather than
 * moved to the edge: a pin in the wrong place misleads, and one out of sight would still take the keyboard's focus.
 */
export function pinPosition(place: Coordinates): Point | undefined {
  const at = project(place);
  return isInView(at) ? at : undefined;
}

function isInView({ x, y }: Point): boolean {
  const across = x >= view.x + pinMargin && x <= view.x + view.width - pinMargin;
  const down = y >= view.y + pinMargin && y <= view.y + view.height - pinMargin;
  return across && down;
}

/** Least distance between two pins, in plan units: as wide as the pin drawn on a phone. */
export const pinSpacing = 26;

/**
 * Places pins one after another; one that would hide an earlier pin moves to the nearest free place around it, in the
 * eight directions of the grid. Homes in one building, or rounded to the same 100 m, all stay visible and reachable.
 */
export function placePins<Home extends Coordinates>(homes: readonly Home[]): { home: Home; at: Point }[] {
  const placed: { home: Home; at: Point }[] = [];
  for (const home of homes) {
    const wanted = pinPosition(home);
    if (wanted) placed.push({ home, at: freePlace(wanted, placed) });
  }
  return placed;
}

function freePlace(wanted: Point, placed: readonly { at: Point }[]): Point {
  // A hair less than the spacing: a place exactly that far away is free, whatever the rounding.
  const isFree = ({ x, y }: Point) => placed.every(({ at }) => Math.hypot(x - at.x, y - at.y) >= pinSpacing - 0.01);
  for (let ring = 0; ring <= placed.length; ring += 1) {
    for (let eighth = 0; eighth < 8; eighth += 1) {
      const angle = (eighth * Math.PI) / 4;
      const reach = ring * pinSpacing;
      const candidate = { x: wanted.x + reach * Math.cos(angle), y: wanted.y + reach * Math.sin(angle) };
      if (isFree(candidate) && isInView(candidate)) return candidate;
    }
  }
  return wanted;
}
