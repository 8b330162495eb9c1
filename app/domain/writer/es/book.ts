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
  "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construidos.",
  "{?h.built}{?h.renovated}Construcción de {h.built}, reforma de {h.renovated}.",
  "{?h.built}{!h.renovated}Construcción de {h.built}.",
  "{?h.lift}Planta {h.floor} de {h.floors}, con ascensor.",
  "{!h.lift}Planta {h.floor} de {h.floors}, sin ascensor.",
  "Energía: {h.rating}.",
  "Comunidad: {h.fees} al mes.",
];

export const es: Book = {
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
      "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construidos, {h.rooms}.",
      "Sale a {h.m2} por metro cuadrado.",
      "{h.summary}",
      "{h.reserved}",
    ],
    building,
  },
  development: ["{d.name}, {d.where}: desde {d.price}, {d.bedrooms}, {d.state}.", "Energía: {d.rating}."],
};
