import type { ServiceText } from "../service-text";

export const negotiationSupport: ServiceText = {
  meta: {
    title: "Negociació de la compra a Barcelona",
    description:
      "Preparem i negociem la seva oferta per un habitatge que no venem nosaltres: preu, condicions i dates, amb dades, per escrit i sense passar del seu límit.",
  },
  title: "Vostè posa el límit; nosaltres, les dades",
  lead: "Preparem la seva oferta amb habitatges comparables, la posem per escrit i no passem del límit que vostè fixa. També negociem les dates i les condicions.",
  points: {
    title: "Amb què pot comptar",
    items: [
      {
        title: "Un límit que respectem",
        text: "Acordem quant pagaria com a màxim i no el superem sense el seu vistiplau.",
      },
      {
        title: "Dades, no pressió",
        text: "Habitatges comparables, obres pendents i el que diu la documentació: cada argument es pot comprovar.",
      },
      {
        title: "També les condicions",
        text: "La hipoteca, les dates, els mobles o una reparació poden valer tant com el preu.",
      },
      {
        title: "Sabrà sempre de quina banda som",
        text: "Si l’habitatge el venem nosaltres, treballem per al propietari i li ho diem d’entrada; en aquest cas no podem negociar per vostè.",
      },
    ],
  },
  steps: {
    title: "Com negociem",
    items: [
      {
        title: "Estudiem l’habitatge",
        text: "El visitem i en mirem la documentació, les càrregues i quant fa que és en venda.",
      },
      {
        title: "Ho acordem amb vostè",
        text: "La primera oferta, el límit i les condicions. I també els nostres honoraris, per escrit.",
      },
      { title: "Fem l’oferta", text: "Per escrit i amb data. Quan hi ha resposta, li ho diem el mateix dia." },
      {
        title: "Ho deixem per escrit",
        text: "El que s’ha acordat consta al contracte d’arres abans que vostè lliuri cap quantitat.",
      },
    ],
  },
  closing: {
    title: "Vol fer una oferta?",
    text: "Digui’ns per quin habitatge i fins on arribaria.",
  },
};
