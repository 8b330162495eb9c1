import type { InAnotherLanguage } from "../../book";
import type { lists as english } from "../en/lists";

export const lists: InAnotherLanguage<typeof english> = {
  size: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construidos, {h.rooms}.",
    "Sale a {h.m2} por metro cuadrado.",
    "{?h.lift}Planta {h.floor} de {h.floors}, con ascensor.",
    "{!h.lift}Planta {h.floor} de {h.floors}, sin ascensor.",
    "Energía: {h.rating}.",
    "{h.summary}",
    "{?lead.homes}En qué se diferencia: {h.differs}.",
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
  development: [
    "{!d.asked}[{d.name}](/developments/{d.slug}), {d.where}: desde {d.price} sin IVA ni AJD, {d.bedrooms}.",
    "{?d.asked}[{d.name}](/developments/{d.slug}), {d.where}, {d.asked}: desde {d.price} sin IVA ni AJD, {d.bedrooms}.",
    "{!d.completion}Estado de la obra: {d.state}.",
    "{?d.expected}Estado de la obra: {d.state}; se prevé acabarla en el {d.completion}.",
    "{!d.expected}Estado de la obra: {d.state} en el {d.completion}.",
    "Para reservar se paga el {d.reservation} del precio.",
    "{!d.plan}La entrada es de un {d.down} como mínimo.",
    "{?d.plan}La entrada es de un {d.down} como mínimo, con plan de pago flexible.",
    "{?d.project}Energía: {d.rating}, según el proyecto.",
    "{!d.project}Energía: {d.rating}.",
    "{!d.licenceUntil}Licencia de obras {d.licence}.",
    "{?d.licenceUntil}Licencia de obras {d.licence}, vigente hasta el {d.licenceUntil}.",
  ],
};
