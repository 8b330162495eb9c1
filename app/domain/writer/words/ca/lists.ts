import type { InAnotherLanguage } from "../../book";
import type { lists as english } from "../en/lists";

export const lists: InAnotherLanguage<typeof english> = {
  size: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construïts, {h.rooms}.",
    "{!quarter.name}Surt a {h.m2} per metre quadrat.",
    "{h.summary}",
    "{h.reserved}",
  ],
  building: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construïts.",
    "{?h.built}{?h.renovated}Construcció del {h.built}, reforma del {h.renovated}.",
    "{?h.built}{!h.renovated}Construcció del {h.built}.",
    "{?h.lift}Planta {h.floor} de {h.floors}, amb ascensor.",
    "{!h.lift}Planta {h.floor} de {h.floors}, sense ascensor.",
    "Energia: {h.rating}.",
    "Comunitat: {h.fees} al mes.",
  ],
  development: ["{d.name}, {d.where}: des de {d.price}, {d.bedrooms}, {d.state}.", "Energia: {d.rating}."],
};
