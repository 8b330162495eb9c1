import type { InAnotherLanguage } from "../../book";
import type { lists as english } from "../en/lists";

export const lists: InAnotherLanguage<typeof english> = {
  size: [
    "{!h.rating}[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construïts, {h.rooms}.",
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} construïts, {h.rooms}; energia: {h.rating}.",
    "{!quarter.name}Surt a {h.m2} per metre quadrat.",
    "{!quarter.name}{?h.lift}Planta {h.floor} de {h.floors}, amb ascensor.",
    "{!quarter.name}{!h.lift}Planta {h.floor} de {h.floors}, sense ascensor.",
    "{h.summary}",
    "{?lead.homes}El que canvia: {h.differs}.",
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
  development: [
    "{!d.asked}[{d.name}](/developments/{d.slug}), {d.where}: des de {d.price} sense IVA ni AJD, {d.bedrooms}, {d.state}.",
    "{?d.asked}[{d.name}](/developments/{d.slug}), {d.where}, {d.asked}: des de {d.price} sense IVA ni AJD, {d.bedrooms}, {d.state}.",
    "{?lead.new}{?d.expected}L’obra ha d’acabar el {d.completion}.",
    "{?lead.new}Per reservar es paga el {d.reservation} del preu.",
    "{?lead.new}{!d.plan}L’entrada és del {d.down} com a mínim.",
    "{?lead.new}{?d.plan}L’entrada és del {d.down} com a mínim, amb pla de pagament flexible.",
    "{!d.project}Energia: {d.rating}.",
    "{?d.project}{!d.licence}Energia: {d.rating}, segons el projecte.",
    "{?d.project}{!d.licenceUntil}Energia: {d.rating}, segons el projecte; llicència d’obres {d.licence}.",
    "{?d.project}Energia: {d.rating}, segons el projecte; llicència d’obres {d.licence}, vigent fins al {d.licenceUntil}.",
    "{!d.rating}{!d.licenceUntil}Llicència d’obres {d.licence}.",
    "{!d.rating}Llicència d’obres {d.licence}, vigent fins al {d.licenceUntil}.",
  ],
};
