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
  "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construïts.",
  "{?h.built}{?h.renovated}Construcció del {h.built}, reforma del {h.renovated}.",
  "{?h.built}{!h.renovated}Construcció del {h.built}.",
  "{?h.lift}Planta {h.floor} de {h.floors}, amb ascensor.",
  "{!h.lift}Planta {h.floor} de {h.floors}, sense ascensor.",
  "Energia: {h.rating}.",
  "Comunitat: {h.fees} al mes.",
];

export const ca: Book = {
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
      "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construïts, {h.rooms}.",
      "Surt a {h.m2} per metre quadrat.",
      "{h.summary}",
      "{h.reserved}",
    ],
    building,
  },
  development: ["{d.name}, {d.where}: des de {d.price}, {d.bedrooms}, {d.state}.", "Energia: {d.rating}."],
};
