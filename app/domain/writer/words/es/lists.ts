import type { InAnotherLanguage } from "../../book";
import type { lists as english } from "../en/lists";

export const lists: InAnotherLanguage<typeof english> = {
  size: [
    "{!h.rating}[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construidos, {h.rooms}.",
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construidos, {h.rooms}; energía: {h.rating}.",
    "{!quarter.name}Sale a {h.m2} por metro cuadrado.",
    "{!quarter.name}{?h.lift}Planta {h.floor} de {h.floors}, con ascensor.",
    "{!quarter.name}{!h.lift}Planta {h.floor} de {h.floors}, sin ascensor.",
    "{h.summary}",
    "{?lead.homes}Lo que cambia: {h.differs}.",
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
    "{!d.asked}[{d.name}](/developments/{d.slug}), {d.where}: desde {d.price} sin IVA ni AJD, {d.bedrooms}, {d.state}.",
    "{?d.asked}[{d.name}](/developments/{d.slug}), {d.where}, {d.asked}: desde {d.price} sin IVA ni AJD, {d.bedrooms}, {d.state}.",
    "{?lead.new}{?d.expected}La obra debe acabar en el {d.completion}.",
    "{?lead.new}Para reservar se paga el {d.reservation} del precio.",
    "{?lead.new}{!d.plan}La entrada es del {d.down} como mínimo.",
    "{?lead.new}{?d.plan}La entrada es del {d.down} como mínimo, con plan de pago flexible.",
    "{!d.project}Energía: {d.rating}.",
    "{?d.project}{!d.licence}Energía: {d.rating}, según el proyecto.",
    "{?d.project}{!d.licenceUntil}Energía: {d.rating}, según el proyecto; licencia de obras {d.licence}.",
    "{?d.project}Energía: {d.rating}, según el proyecto; licencia de obras {d.licence}, vigente hasta el {d.licenceUntil}.",
    "{!d.rating}{!d.licenceUntil}Licencia de obras {d.licence}.",
    "{!d.rating}Licencia de obras {d.licence}, vigente hasta el {d.licenceUntil}.",
  ],
};
