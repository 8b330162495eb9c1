import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { places as english } from "../en/places";

export const places: InAnotherLanguage<typeof english> = {
  "here-pros": {
    heading: either("A favor", "El que és bo {here.in}"),
    points: ["{here.pro1}", "{here.pro2}", "{here.pro3}"],
  },
  "here-cons": {
    heading: either("En contra", "Amb què cal comptar"),
    points: ["{here.con1}", "{here.con2}", "{here.con3}"],
  },
  "here-edges": {
    heading: either("{here.name}: on comença i on acaba", "Quins carrers en marquen els límits"),
    opening: "{here.edges}",
  },
  "here-homes": {
    heading: either("Com són els habitatges {here.in}", "{here.name}: quins habitatges hi trobarà"),
    opening: "{here.homes}",
  },
  "here-street": {
    heading: either("Què se sent {here.in}", "Quant soroll hi ha {here.in}"),
    opening: "{here.street}",
  },
  "here-children": {
    heading: either("On juguen els nens {here.in}", "Amb nens {here.in}"),
    opening: "{here.children}",
  },
  "here-transport": {
    heading: either("Com moure’s i comprar", "Què hi ha a prop"),
    opening: "{here.transport}",
  },
  "here-checks": {
    heading: either("Què cal comprovar abans de comprar {here.in}", "En què s’ha de fixar {here.in}"),
    points: ["{here.check1}", "{here.check2}", "{here.check3}", "{here.check4}", "{here.check5}"],
  },
  "place-character": {
    heading: either("Com es viu {place.in}", "Com és la zona"),
    opening: "{place.first}",
    closing: either(
      "{!here.street}Un nom al plànol aplega carrers molt diferents. Faci la volta a l’illa abans de jutjar l’habitatge.",
      "{!here.street}Vagi-hi dues vegades, un dia feiner i un cap de setmana: el mateix carrer en pot semblar un altre.",
      "{!here.street}El que val per a la zona pot no valer per al carrer. Pregunti pel carrer.",
    ),
  },
  "place-buildings": {
    heading: either("Quins habitatges hi ha", "Com són els edificis"),
    opening: "{place.second}",
  },
  "place-whom": {
    heading: either("Què té i què hi falta", "Què hi ha a l’abast"),
    opening: [
      "{place.third}",
      "Des del centre del barri hi ha {place.walkMetro}\u00a0min a peu fins al metro.",
      "Fins a una escola hi ha {place.walkSchool}\u00a0min a peu.",
      "Fins a un mercat hi ha {place.walkMarket}\u00a0min a peu.",
    ],
    closing: [
      "Si no és el que busca, miri al costat: [{near1.name}](/neighborhoods/{near1.slug}) o [{near2.name}](/neighborhoods/{near2.slug}).",
      "{!near2.name}Si no és el que busca, al costat hi ha [{near1.name}](/neighborhoods/{near1.slug}).",
    ],
  },
  "place-homes": {
    heading: either("Què hi ha en venda", "Els nostres habitatges"),
    opening: [
      "{?quarter.beyond}A {date} no tenim habitatges {here.in}. Aquests són els més propers dels nostres.",
      "{!quarter.beyond}{?place.homes}A {date} oferim {place.homes} {place.in}.",
      "{?quarter.nothing}{?place.homes}Cap no és {here.in}.",
      "{?quarter.inside}{!quarter.nothing}{!quarter.homes}{?place.homes}És el recompte de tota la zona: pregunti’ns si n’hi ha cap {here.in}.",
      "{!quarter.name}Costen {place.price}, o {place.m2} per metre quadrat construït.",
      "{!quarter.beyond}{?place.none}A {date} no tenim habitatges de segona mà {place.in}. Aquest és el més proper dels nostres en altres zones.",
    ],
    closing: [
      "{!quarter.name}{?place.few}Amb una mostra tan petita, les xifres descriuen el que tenim i no tota la zona.",
      "{!quarter.beyond}{?place.homes}A [la llista]({list.path}) veurà si se n’hi ha afegit algun.",
      "{!quarter.name}{?place.none}Digui’ns [en quatre passos breus](/search) què busca i ho buscarem allà.",
      "{?quarter.inside}Digui’ns [en quatre passos breus](/search) què busca i li escriurem quan surti un habitatge {here.in}.",
      "{?quarter.beyond}Digui’ns [en quatre passos breus](/search) què busca i li escriurem quan surti un habitatge {here.in}.",
    ],
  },
  "place-figures": {
    heading: either("Els preus al costat dels d’altres zones", "Com es compara amb altres zones on venem"),
    opening: either(
      "La taula recull només els nostres habitatges. No és un estudi de mercat: diu el que trobaria si ens ho preguntés el {date}.",
      "{?list.few}Aquests són els preus dels nostres habitatges, zona per zona, a {date}. Són pocs habitatges: prengui’ls com a exemples.",
    ),
    closing: [
      "Compari el metre quadrat amb compte. Una terrassa, un ascensor o una reforma també són al preu, i el metre no els ensenya.",
      "Cada habitatge compta una sola vegada, a la zona més petita on és.",
    ],
  },
};
