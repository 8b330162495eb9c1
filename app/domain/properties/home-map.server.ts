import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { FoundHomes } from "./found-homes";
import { type HomeMap, type MappedGroup, mostMarks, mostSinglePins } from "./home-map";
import { type FilledSquare, listMapped, listSquares, type MapFrame } from "./home-map.repository.server";
import { type SquareSize, squareSizes, squareSteps } from "./map-square";
import { roundedPoint } from "./property";
import type { HomeSearch } from "./property-search";

/**
 * Every home that a search found, for a map of a part of the world: a pin each while there are few; above that those of one
 * square together, and a home that is alone in its square still by itself. Never more than `mostMarks`.
 */
export async function mapHomes(
  db: Db,
  language: Language,
  search: HomeSearch,
  { found, frame, now }: { found: FoundHomes; frame: MapFrame; now: Date },
): Promise<HomeMap> {
  if (found.total === 0) return { homes: [], groups: [], unplaced: 0 };
  const asked = { search, frame: inWholeSteps(frame), now, onPage: found.homes.map(({ id }) => id) };
  const [small, large] = squareSizes;
  const every = await listSquares(db, asked, small);
  const [squares, size] = every.length > mostMarks ? [merged(every, large / small), large] : [every, small];

  const placed = squares.reduce((sum, { homes }) => sum + homes, 0);
  const unplaced = found.total - placed;
  if (placed <= mostSinglePins)
    return { homes: await listMapped(db, language, asked, { most: mostSinglePins }), groups: [], unplaced };

  const alone = squares.filter(({ homes }) => homes === 1).map(({ id }) => id);
  const groups = squares.filter(({ homes }) => homes > 1).map((square) => group(square, size));
  return { homes: await listMapped(db, language, asked, { ids: alone }), groups, unplaced };
}

/** The frame without the steps of rounding that its edge cuts: to be within it tells no more of a home than its rounded pin. */
function inWholeSteps({ west, south, east, north }: MapFrame): MapFrame {
  const from = (degrees: number, step: number) => (Math.ceil(degrees / step + 0.5) - 0.5) * step;
  const to = (degrees: number, step: number) => (Math.floor(degrees / step + 0.5) - 0.5) * step;
  const { latitude, longitude } = squareSteps;
  return {
    ...{ west: from(west, longitude), east: to(east, longitude) },
    ...{ south: from(south, latitude), north: to(north, latitude) },
  };
}

/** Squares so many times as wide, from those of which each of them consists. */
function merged(squares: readonly FilledSquare[], times: number): FilledSquare[] {
  const wide = new Map<string, FilledSquare>();
  for (const square of squares) {
    const [row, column] = [Math.floor(square.row / times), Math.floor(square.column / times)];
    const before = wide.get(`${row}-${column}`);
    wide.set(`${row}-${column}`, before ? together(before, square) : { ...square, row, column });
  }
  return [...wide.values()];
}

function together(one: FilledSquare, other: FilledSquare): FilledSquare {
  return {
    ...one,
    homes: one.homes + other.homes,
    from: Math.min(one.from, other.from),
    north: one.north + other.north,
    east: one.east + other.east,
    onPage: [...one.onPage, ...other.onPage],
  };
}

function group({ row, column, homes, from, onPage, north, east }: FilledSquare, size: SquareSize): MappedGroup {
  const middle = roundedPoint({
    latitude: (north / homes) * squareSteps.latitude,
    longitude: (east / homes) * squareSteps.longitude,
  });
  return { square: `${row}-${column}-${size}`, homes, from, onPage, ...middle };
}
