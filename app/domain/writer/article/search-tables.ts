import { mortgageCustoms } from "~/domain/costs/mortgage-figures";
import { invoicedCosts, newHomeTax, resaleTax } from "~/domain/costs/purchase-tax";

import type { LanguageWords } from "../keyword/language-words";
import type { NewHome } from "../values/fitting-units";
import { homeTitle } from "../values/home-values";

import type { Cell, Rows, TableInput } from "./tables";

/** In the middle of what banks lend those who live abroad, in per cent of the price. */
const { from: least, to: most } = mortgageCustoms.nonResident.share;
const middleShareAbroad = (least + most) / 2;

/** The new homes that fit a search, with what each costs once its taxes are paid. */
export function unitRows({ words, units = [] }: TableInput): Rows {
  return {
    columns: ["home", "bedrooms", "area", "terrace", "price", "newSum"],
    rows: units.map((home) => {
      const { bedrooms, area, terrace, price } = home.unit;
      return [
        unitCell(words, home),
        { text: words.figure(bedrooms) },
        { text: words.area(area) },
        { text: terrace > 0 ? words.area(terrace) : "–" },
        { text: words.price(price) },
        { text: words.price(Math.round(price + newHomeTax(price).total)) },
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
    ...units.map((home) => {
      const { development, unit } = home;
      return row(unitCell(words, home), unit.price, newHomeTax(unit.price).total, development.downPayment);
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

function unitCell(words: LanguageWords, { development, unit }: NewHome): Cell {
  return { text: `${words.quotedName(development.name)}, ${unit.name}`, path: `/developments/${development.slug}` };
}
