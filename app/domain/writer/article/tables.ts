import { mortgageCustoms } from "~/domain/costs/mortgage-figures";
import { newHomeTax, priceOfEqualTax, resaleTax } from "~/domain/costs/purchase-tax";
import { priceFigures } from "~/domain/places/neighborhood";
import { pricePerSquareMetre } from "~/domain/properties/property";
import { href } from "~/i18n/href";

import type { Column, LanguageWords } from "../keyword/language-words";
import type { NewHome } from "../values/fitting-units";
import { homeTitle } from "../values/home-values";
import type { OurData, OurHome } from "../values/our-data.server";
import { placesNear, rangeText } from "../values/place-values";

import { escapeHtml } from "./render";
import { searchCostRows, unitRows } from "./search-tables";
import type { TableName } from "./section";

export type TableInput = {
  words: LanguageWords;
  data: OurData;
  /** The homes whose figures are shown, in their order. */
  homes: readonly OurHome[];
  /** Prices for examples, where there are no homes. */
  prices: readonly number[];
  place: string | null;
  /** The only neighbourhoods that are compared, where not all are. */
  only?: readonly string[];
  livesAbroad: boolean;
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
    rows: listPrices(input).map(({ price, path }) => [
      { ...money(input.words)(price), path },
      ...[resaleTax(price), newHomeTax(price).total].map(money(input.words)),
    ]),
  }),

  loans: (input) => {
    const { resident, nonResident } = mortgageCustoms;
    const share = input.livesAbroad ? nonResident.share.to : resident.share;
    return {
      columns: ["price", "loan", "ownMoney", "transferTax", "cash"],
      rows: listPrices(input).map(({ price, path }) => {
        const loan = Math.round((price * share) / 100);
        const tax = resaleTax(price);
        const own = [price - loan, tax, price - loan + tax].map(money(input.words));
        // With its share of the price: another entry's table beside it may reckon with another.
        const lent = { text: `${input.words.price(loan)} (${input.words.percent(share)})` };
        return [{ ...money(input.words)(price), path }, lent, ...own];
      }),
    };
  },

  "new-or-resale": (input) => ({
    columns: ["price", "transferTax", "newHomeTax"],
    rows: [...input.prices, priceOfEqualTax()].map((price) =>
      [price, resaleTax(price), newHomeTax(price).total].map(money(input.words)),
    ),
  }),

  places: ({ words, data, place, only }) => ({
    columns: ["place", "homes", "price", "perMetre"],
    rows: placesToCompare(place, data, only).flatMap(({ slug, name }) => {
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

/** The homes' prices with their pages, lowest first, else prices for examples. */
function listPrices({ homes, prices }: TableInput): { price: number; path?: string }[] {
  const known = homes.map(({ price, id }) => ({ price, path: `/property/${id}` }));
  return (known.length > 0 ? known : prices.map((price) => ({ price }))).toSorted(
    (one, other) => one.price - other.price,
  );
}

/** The place asked about and its neighbours, those that are named, or all of them. */
function placesToCompare(slug: string | null, { places }: OurData, only: readonly string[] | undefined) {
  if (only) return only.flatMap((each) => places.find((place) => place.slug === each) ?? []);
  const place = places.find((each) => each.slug === slug);
  return place ? [place, ...placesNear(place.slug, places)] : places;
}
