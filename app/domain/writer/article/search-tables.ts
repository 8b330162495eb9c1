import { mortgageCustoms } from "~/domain/costs/mortgage-figures";
import { invoicedCosts, newHomeTax, resaleTax } from "~/domain/costs/purchase-tax";

import type { LanguageWords } from "../phrases/language-words";
import { pricedArea } from "../values/development-values";
import type { NewHome } from "../values/fitting-units";
import { homeTitle } from "../values/home-values";

import type { Cell, Rows, TableInput } from "./tables";

/** In the middle of what banks lend those who live abroad, in per cent of the price. */
const { from: least, to: most } = mortgageCustoms.nonResident.share;
const middleShareAbroad = (least + most) / 2;

/** The new homes that fit a search, with what each costs once its taxes are paid; no price stands without both areas. */
export function unitRows({ words, units = [] }: TableInput): Rows {
  return {
    columns: ["home", "bedrooms", "area", "usefulArea", "terrace", "price", "newSum"],
    rows: units.map((home) => {
      const { bedrooms, terrace } = home.unit;
      const { area, useful, price, newSum } = pricedArea(words, home.unit);
      return [
        { text: unitName(words, home), path: unitPath(home) },
        ...[words.figure(bedrooms), area, useful, terrace > 0 ? words.area(terrace) : undefined, price, newSum].map(
          (text = "–") => ({ text }),
        ),
      ];
    }),
  };
}

/** What the homes shown cost with tax, and how much own money each takes: resale homes, new ones and the limit itself. */
export function searchCostRows({ words, data, homes, units = [], limit = null }: TableInput): Rows {
  const row = (cell: Cell, price: number, tax: number, paidBefore = 0) => ({ cell, price, tax, paidBefore });
  const priced = [
    ...homes.map((home) => {
      const place = data.places.find(({ slug }) => slug === home.place);
      return row(
        { text: homeTitle(words, home, place), path: `/property/${home.id}` },
        home.price,
        resaleTax(home.price),
      );
    }),
    ...units.flatMap((home) => {
      const { development, unit } = home;
      const areas = areasOf(words, unit);
      const cell = { text: `${unitName(words, home)} (${areas})`, path: unitPath(home) };
      return areas ? row(cell, unit.price, newHomeTax(unit.price).total, development.downPayment) : [];
    }),
    ...(limit === null ? [] : [row({ text: words.limitRow }, limit, resaleTax(limit))]),
  ];
  const euro = (value: number): Cell => ({ text: words.price(Math.round(value)) });
  // What a developer wants before the deed cannot be lent with the deed: the loan is as much smaller, and the cell says so.
  const own = (price: number, tax: number, usual: number, paidBefore: number): Cell => {
    const share = Math.min(usual, 100 - paidBefore);
    const before = price - Math.round((price * share) / 100) + Math.round(tax);
    const range = words.priceRange(before + invoicedCosts.from, before + invoicedCosts.to);
    return { text: share < usual ? `${range} (${words.loanOf(words.percent(share))})` : range };
  };
  return {
    columns: ["home", "price", "tax", "sum", "own80", "own65"],
    rows: priced
      .toSorted((one, other) => one.price - other.price)
      .map(({ cell, price, tax, paidBefore }) => [
        cell,
        euro(price),
        euro(tax),
        euro(price + tax),
        own(price, tax, mortgageCustoms.resident.share, paidBefore),
        own(price, tax, middleShareAbroad, paidBefore),
      ]),
  };
}

function areasOf(words: LanguageWords, { area, usefulArea }: NewHome["unit"]): string | undefined {
  return usefulArea === null ? undefined : words.areas(words.area(area), words.area(usefulArea));
}

function unitName(words: LanguageWords, { development, unit }: NewHome): string {
  return `${words.quotedName(development.name)}, ${unit.name}`;
}

function unitPath({ development }: NewHome): string {
  return `/developments/${development.slug}`;
}
