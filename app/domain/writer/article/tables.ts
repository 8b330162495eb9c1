import { newHomeTax, priceOfEqualTax, resaleTax } from "~/domain/costs/purchase-tax";
import type { TableName } from "~/domain/guide/entry";
import { priceFigures } from "~/domain/places/neighborhood";
import { pricePerSquareMetre } from "~/domain/properties/property";
import { href } from "~/i18n/href";

import type { Column, LanguageWords } from "../phrases/language-words";
import type { NewHome } from "../values/fitting-units";
import { homeTitle } from "../values/home-values";
import type { OurData, OurHome } from "../values/our-data.server";
import { placesNear, rangeText } from "../values/place-values";

import { escapeHtml } from "./render";
import { searchCostRows, unitRows } from "./search-tables";

export type TableInput = {
  words: LanguageWords;
  data: OurData;
  /** The homes whose figures are shown, in their order. */
  homes: readonly OurHome[];
  /** Prices for examples. */
  prices: readonly number[];
  place: string | null;
  /** New homes beside ours, and the limit that a keyword names. */
  units?: readonly NewHome[];
  limit?: number | null;
};

export type Cell = { text: string; path?: string };
export type Rows = { columns: readonly Column[]; rows: readonly (readonly Cell[])[] };

/** A table as HTML; undefined where it would have no rows. */
export function tableHtml(name: TableName, input: TableInput): string | undefined {
  const { columns, rows } = makers[name](input);
  if (rows.length === 0) return undefined;
  const { words } = input;
  const head = columns.map((column) => `<th scope="col">${escapeHtml(words.column[column])}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cellHtml(words, cell)}</td>`).join("")}</tr>`);
  const caption = `<caption>${escapeHtml(words.caption[name])}</caption>`;
  return `<table>${caption}<thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

function cellHtml(words: LanguageWords, { text, path }: Cell): string {
  return path ? `<a href="${escapeHtml(href(words.language, path))}">${escapeHtml(text)}</a>` : escapeHtml(text);
}

const makers: Record<TableName, (input: TableInput) => Rows> = {
  units: unitRows,

  "search-costs": searchCostRows,

  homes: ({ words, data, homes }) => ({
    columns: ["home", "place", "price", "area", "perMetre", "perUsableMetre"],
    rows: homes.flatMap((home) => {
      const perMetre = pricePerSquareMetre(home);
      if (perMetre === null) return [];
      const place = placeName(home, data);
      const price = money(words);
      return [
        [
          homeCell(words, home, data),
          { text: place },
          price(home.price),
          area(words, home.area),
          price(perMetre),
          home.usefulArea ? price(Math.round(home.price / home.usefulArea)) : { text: "" },
        ],
      ];
    }),
  }),

  taxes: (input) => ({
    columns: ["price", "transferTax", "newHomeTax"],
    rows: input.prices.map((price) => [price, resaleTax(price), newHomeTax(price).total].map(money(input.words))),
  }),

  "new-or-resale": (input) => ({
    columns: ["price", "transferTax", "newHomeTax"],
    rows: [...input.prices, priceOfEqualTax()].map((price) =>
      [price, resaleTax(price), newHomeTax(price).total].map(money(input.words)),
    ),
  }),

  places: ({ words, data, place }) => ({
    columns: ["place", "homes", "price", "perMetre"],
    rows: placesToCompare(place, data).flatMap(({ slug, name }) => {
      const homes = data.homes.filter((home) => home.place === slug);
      const figures = priceFigures(homes.map((home) => ({ ...home, status: "available" })));
      if (!figures) return [];
      const perMetre = figures.perSquareMetre ? rangeText(words, figures.perSquareMetre) : "–";
      return [
        [
          { text: name, path: `/neighborhoods/${slug}` },
          { text: words.figure(homes.length) },
          { text: rangeText(words, figures.price) },
          { text: perMetre },
        ],
      ];
    }),
  }),
};

function money(words: LanguageWords) {
  return (euro: number): Cell => ({ text: words.price(Math.round(euro)) });
}

function area(words: LanguageWords, squareMetres: number): Cell {
  return { text: words.area(squareMetres) };
}

function homeCell(words: LanguageWords, home: OurHome, { places }: OurData): Cell {
  const place = places.find(({ slug }) => slug === home.place);
  return { text: homeTitle(words, home, place), path: `/property/${home.id}` };
}

function placeName(home: OurHome, { places }: OurData): string {
  return places.find(({ slug }) => slug === home.place)?.name ?? "";
}

/** The place asked about and its neighbours, or all of them. */
function placesToCompare(slug: string | null, { places }: OurData) {
  const place = places.find((each) => each.slug === slug);
  return place ? [place, ...placesNear(place.slug, places)] : places;
}
