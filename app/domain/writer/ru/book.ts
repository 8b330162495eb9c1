import type { Book } from "../book";

import { costs } from "./costs";
import { description } from "./description";
import { homeTypes } from "./home-types";
import { homes } from "./homes";
import { leads } from "./leads";
import { mortgage } from "./mortgage";
import { newBuild } from "./new-build";
import { next } from "./next";
import { papers } from "./papers";
import { places } from "./places";
import { selling } from "./selling";
import { viewing } from "./viewing";
import { words } from "./words";

const building = [
  "[{h.title}](/property/{h.id}), {h.where}: {h.price}, общая площадь {h.area}.",
  "{?h.built}{?h.renovated}Постройка {h.built} года, ремонт {h.renovated} года.",
  "{?h.built}{!h.renovated}Постройка {h.built} года.",
  "{?h.lift}Этаж {h.floor} из {h.floors}, лифт есть.",
  "{!h.lift}Этаж {h.floor} из {h.floors}, лифта нет.",
  "Энергия: {h.rating}.",
  "Взносы сообществу: {h.fees} в месяц.",
];

export const ru: Book = {
  words,
  description,
  sections: {
    ...leads,
    ...places,
    ...homes,
    ...homeTypes,
    ...costs,
    ...mortgage,
    ...selling,
    ...newBuild,
    ...papers,
    ...viewing,
    ...next,
  },
  home: {
    size: [
      "[{h.title}](/property/{h.id}), {h.where}: {h.price}, общая площадь {h.area}, {h.rooms}.",
      "Это {h.m2} за квадратный метр.",
      "{h.summary}",
      "{h.reserved}",
    ],
    building,
  },
  development: ["{d.name}, {d.where}: от {d.price}, {d.bedrooms}, {d.state}.", "Энергия: {d.rating}."],
};
