import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { places as english } from "../en/places";

export const places: InAnotherLanguage<typeof english> = {
  quarter: {
    heading: either("Què cal mirar en un habitatge d’allà", "Què cal comprovar en aquest barri"),
    opening: "{quarter.look}",
  },
  "place-character": {
    heading: either("{place.name}, dia a dia", "Com és la zona"),
    opening: "{place.first}",
    closing: either(
      "Un nom al plànol aplega carrers molt diferents. Faci la volta a l’illa abans de jutjar l’habitatge.",
      "Vagi-hi dues vegades, un dia feiner i un cap de setmana: el mateix carrer en pot semblar un altre.",
      "El que val per a la zona pot no valer per al carrer. Pregunti pel carrer.",
    ),
  },
  "place-buildings": {
    heading: either("Quins habitatges hi ha", "Els edificis"),
    opening: "{place.second}",
    closing: [
      "{?place.years}Any de construcció dels habitatges que hi oferim: {place.years}.",
      "{?place.years}L’any diu què s’ha de mirar primer: instal·lacions en una casa antiga, aïllament i ascensor en una dels anys seixanta als noranta, garanties en una de nova.",
      "{!place.years}L’any de construcció diu què s’ha de mirar primer: instal·lacions en una casa antiga, aïllament i ascensor en una dels anys seixanta als noranta, garanties en una de nova.",
    ],
  },
  "place-whom": {
    heading: either("Per a qui és, i qui s’estimarà més una altra zona", "És la seva zona?"),
    opening: [
      "{place.third}",
      "Des del centre del barri hi ha {place.walkMetro}\u00a0min a peu fins al metro.",
      "Fins a una escola hi ha {place.walkSchool}\u00a0min a peu.",
      "Fins a un mercat hi ha {place.walkMarket}\u00a0min a peu.",
    ],
    closing: [
      "Si no és el que busca, miri al costat: [{near1.name}](/neighborhoods/{near1.slug}) o [{near2.name}](/neighborhoods/{near2.slug}).",
      "Nosaltres les resumim així: «{near1.tagline}» i «{near2.tagline}».",
    ],
  },
  "place-homes": {
    heading: either("Què hi ha en venda", "Els nostres habitatges"),
    opening: [
      "{?place.homes}A {date} oferim {place.homes} {place.in}.",
      "Preus anunciats: {place.price}. Per metre quadrat construït: {place.m2}.",
      "{?place.none}A {date} no en tenim cap {place.in}. Aquests són els més propers dels nostres, en zones veïnes.",
    ],
    closing: [
      "{?place.few}Amb una mostra tan petita, les xifres descriuen el que tenim i no tota la zona.",
      "{?place.homes}A [la llista]({list.path}) veurà si se n’hi ha afegit algun.",
      "{?place.none}Digui’ns [en quatre passos breus](/search) què busca i ho buscarem allà.",
    ],
  },
  "place-figures": {
    heading: either("Els preus al costat dels d’altres zones", "Com es compara amb les zones del voltant"),
    opening: either(
      "La taula recull només els nostres habitatges. No és un estudi de mercat: diu el que trobaria si ens ho preguntés el {date}.",
      "{?list.few}Aquests són els preus dels nostres habitatges, zona per zona, a {date}. Són pocs habitatges: prengui’ls com a exemples.",
    ),
    closing: [
      "Compari el metre quadrat amb compte. Una terrassa, un ascensor o una reforma també són al preu, i el metre no els ensenya.",
      "Un habitatge situat en una part d’una zona més gran compta en totes dues.",
    ],
  },
};
