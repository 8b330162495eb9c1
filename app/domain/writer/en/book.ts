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
  "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} built.",
  "{?h.built}{?h.renovated}Built in {h.built}, renovated in {h.renovated}.",
  "{?h.built}{!h.renovated}Built in {h.built}.",
  "{?h.lift}Floor {h.floor} of {h.floors}, with a lift.",
  "{!h.lift}Floor {h.floor} of {h.floors}, without a lift.",
  "Energy: {h.rating}.",
  "Community fees: {h.fees} a month.",
];

export const en: Book = {
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
      "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} built, {h.rooms}.",
      "That is {h.m2} per square metre.",
      "{h.summary}",
      "{h.reserved}",
    ],
    building,
  },
  development: ["{d.name}, {d.where}: from {d.price}, {d.bedrooms}, {d.state}.", "Energy: {d.rating}."],
};
