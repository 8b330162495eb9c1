import type { InAnotherLanguage } from "../../book";
import type { lists as english } from "../en/lists";

export const lists: InAnotherLanguage<typeof english> = {
  size: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construidos, {h.rooms}.",
    "{!quarter.name}Sale a {h.m2} por metro cuadrado.",
    "{h.summary}",
    "{h.reserved}",
  ],
  building: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construidos.",
    "{?h.built}{?h.renovated}Construcción de {h.built}, reforma de {h.renovated}.",
    "{?h.built}{!h.renovated}Construcción de {h.built}.",
    "{?h.lift}Planta {h.floor} de {h.floors}, con ascensor.",
    "{!h.lift}Planta {h.floor} de {h.floors}, sin ascensor.",
    "Energía: {h.rating}.",
    "Comunidad: {h.fees} al mes.",
  ],
  development: ["{d.name}, {d.where}: desde {d.price}, {d.bedrooms}, {d.state}.", "Energía: {d.rating}."],
};
