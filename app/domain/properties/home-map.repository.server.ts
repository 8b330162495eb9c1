import { sql } from "kysely";

import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { MappedHome } from "./home-map";
import { matching } from "./home-search.repository.server";
import type { SquareSize } from "./map-square";
import { roundedPoint } from "./property";
import type { HomeSearch } from "./property-search";
import { roundedSteps, squareColumns } from "./search-conditions.server";

/** Degrees, all four included. */
export type MapFrame = Readonly<{ west: number; south: number; east: number; north: number }>;

/** Where to look, and which homes stand on the page of the list. */
export type Asked = { search: HomeSearch; frame: MapFrame; onPage: readonly number[]; now: Date };

function placed(db: Db, { search, frame, now }: Asked) {
  return matching(db, search, now)
    .where("home.latitude", ">=", frame.south)
    .where("home.latitude", "<=", frame.north)
    .where("home.longitude", ">=", frame.west)
    .where("home.longitude", "<=", frame.east);
}

/** The homes of one square. `id` is that of the home where there is one alone; north and east are the sums of `roundedSteps`. */
export type FilledSquare = Record<"row" | "column" | "homes" | "from" | "id" | "north" | "east", number> & {
  onPage: number[];
};

/** The homes within the frame by squares of a size, from north to south. */
export async function listSquares(db: Db, asked: Asked, size: SquareSize): Promise<FilledSquare[]> {
  const { north, east } = squareColumns(size);
  const isOnPage = asked.onPage.length === 0 ? sql`0` : sql`home.id in (${sql.join([...asked.onPage])})`;
  const rows = await placed(db, asked)
    .select([north.as("row"), east.as("column")])
    .select((eb) => [
      eb.fn.countAll<number>().as("homes"),
      eb.fn.min("home.price").as("from"),
      eb.fn.max("home.id").as("id"),
      // Of the rounded places alone: the middle of exact ones would tell where one of them lies, beside others that are known.
      sql<number>`sum(${roundedSteps.north})`.as("north"),
      sql<number>`sum(${roundedSteps.east})`.as("east"),
      sql<string | null>`group_concat(home.id) filter (where ${isOnPage})`.as("here"),
    ])
    .groupBy(["row", "column"])
    .orderBy("row", "desc")
    .orderBy("column")
    .execute();
  return rows.map(({ here, ...square }) => ({ ...square, onPage: here?.split(",").map(Number) ?? [] }));
}

/** The homes within the frame, with what their pins say; dearest first as in the list. */
export async function listMapped(
  db: Db,
  language: Language,
  asked: Asked,
  which: { most: number } | { ids: readonly number[] },
): Promise<MappedHome[]> {
  if ("ids" in which && which.ids.length === 0) return [];
  const homes =
    "ids" in which ? placed(db, asked).where("home.id", "in", which.ids) : placed(db, asked).limit(which.most);
  const rows = await homes
    .leftJoin("property_translations as translation", (join) =>
      join
        .onRef("translation.property_id", "=", "home.id")
        .on("translation.language", "=", language)
        .on("home.source_language", "!=", language),
    )
    .orderBy("home.price", "desc")
    .orderBy("home.id")
    .select(["home.id", "home.price", "home.title", "home.source_language", "translation.title as translated"])
    .select(["home.latitude", "home.longitude", "home.shows_exact_address"])
    .execute();
  return rows.flatMap(({ id, price, latitude, longitude, ...home }) => {
    if (latitude === null || longitude === null) return [];
    const point = { latitude, longitude };
    return [
      {
        ...{ id, price, title: home.translated ?? home.title },
        textLanguage: home.translated === null ? home.source_language : language,
        ...(home.shows_exact_address === 1 ? point : roundedPoint(point)),
      },
    ];
  });
}
